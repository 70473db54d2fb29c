import { COMPETITION_FORMATS } from '#domain/standings/format.ts';
import type { CompetitionProfile } from '#web/football/competition-model.ts';
import type { Leader, Standings } from '#web/football/model.ts';
import { readCompetition, readPlayer } from './read-shared.ts';
import { readStandings } from './read-standings.ts';
import { each, fields, list, number, oneOf, text } from './read.ts';

export interface FeaturedLeague extends Standings {
  /** null when a backend does not say whose standings these are. */
  competition: CompetitionProfile | null;
  scorers: Leader[];
  assisters: Leader[];
  rated: Leader[];
}

export function readFeatured(answer: unknown): FeaturedLeague {
  const { competition, standings, topScorers, topAssisters, topRatedPlayers } = fields(answer);
  const { zones, adjustments } = fields(competition);
  return {
    competition: readProfile(competition),
    ...readStandings(standings, zones, adjustments),
    scorers: each(list(topScorers ?? [], 'top_scorers'), readLeader('goals')),
    assisters: each(list(topAssisters ?? [], 'top_assisters'), readLeader('assists')),
    rated: each(list(topRatedPlayers ?? [], 'top_rated_players'), readLeader('avg_rating', 'rating')),
  };
}

function readProfile(value: unknown): CompetitionProfile | null {
  const { format, country, current_gameweek } = fields(value);
  const competition = readCompetition(value);
  return (
    competition && {
      ...competition,
      // A format that nobody knows is an elimination; where none is named, there is a table.
      format: text(format) === null ? 'LEAGUE' : (oneOf(COMPETITION_FORMATS, format) ?? 'KNOCKOUT'),
      country: text(country),
      currentGameweek: number(current_gameweek),
    }
  );
}

/** One of the best, by a measure that may have several names. */
export const readLeader =
  (...measures: string[]) =>
  (value: unknown): Leader | null => {
    const leader = fields(value);
    const player = readPlayer(leader.player);
    const [amount = 0] = measures.map((measure) => number(leader[measure])).filter((known) => known !== null);
    return player && { player, team: { name: text(fields(leader.team).name) ?? '' }, value: amount };
  };
