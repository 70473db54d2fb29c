import { LANGUAGES } from '#contract/language.ts';
import { PAGE_ROUTES, type PageRoute, type PageSubject } from '#contract/page-routes.ts';
import { apiPaths, filePaths, inLanguage } from '#contract/paths.ts';
import { sql, type Sql } from '#server/db/sql.ts';
import type { DeskLeague } from './desk-league.ts';
import { addressesOf, everyEndpoint } from './every-endpoint.ts';

/** What the public site answers, with the status, by address. */
type PublicAnswers = Record<string, string>;

/** Of the pages every `step`th from the one `at`. */
interface Some {
  at: number;
  step: number;
}

/** Of each kind those that commands change, and others. */
const SUBJECTS: Record<PageSubject, Sql> = {
  article: sql`select id from news order by published_at limit 2`,
  competition: sql`select id from competitions order by id limit 2`,
  gallery: sql`select gallery_id as id from photos group by 1 order by 1 desc limit 2`,
  match: sql`select id from matches where key in ('m1', 'm6', 'derby', 'final') order by id`,
  pitch: sql`select id from pitches order by id limit 2`,
  player: sql`select id from players where key in ('ivan', 'petar', 'b5') order by id`,
  referee: sql`select id from referees order by id limit 2`,
  team: sql`select id from teams where key in ('balik', 'vihar') order by id`,
};

const FILES = [filePaths.sitemap, filePaths.sitemapPages(1), filePaths.sitemapNews, filePaths.openSearch];
const AT_ONCE = 4;
/** Letters on each side of a difference. */
const EXCERPT = 60;

/**
 * The whole public site as visitors get it, some of it from memory: every answer of the API, every file, and pages of each
 * kind in both languages. What was once there is read again, so that nobody remembers what was deleted.
 */
export function openPublicAnswers(league: DeskLeague) {
  const known = { plain: new Set<string>(), pages: new Set<string>() };
  let visitors = 0;

  async function idsBy(query: Sql): Promise<number[]> {
    return (await league.database.reader.rows<{ id: number }>(query)).map(({ id }) => id);
  }

  async function listApi(): Promise<string[]> {
    const { reader } = league.database;
    const each = await Promise.all(everyEndpoint.map((endpoint) => addressesOf(reader, endpoint, null)));
    const players = await idsBy(sql`select id from players order by id limit 30`);
    const teams = await idsBy(sql`select id from teams order by id`);
    const competitions = await idsBy(sql`select id from competitions order by id`);
    return [
      ...each.flat(),
      `${apiPaths.following}?ids=${players.map((id) => `p${id}`).join('.')}`,
      `${apiPaths.search}?q=играч`,
      ...teams.map((id) => `${apiPaths.teamSquad(id)}?season_id=all`),
      ...competitions.map((id) => `${apiPaths.topScorers(id)}?type=alltime`),
    ];
  }

  async function listFiles(): Promise<string[]> {
    const teams = await idsBy(sql`select id from teams order by id`);
    const competitions = await idsBy(sql`select id from competitions order by id`);
    const matches = await idsBy(sql`select id from matches order by id`);
    const media = await league.database.reader.rows<{ address: string }>(sql`select address from media order by id`);
    const inBothLanguages = [
      filePaths.newsFeed,
      ...teams.flatMap((id) => [filePaths.teamFeed(id), filePaths.teamCalendar(id)]),
      ...competitions.flatMap((id) => [filePaths.competitionFeed(id), filePaths.competitionCalendar(id)]),
      ...matches.map(filePaths.matchCalendar),
    ];
    return [...FILES, ...inBothLanguages.flatMap(inLanguages), ...media.map(({ address }) => address)];
  }

  async function listPages(): Promise<string[]> {
    const each = PAGE_ROUTES.map(async (route) => {
      if (route.subject === undefined) return route.path === '/team' || route.path === '/player' ? [] : [route.path];
      const ids = await idsBy(SUBJECTS[route.subject]);
      const paths = ids.map((id, at) => fill(route.path, id, ids[at === 0 ? 1 : 0] ?? id));
      return paths.flatMap((path) => queriesOf(route).map((query) => path + query));
    });
    return (await Promise.all(each)).flat().flatMap(inLanguages);
  }

  async function read(url: string, remoteAddress: string): Promise<string> {
    for (;;) {
      const { statusCode, headers, body } = await league.app().inject({ url, remoteAddress });
      // On a busy machine the database, or some data of a page, comes too late: nobody remembers that.
      const isWhole = statusCode === 200 ? headers['cache-control'] !== 'private, no-cache' : statusCode !== 503;
      if (isWhole) return `${statusCode} ${comparable(body)}`;
    }
  }

  /** By one visitor, whom no limit concerns, and not more at once than the database has connections for. */
  async function readAll(urls: readonly string[]): Promise<PublicAnswers> {
    const address = `10.0.${(visitors += 1) >> 8}.${visitors & 255}`;
    const left = [...urls];
    const found: PublicAnswers = {};
    const readRest = async () => {
      for (let url = left.pop(); url !== undefined; url = left.pop()) found[url] = await read(url, address);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, readRest));
    return found;
  }

  /** All, with some of the pages. */
  async function readSome({ at, step }: Some): Promise<PublicAnswers> {
    for (const url of [...(await listApi()), ...(await listFiles())]) known.plain.add(url);
    for (const url of await listPages()) known.pages.add(url);
    const pages = [...known.pages].filter((_, place) => place % step === at % step);
    // Pages come after the answers that they show.
    return { ...(await readAll([...known.plain])), ...(await readAll(pages)) };
  }

  return {
    remember: async (some: Some): Promise<void> => void (await readSome(some)),
    /** What is remembered and not true any more, beside what is read again. */
    findOutdated: async (some: Some) => {
      await league.hearAll();
      const remembered = await readSome(some);
      league.forget();
      const found = differences(remembered, await readSome(some));
      // Once more: what is not there is never remembered, and may seem to be missing while the database is busy.
      return differences(pick(remembered, found), await readAll(Object.keys(found)));
    },
  };
}

