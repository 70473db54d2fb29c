import type { QueryClient } from '@tanstack/react-query';
import { COMPETITION_TABS } from '#contract/page-routes.ts';
import { offersPlayoffs } from '#domain/bracket/build-bracket.ts';
import { ALL_RECORDS, type LeagueRecords } from '#domain/league/records.ts';
import { leagueRecords } from '#web/api/league-queries.ts';
import { isOwnBackend } from '#web/api/load.ts';
import type { FeaturedLeague } from '#web/api/parse-featured.ts';
import { featured } from '#web/api/standings-queries.ts';
import { competitionSeasons } from '#web/api/competition-queries.ts';
import type { CompetitionProfile, CompetitionSeason } from '#web/football/competition-model.ts';
import { seasonIn } from './competition-address.ts';

export type Tab = (typeof COMPETITION_TABS)[number];

type ShownLeague = Pick<FeaturedLeague, 'groups' | 'scorers' | 'assisters' | 'rated'> & {
  competition: CompetitionProfile;
};

/** In order; the first is shown without a parameter. */
export type Tabs = readonly [Tab, ...Tab[]];

/**
 * Playoffs only for formats that have them, records only from our own server, which has no table of a knockout (TB1), opens it
 * with its bracket (TB3), has no statistics that nobody recorded (TB4) and no fixtures when all is played (TB6); the rest as
 * the league records it (UN6).
 */
export function tabsOf(league: ShownLeague, records: LeagueRecords, fromOwnBackend: boolean): Tabs {
  const { name, format, currentGameweek, hasFixtures } = league.competition;
  const isOwnKnockout = fromOwnBackend && format === 'KNOCKOUT';
  const [home, ...others] = COMPETITION_TABS;
  const isShown: Partial<Record<Tab, boolean>> = {
    standings: !isOwnKnockout,
    statistics: (records.scorers || records.assists || records.ratings) && !(fromOwnBackend && isUnrecorded(league)),
    playoffs: offersPlayoffs(name, format),
    fixtures: hasFixtures,
    totw: records.teamOfTheWeek,
    tots: records.teamOfTheSeason,
    records: fromOwnBackend,
  };
  const shown = others.filter((tab) => isShown[tab] ?? true);
  return isOwnKnockout && currentGameweek !== null
    ? ['playoffs', home, ...shown.filter((tab) => tab !== 'playoffs')]
    : [home, ...shown];
}

/** Played without a name of a scorer. */
const isUnrecorded = ({ groups, scorers, assisters, rated }: ShownLeague): boolean =>
  groups.some(({ rows }) => rows.some(({ played }) => played > 0)) &&
  [scorers, assisters, rated].every((leaders) => leaders.length === 0);

export const loadedSeasons = (client: QueryClient, id: number): CompetitionSeason[] =>
  client.getQueryData<CompetitionSeason[]>(competitionSeasons(id).queryKey) ?? [];

/** The tabs of the season in the address, by what has been loaded. */
export function loadedTabs(client: QueryClient, id: number, query: URLSearchParams): Tabs {
  const season = seasonIn(loadedSeasons(client, id), query)?.id ?? null;
  const league = client.getQueryData<FeaturedLeague>(featured(id, season).queryKey);
  const records = client.getQueryData<LeagueRecords>(leagueRecords.queryKey) ?? ALL_RECORDS;
  if (!league?.competition) return COMPETITION_TABS;
  return tabsOf({ ...league, competition: league.competition }, records, isOwnBackend(client));
}
