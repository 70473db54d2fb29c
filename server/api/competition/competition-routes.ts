import { competitionEndpoints } from '#contract/http/competition.ts';
import { addMinutes } from '#domain/formatting/sofia-time.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { STARTING_SOON } from '#domain/match/starting-soon.ts';
import {
  listCompetitions,
  listCompetitionSeasons,
  listCompetitionTeams,
  type CompetitionStatus,
} from '#server/db/competitions/competition.ts';
import { listNextMatches } from '#server/db/matches/fixtures.ts';
import { countPlayedMatches } from '#server/db/matches/gameweek.ts';
import { listRecentMatches } from '#server/db/matches/recent-and-open.ts';
import { listLeaders } from '#server/db/players/leaders.ts';
import { serve, type Api } from '#server/api/serve.ts';
import { readTableRows } from '#server/standings/read-table-rows.ts';
import {
  presentCompetition,
  presentCompetitionTeams,
  presentFeatured,
  presentRecentMatch,
} from './competition-presenter.ts';
import { presentGameweekMatch } from './gameweek-presenter.ts';
import { noCompetition, requireSeason } from './require-season.ts';
import { findSeasonChampion } from './season-champion.ts';

const FEATURED_LEADERS = 10;
const RECENT_MATCHES = 8;
const NEXT_MATCHES = 8;

type ListedRows = Awaited<ReturnType<typeof listCompetitions>>;

/** Between two seasons those of the next, else those of the last, so that the site does not empty. */
function beingPlayed(rows: ListedRows): ListedRows {
  const withStatus = (wanted: CompetitionStatus) => rows.filter(({ status }) => status === wanted);
  const [active, upcoming, finished] = [withStatus('active'), withStatus('upcoming'), withStatus('finished')];
  if (active.length > 0) return active;
  return upcoming.length > 0 ? upcoming : finished.filter(({ endsOn }) => endsOn > (finished[0]?.startsOn ?? ''));
}

export function competitionRoutes(api: Api) {
  serve(api, competitionEndpoints.active, async ({ reader, now, tag }) => {
    tag('competitions');
    const rows = await listCompetitions(reader, now);
    return beingPlayed(rows).map(presentCompetition);
  });

  serve(api, competitionEndpoints.byStatus, async ({ reader, now, tag }) => {
    tag('competitions');
    const rows = await listCompetitions(reader, now);
    const withStatus = (wanted: CompetitionStatus) =>
      rows.filter(({ status }) => status === wanted).map(presentCompetition);
    const finished = withStatus('finished');
    return {
      active: withStatus('active'),
      upcoming: withStatus('upcoming'),
      finished,
      total_finished: finished.length,
    };
  });

  serve(api, competitionEndpoints.one, async (context) => presentCompetition(await requireSeason(context)));

  serve(api, competitionEndpoints.featured, async (context) => {
    const { reader, now } = context;
    const leaders = { limit: FEATURED_LEADERS, now };
    const season = await requireSeason(context);
    const [standings, scorers, assisters, rated] = await Promise.all([
      readTableRows(reader, season),
      listLeaders(reader, season, 'goals', leaders),
      listLeaders(reader, season, 'assists', leaders),
      listLeaders(reader, season, 'rating', leaders),
    ]);
    const champion = context.query.played && !season.isCurrent ? await findSeasonChampion(reader, season) : null;
    return presentFeatured({ ...standings, scorers, assisters, rated, champion });
  });

  serve(api, competitionEndpoints.seasons, async ({ params, reader, tag }) => {
    tag('competitions');
    const rows = await listCompetitionSeasons(reader, params.id);
    if (rows.length === 0) throw noCompetition(params.id);
    return rows.map((row) => ({
      id: row.id,
      name: seasonName(row),
      year_start: row.yearStart,
      year_end: row.yearEnd,
      is_current: row.isCurrent,
    }));
  });

  serve(api, competitionEndpoints.recentMatches, async (context) => {
    const season = await requireSeason({ ...context, query: { played: 'true' } });
    const rows = await listRecentMatches(context.reader, season.competitionSeasonId, RECENT_MATCHES);
    return { matches: rows.map(presentRecentMatch) };
  });

  serve(api, competitionEndpoints.nextMatches, async (context) => {
    const season = await requireSeason(context);
    const due = addMinutes(context.now, -STARTING_SOON.overdueMinutes);
    const rows = await listNextMatches(context.reader, season.competitionSeasonId, due, NEXT_MATCHES);
    const [first] = rows;
    if (first?.startTime) context.freshUntil(addMinutes(first.startTime, STARTING_SOON.overdueMinutes));
    return { matches: rows.map(presentGameweekMatch) };
  });

  serve(api, competitionEndpoints.totalMatches, async (context) => {
    const season = await requireSeason(context);
    return { totalMatches: await countPlayedMatches(context.reader, season.competitionSeasonId) };
  });

  serve(api, competitionEndpoints.teams, async (context) => {
    const season = await requireSeason(context);
    return presentCompetitionTeams(await listCompetitionTeams(context.reader, season.competitionSeasonId));
  });
}
