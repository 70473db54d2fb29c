import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playerEndpoints } from '#contract/http/player.ts';
import { teamEndpoints } from '#contract/http/team.ts';
import { LANGUAGES } from '#contract/language.ts';
import {
  apiPaths,
  embedPaths,
  filePaths,
  MOMENT_FORMATS,
  pagePaths,
  PART_MOMENTS,
  SOCIAL_PICTURE_KINDS,
  WHOLE_MOMENTS,
  type Moment,
} from '#contract/paths.ts';
import { PRIVATE_NAME } from '#domain/player/private-player.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import { fetchWith, inProcessApi } from '#server/render/page-api.ts';
import { publicLeague } from '#tests/support/public-league.ts';
import { DEMO_NOW, demoLeague } from '#tests/support/demo-league.ts';
import { textOf } from '#tests/support/drawn-pictures.ts';
import { addressesOf, everyEndpoint } from '#tests/support/every-endpoint.ts';
import { openAppOn, type LeagueApp } from '#tests/support/league-app.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { connectClient, startLiveNode } from '#tests/support/live-node.ts';
import { sitePages } from '#tools/site-pages.ts';
import { loadCard } from '#web/social/load-card.ts';

/* [AG4] Everybody in the demo is a minor without a declaration: nothing that the public can reach may name anybody. */

const NAMED = /Цветноглав|Tsvetnoglav/i;
let database: OpenDatabase;
let league: LeagueApp;
let pages: string[];
let player: { id: number; photo: string };

const get = async (url: string) => {
  const { statusCode, body } = await league.app.inject({ url });
  return { status: statusCode, body };
};

async function firstId(sql: string): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(sql);
  return rows[0]?.id ?? 0;
}

beforeAll(async () => {
  database = await openLeagueDatabase(demoLeague());
  league = await openAppOn(database, DEMO_NOW);
  pages = Object.values(await sitePages(async (path) => (await league.app.inject({ url: path })).json()));
  await league.app.close();
  await database.pool.query(
    `update players set name = 'Цветноглав ' || id, name_latin = 'Tsvetnoglav ' || id, birthdate = '2010-03-16',
       parental_declaration = false, hidden = false,
       picture_id = coalesce(picture_id, (select min(picture_id) from players))`,
  );
  const { rows } = await database.pool.query<{ id: number; photo: string }>(
    `select p.id, m.address as photo from players p join media m on m.id = p.picture_id order by p.id limit 1`,
  );
  player = rows[0]!;
  await refreshSearchIndex(database.db);
  league = await openAppOn(database, DEMO_NOW);
}, 120_000);
afterAll(() => league?.close());

test('[AG4] no endpoint names a private player or shows a photo', async () => {
  let masked = 0;
  for (const endpoint of everyEndpoint)
    for (const address of await addressesOf(database.reader, endpoint)) {
      const { status, body } = await get(address);
      const isOfPlayer = /\/api\/(players\/\d|team-compositions)/.test(address);
      expect([address, status]).toEqual([address, isOfPlayer ? 404 : 200]);
      expect([address, NAMED.exec(body)?.[0], body.includes(player.photo)]).toEqual([address, undefined, false]);
      if (body.includes('"name":"Играч под 18","name_latin":"Under-18 player","private":true')) masked += 1;
    }
  // Line-ups, events, statistics, leaders, squads, transfers, teams of the week and the season.
  expect(masked).toBeGreaterThan(20);
}, 120_000);

