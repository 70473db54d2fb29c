import { refereeEndpoints } from '#contract/http/referee.ts';
import { findReferee, hasReferee, listRefereedMatches } from '#server/db/referees/referee-page.ts';
import { ApiError } from '#server/errors.ts';
import { presentGameweekMatch } from '#server/api/competition/gameweek-presenter.ts';
import { presentListedCompetition, presentNamed } from '#server/api/presenters.ts';
import { serve, type Api } from '#server/api/serve.ts';

const noReferee = ({ id }: { id: number }) => new ApiError('not_found', `There is no referee ${id}`);

export function refereeRoutes(api: Api) {
  serve(api, refereeEndpoints.one, async ({ params, reader, tag }) => {
    tag(`referee:${params.id}`);
    const row = await findReferee(reader, params.id);
    if (!row) throw noReferee(params);
    return {
      ...presentNamed(row),
      picture: row.picture,
      matches_refereed: row.matches,
      yellow_cards: row.yellowCards,
      red_cards: row.redCards,
    };
  });

  serve(api, refereeEndpoints.matches, async ({ params, query: { page, limit }, reader, tag }) => {
    tag(`referee:${params.id}`);
    // One row more than the page holds shows whether there is a next page.
    const [known, rows] = await Promise.all([
      hasReferee(reader, params.id),
      listRefereedMatches(reader, params.id, { limit: limit + 1, offset: (page - 1) * limit }),
    ]);
    if (!known) throw noReferee(params);
    return {
      matches: rows.slice(0, limit).map((row) => ({
        ...presentGameweekMatch(row),
        competition: presentListedCompetition(row.competition),
        yellow_cards: row.yellowCards,
        red_cards: row.redCards,
      })),
      pagination: { currentPage: page, hasMore: rows.length > limit },
    };
  });
}
