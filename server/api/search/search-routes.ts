import { searchCalls, type Search } from '#contract/http/search.ts';
import { searchKey, slipKeys } from '#domain/formatting/search-key.ts';
import { bestMatches } from '#domain/formatting/search-rank.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import type { Reader } from '../../db/reader.ts';
import { findByLetters, findBySlips, listFound, type FoundRow, type NamedRow } from '../../db/queries/search.ts';
import { serve, type Api } from '../serve.ts';

const MOST_RESULTS = 20;
/** Slips are many and few of them are near: enough are read that the near ones are among them. */
const MOST_SLIPS = 300;
/** The rest of the words are judged when ranking: each number of words is a statement of its own for the database. */
const MOST_WORDS = 4;

export function searchRoutes(api: Api) {
  serve(api, searchCalls.search, async ({ query, reader, now, tag }) => {
    tag('everything', 'competitions');
    const found = await findNamed(reader, searchKey(query.q));
    const rows = found.length === 0 ? [] : await listFound(reader, now, found);
    return { results: rows.map(presentFound) };
  });
}

async function findNamed(reader: Reader, wanted: string): Promise<NamedRow[]> {
  if (wanted === '') return [];
  const exact = await findByLetters(reader, wanted, MOST_RESULTS);
  const slips = wanted
    .split(' ')
    .map(slipKeys)
    .filter((keys) => keys.length > 0)
    .slice(0, MOST_WORDS);
  const enough = exact.length === MOST_RESULTS || slips.length === 0;
  const near = enough ? [] : await findBySlips(reader, slips, MOST_SLIPS);
  const all = new Map([...exact, ...near].map((row) => [`${row.kind} ${row.id}`, row]));
  return bestMatches(
    [...all.values()].map((row) => ({ ...row, keys: row.keys.split('\n'), row })),
    wanted,
    MOST_RESULTS,
  ).map(({ row }) => row);
}

const presentFound = ({ kind, id, name, picture, city, team, season }: FoundRow): Search['results'][number] => ({
  type: kind,
  id,
  name,
  subtitle: kind === 'competition' && season ? seasonName(season) : (team ?? city),
  image: picture,
});
