import type { CompetitionEdition } from '#web/api/competition-queries.ts';
import type { FeaturedLeague } from '#web/api/parse-featured.ts';
import type { CompetitionProfile, CompetitionSeason } from '#web/football/competition-model.ts';

export interface TabProps {
  edition: CompetitionEdition;
  competition: CompetitionProfile;
  season: CompetitionSeason | null;
  league: FeaturedLeague;
}
