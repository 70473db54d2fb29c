import { pitchEndpoints } from '#contract/http/pitch.ts';
import { presentFixture } from '#server/api/live/live-routes.ts';
import { presentLatin } from '#server/api/presenters.ts';
import { serve, type Api } from '#server/api/serve.ts';
import { listMatchesPlayed, listMatchesToCome } from '#server/db/matches/fixtures.ts';
import { findPitchPage, type PitchPageRow } from '#server/db/pitches/pitch-page.ts';
import type { Reader } from '#server/db/queryable.ts';
import { ApiError } from '#server/errors.ts';

const MOST_TO_COME = 30;

export function pitchRoutes(api: Api) {
  serve(api, pitchEndpoints.one, async ({ params: { id }, reader, tag }) => {
    tag(`pitch:${id}`, 'live', 'results', 'competitions');
    const pitch = await requirePitch(reader, id);
    const upcoming = await listMatchesToCome(reader, pitch.name, MOST_TO_COME);
    return {
      id,
      name: pitch.name,
      name_latin: presentLatin(pitch.name, pitch.nameLatin) ?? pitch.name,
      address: pitch.address,
      address_latin: presentLatin(pitch.address, null),
      latitude: pitch.latitude,
      longitude: pitch.longitude,
      matches_played: pitch.matchesPlayed,
      upcoming: upcoming.map(presentFixture),
    };
  });

  serve(api, pitchEndpoints.matches, async ({ params: { id }, query: { page, limit }, reader, tag }) => {
    tag(`pitch:${id}`, 'results', 'competitions');
    const { name } = await requirePitch(reader, id);
    // One row more than the page holds shows whether there is a next page.
    const rows = await listMatchesPlayed(reader, name, { limit: limit + 1, offset: (page - 1) * limit });
    return {
      matches: rows.slice(0, limit).map(presentFixture),
      pagination: { currentPage: page, hasMore: rows.length > limit },
    };
  });
}

async function requirePitch(reader: Reader, id: number): Promise<PitchPageRow> {
  const pitch = await findPitchPage(reader, id);
  if (!pitch) throw new ApiError('not_found', `There is no pitch ${id}`);
  return pitch;
}
