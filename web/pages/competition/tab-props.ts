import type { InSeason } from '#web/api/competition-queries.ts';
import type { FeaturedLeague } from '#web/api/read-featured.ts';
import type { CompetitionProfile, CompetitionSeason } from '#web/football/competition-model.ts';

/** What every tab is about. */
export interface TabProps {
  of: InSeason;
  competition: CompetitionProfile;
  season: CompetitionSeason | null;
  league: FeaturedLeague;
}
