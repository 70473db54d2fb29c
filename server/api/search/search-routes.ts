import { searchEndpoints, type Search } from '#contract/http/search.ts';
import { searchKey, misspellingKeys } from '#domain/formatting/search-key.ts';
import { bestMatches } from '#domain/formatting/search-rank.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import type { Reader } from '#server/db/queryable.ts';
import { findByLetters, findMisspelt, listFound, type FoundRow, type NamedRow } from '#server/db/search/search.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import { presentLatin, presentNamed } from '#server/api/presenters.ts';
import { serve, type Api } from '#server/api/serve.ts';

const MAX_RESULTS = 20;
/** Many names match a misspelling loosely; enough are read that the close ones are among them. */
const MAX_SLIPS = 300;
/** Each number of words is a prepared statement of its own; further words only count for ranking. */
const MAX_WORDS = 4;

/** Somebody who types fast asks five times a second. */
const LIMIT = { burst: 40, perSecond: 5 };

export function searchRoutes(api: Api) {
  serve(
    api,
    searchEndpoints.search,
    async ({ query, reader, now, tag }) => {
      tag('names', 'squads', 'competitions');
      const found = await findNamed(reader, searchKey(query.q), now);
      const rows = found.length === 0 ? [] : await listFound(reader, now, found);
      return { results: rows.map(presentFound) };
    },
    { limit: createRateLimit(LIMIT) },
  );
}

async function findNamed(reader: Reader, wanted: string, now: Date): Promise<NamedRow[]> {
  if (wanted === '') return [];
  const exact = await findByLetters(reader, wanted, { limit: MAX_RESULTS, now });
  const slips = wanted
    .split(' ')
    .map(misspellingKeys)
    .filter((keys) => keys.length > 0)
    .slice(0, MAX_WORDS);
  const enough = exact.length === MAX_RESULTS || slips.length === 0;
  const near = enough ? [] : await findMisspelt(reader, slips, { limit: MAX_SLIPS, now });
  const all = new Map([...exact, ...near].map((row) => [`${row.kind} ${row.id}`, row]));
  return bestMatches(
    [...all.values()].map((row) => ({ ...row, keys: row.keys.split('\n'), row })),
    wanted,
    MAX_RESULTS,
  ).map(({ row }) => row);
}

function presentFound(row: FoundRow): Search['results'][number] {
  const { kind, picture, city, cityLatin, team, season } = row;
  const ofSeason = kind === 'competition' && season ? seasonName(season) : null;
  return {
    type: kind,
    ...presentNamed(row),
    short_name: row.shortName,
    subtitle: ofSeason ?? team?.name ?? city,
    subtitle_latin: ofSeason ?? team?.nameLatin ?? presentLatin(city, cityLatin),
    image: picture,
  };
}