const pick = (answers: PublicAnswers, from: object): PublicAnswers =>
  Object.fromEntries(Object.keys(from).map((url) => [url, answers[url] ?? '']));

/** Where answers differ for the first time, by address. */
function differences(these: PublicAnswers, those: PublicAnswers): Record<string, [string, string]> {
  const different = Object.keys({ ...these, ...those }).filter((url) => these[url] !== those[url]);
  return Object.fromEntries(
    different.map((url) => {
      const [one = '', other = ''] = [these[url], those[url]];
      let at = 0;
      while (at < one.length && one[at] === other[at]) at += 1;
      const excerpt = (text: string) => text.slice(Math.max(0, at - EXCERPT), at + EXCERPT);
      return [url, [excerpt(one), excerpt(other)]];
    }),
  );
}

const inLanguages = (address: string) => LANGUAGES.map((language) => inLanguage(address, language));

const fill = (path: string, id: number, other: number) =>
  path.replace(':id', String(id)).replace(':other', String(other)).replace(':gameweek', '1');

/** The first tab and its first part are at the address without a query. */
const queriesOf = ({ tabs = [], parts = [] }: PageRoute): string[] => [
  '',
  ...tabs.slice(1).map((tab) => `?tab=${tab}`),
  ...parts.slice(1).map((part) => `?part=${part}`),
];

/** A page carries its data in the order in which it came. When a match was written is not kept up to date in sitemaps. */
const comparable = (body: string): string =>
  body
    .replaceAll(/<lastmod>.*?<\/lastmod>/g, '')
    .replace(/(?<=<script type="application\/json" id="state">).*?(?=<\/script>)/s, (state) => {
      const { queries, ...rest } = JSON.parse(state) as { queries: { path: string }[] };
      return JSON.stringify({ ...rest, queries: queries.toSorted((a, b) => (a.path < b.path ? -1 : 1)) });
    });