test('[AG4] no page, embed, feed, calendar or sitemap names one', async () => {
  const competition = await firstId(`select id from competitions order by rank limit 1`);
  const team = await firstId(`select id from teams order by id limit 1`);
  const match = await firstId(`select id from matches where status = 'LIVE' order by id limit 1`);
  const files = [
    embedPaths.standings(competition),
    embedPaths.match(match),
    filePaths.newsFeed,
    filePaths.competitionFeed(competition),
    filePaths.teamFeed(team),
    filePaths.teamCalendar(team),
    filePaths.competitionCalendar(competition),
    filePaths.matchCalendar(match),
    filePaths.sitemapPages(1),
  ];
  for (const path of [...pages, ...files])
    for (const lang of LANGUAGES) {
      const address = `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
      const { status, body } = await get(address);
      const isOfPlayer = path.startsWith('/player/') || path.startsWith('/compare/players/');
      expect([address, status]).toEqual([address, isOfPlayer ? 404 : 200]);
      expect([address, NAMED.exec(body)?.[0], body.includes(player.photo)]).toEqual([address, undefined, false]);
      if (!isOfPlayer) expect([address, /\/player\/\d+/.exec(body)?.[0]]).toEqual([address, undefined]);
    }
  expect((await get(`${pagePaths.team(team)}?tab=Squad`)).body.includes('под 18')).toBe(true);
}, 240_000);

test('[AG4] nor does a picture for social networks; the photo is not served', async () => {
  const ids = {
    match: await firstId(`select id from matches where status = 'FINISHED' order by start_time desc limit 1`),
    team: await firstId(`select id from teams order by id limit 1`),
    player: player.id,
    competition: await firstId(`select id from competitions order by id limit 1`),
    article: await firstId(`select id from news order by id limit 1`),
    gallery: await firstId(`select id from galleries order by id limit 1`),
  };
  for (const kind of SOCIAL_PICTURE_KINDS)
    for (const language of LANGUAGES) {
      const card = await loadCard(
        { kind, id: ids[kind] },
        { language, league: publicLeague, fetchApi: fetchWith(inProcessApi(league.app)) },
      );
      expect([kind, card === null]).toEqual([kind, kind === 'player']);
      expect(JSON.stringify(card)).not.toMatch(NAMED);
      expect(JSON.stringify(card)).not.toContain(player.photo);
      if (card !== null) expect(await textOf(league.app, { kind, id: ids[kind] }, language)).not.toMatch(NAMED);
    }
  expect((await get(player.photo)).status).toBe(404);
});

test('[AG4] nor is one written in a picture to share: of a match, a goal, a table, a gameweek, its best six', async () => {
  const { rows: goals } = await database.pool.query<{ match: number; part: number }>(
    `select match_id as match, max(id)::int as part from match_ledger where kind = 'GOAL' group by 1 order by 1 desc limit 1`,
  );
  const { rows: weeks } = await database.pool.query<{ competition: number; part: number }>(
    `select cs.competition_id as competition, c.gameweek_id as part from compositions c
     join gameweeks g on g.id = c.gameweek_id join competition_seasons cs on cs.id = g.competition_season_id
     order by c.id desc limit 1`,
  );
  const moments: Moment[] = [
    ...goals.flatMap(({ match, part }) => [
      { kind: 'match' as const, id: match },
      { kind: 'goal' as const, id: match, part },
    ]),
    ...weeks.flatMap(({ competition, part }) => [
      { kind: 'competition' as const, id: competition },
      { kind: 'gameweek' as const, id: competition, part },
      { kind: 'team-of-the-week' as const, id: competition, part },
    ]),
    {
      kind: 'teams',
      id: await firstId('select min(id) as id from teams'),
      part: await firstId('select max(id) as id from teams'),
    },
  ];
  // There is none of players who have no page.
  expect(new Set(moments.map(({ kind }) => kind)).size).toBe(WHOLE_MOMENTS.length + PART_MOMENTS.length - 1);
  const masked = new Set<string>();
  for (const moment of moments)
    for (const format of MOMENT_FORMATS)
      for (const language of LANGUAGES) {
        const words = await textOf(league.app, { ...moment, format }, language);
        expect([moment, NAMED.exec(words)?.[0]]).toEqual([moment, undefined]);
        if (Object.values(PRIVATE_NAME).some((name) => words.includes(name))) masked.add(`${moment.kind} ${language}`);
      }
  expect([...masked]).toEqual(expect.arrayContaining(['goal bg', 'goal en', 'team-of-the-week bg']));
}, 120_000);

test('[AG4] nor a document', async () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { statusCode, rawPayload } = await league.app.inject({ url: pagePaths.document(number) });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true });
    expect([number, statusCode, NAMED.exec(text)?.[0]]).toEqual([number, 200, undefined]);
  }
});

test('[AG4] nor does a live message', async () => {
  const node = await startLiveNode(database);
  const client = await connectClient(node);
  const match = await firstId(`select id from matches where status = 'LIVE' order by id limit 1`);
  await client.join(match);
  const messages = JSON.stringify(await client.settle(match));
  expect(messages).toContain('"private":true');
  expect(messages).not.toMatch(NAMED);
  await node.close();
});

test('[AG4] search does not find one', async () => {
  for (const query of ['цветноглав', 'tsvetnoglav', 'цветноглев'])
    expect((await get(`${apiPaths.search}?q=${encodeURIComponent(query)}`)).body).toBe('{"results":[]}');
});

test('[AG4] whoever turns 18 is shown without a write', async () => {
  const later = await openAppOn({ ...database, close: () => Promise.resolve() }, new Date('2028-03-15T22:30:00Z'));
  expect((await later.app.inject({ url: apiPaths.player(player.id) })).json()).toMatchObject({
    name: `Цветноглав ${player.id}`,
    age: 18,
    birthdate: '2010-03-16',
  });
  const found = await later.app.inject({
    url: `${apiPaths.search}?q=${encodeURIComponent(`цветноглав ${player.id}`)}`,
  });
  expect(found.body).toContain(`"id":${player.id}`);
  await later.close();
});

test('[AG4] the declaration makes a player public', async () => {
  await database.pool.query(`update players set parental_declaration = true where id = ${player.id}`);
  const shown = await openAppOn({ ...database, close: () => Promise.resolve() }, DEMO_NOW);
  const details = await shown.ask(playerEndpoints.one, apiPaths.player(player.id));
  expect(details).toMatchObject({ name: `Цветноглав ${player.id}`, name_latin: `Tsvetnoglav ${player.id}`, age: 15 });
  expect(details).not.toHaveProperty('private');
  expect(details).not.toHaveProperty('birthdate');
  expect((await shown.app.inject({ url: player.photo })).statusCode).toBe(200);
  const team = details.teams.find(({ isCurrent }) => isCurrent)?.id ?? 0;
  const squad = await shown.ask(teamEndpoints.squad, apiPaths.teamSquad(team));
  const named = Object.values(squad.players)
    .flat()
    .filter((member) => !member.player.private);
  expect(named.map((member) => member.player.id)).toEqual([player.id]);
  await shown.close();
});
