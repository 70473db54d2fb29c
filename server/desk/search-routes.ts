import type { FastifyInstance } from 'fastify';
import { OFFICE_SEARCH_KINDS, searchEndpoints, type OfficeFound, type OfficeSearch } from '#contract/desk/search.ts';
import { misspellingKeys, searchKey, searchKeys } from '#domain/formatting/search-key.ts';
import { isNearMiss, rankMatch } from '#domain/formatting/search-rank.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import {
  findMatchesOf,
  findNamed,
  listNamesOfPeople,
  listTitles,
  readDetails,
} from '#server/db/search/office-search.ts';
import type { Database } from '#server/db/transactions.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { serveDesk } from './serve-desk.ts';

const MOST = 12;
const MOST_MATCHES = 4;
/** Enough that the close ones are among them. */
const CANDIDATES = 300;
const ARTICLES = 500;
const MOST_WORDS = 4;

/** Everything of the office by name, in either alphabet. */
export const searchRoutes = (app: FastifyInstance, { db, now }: { db: Database; now: () => Date }) =>
  serveDesk(app, searchEndpoints, now, {
    searchOffice: ({ query, actor }) => searchOffice(db, searchKey(query.q), actor.at),
  });

async function searchOffice(db: Queryable, wanted: string, now: Date): Promise<OfficeSearch> {
  if (wanted === '') return { results: [], suggestion: null };
  const ranked = await rankEverything(db, wanted, now);
  const found = ranked.filter(({ rank }) => !isNearMiss(rank));
  const matches = await findMatches(db, wanted, now);
  const [nearest] = ranked;
  if (found.length === 0)
    return {
      results: matches,
      suggestion: matches.length === 0 && nearest ? likeliestWord(nearest.name, wanted) : null,
    };
  const shown = found.slice(0, MOST);
  const details = new Map(
    (await readDetails(db, shown, dayAt(now))).map((detail) => [`${detail.kind} ${detail.id}`, detail]),
  );
  const results = shown.map(({ kind, id, name, nameLatin, isDraft }): OfficeFound => {
    const { detail = null, detailLatin = null, teamId = null, isHidden = false } = details.get(`${kind} ${id}`) ?? {};
    const named = { kind, id, name, nameLatin, detail, detailLatin };
    return { ...named, teamId: kind === 'player' ? teamId : null, startTime: null, isHidden: isHidden || isDraft };
  });
  return { results: [...results, ...matches], suggestion: null };
}

interface Ranked {
  kind: OfficeFound['kind'];
  id: number;
  name: string;
  nameLatin: string;
  isDraft: boolean;
  rank: number;
}

/** The best first; of equally good ones in the order of their kinds. */
async function rankEverything(db: Queryable, wanted: string, now: Date): Promise<Ranked[]> {
  const slips = wanted
    .split(' ')
    .map(misspellingKeys)
    .filter((keys) => keys.length > 0)
    .slice(0, MOST_WORDS);
  const named = await findNamed(db, wanted, slips, CANDIDATES);
  const articles = await listTitles(db, now, ARTICLES);
  const people = await listNamesOfPeople(db);
  const all = [
    ...named.map((row) => ({ ...row, keys: row.keys.split('\n'), isDraft: false })),
    ...articles.map((row) => ({ ...row, kind: 'article' as const, keys: searchKeys(row.name, row.nameLatin) })),
    ...people.map(({ id, name }) => ({
      kind: 'person' as const,
      id,
      name,
      nameLatin: name,
      isDraft: false,
      keys: searchKeys(name),
    })),
  ];
  return all
    .flatMap(({ keys, ...row }) => {
      const rank = rankMatch(keys, wanted);
      return rank === null ? [] : [{ ...row, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank || kindOrder(a) - kindOrder(b) || a.id - b.id);
}

const kindOrder = ({ kind }: Pick<Ranked, 'kind'>) => OFFICE_SEARCH_KINDS.indexOf(kind);

/** "balik vihar": the teams of each part of what was typed. */
async function findMatches(db: Queryable, wanted: string, now: Date): Promise<OfficeFound[]> {
  const words = wanted.split(' ');
  const whole = await teamsNamed(db, wanted);
  const parts = words.map((_, at) => [words.slice(0, at), words.slice(at)].map((part) => part.join(' ')));
  for (const [first = '', second = ''] of parts.slice(1)) {
    const sides = [await teamsNamed(db, first), await teamsNamed(db, second)];
    if (sides.every((ids) => ids.length > 0)) return toFound(await findMatchesOf(db, sides, now, MOST_MATCHES));
  }
  return whole.length === 1 ? toFound(await findMatchesOf(db, [whole], now, MOST_MATCHES)) : [];
}

async function teamsNamed(db: Queryable, wanted: string): Promise<number[]> {
  const named = await findNamed(db, wanted, [], CANDIDATES);
  return named
    .filter(({ kind, keys }) => kind === 'team' && isStart(rankMatch(keys.split('\n'), wanted)))
    .map(({ id }) => id);
}

/** At the start of the name or of one of its words. */
const isStart = (rank: number | null) => rank !== null && rank < 3;

const toFound = (matches: Awaited<ReturnType<typeof findMatchesOf>>): OfficeFound[] =>
  matches.map(({ startTime, ...match }) => ({
    ...match,
    kind: 'match',
    teamId: null,
    startTime: startTime?.toISOString() ?? null,
    isHidden: false,
  }));

/** The word of a name that is nearest to what was typed. */
function likeliestWord(name: string, wanted: string): string {
  const words = name.split(' ');
  const rankOf = (word: string) => rankMatch(searchKeys(word), wanted) ?? Number.POSITIVE_INFINITY;
  const best = words.toSorted((a, b) => rankOf(a) - rankOf(b))[0];
  return best === undefined || rankOf(best) === Number.POSITIVE_INFINITY ? name : best;
}
