import type { LiveTable as SentTable } from '#contract/http/live-table.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { COMPETITION_FORMATS } from '#domain/standings/format.ts';
import type { CompetitionProfile } from '#web/football/competition-model.ts';
import type { Leader, Standings, TableGroup, Team } from '#web/football/model.ts';
import { parseCompetition, parsePlayer, parseTeam } from './parse-shared.ts';
import { parseStandings, rowsOf } from './parse-standings.ts';
import { parseEach, fields, list, number, oneOf, text } from './parse.ts';

export interface FeaturedLeague extends Standings {
  /** null if the backend does not send it. */
  competition: CompetitionProfile | null;
  /** Of a past season, which is shown while the next has not begun. */
  champion: { team: Team; season: string } | null;
  scorers: Leader[];
  assisters: Leader[];
  rated: Leader[];
}

export function parseFeatured(response: unknown): FeaturedLeague {
  const { competition, champion, standings, topScorers, topAssisters, topRatedPlayers } = fields(response);
  const { zones, adjustments } = fields(competition);
  const format = oneOf(COMPETITION_FORMATS, fields(competition).format);
  return {
    competition: parseProfile(competition),
    champion: parseChampion(champion, fields(competition).season),
    ...parseStandings(format === null ? standings : rowsOf(standings, format), zones, adjustments),
    scorers: parseEach(list(topScorers ?? [], 'top_scorers'), parseLeader('goals')),
    assisters: parseEach(list(topAssisters ?? [], 'top_assisters'), parseLeader('assists')),
    rated: parseEach(list(topRatedPlayers ?? [], 'top_rated_players'), parseLeader('avg_rating', 'rating')),
  };
}

function parseChampion(champion: unknown, season: unknown): FeaturedLeague['champion'] {
  const team = parseTeam(champion);
  const { year_start, year_end } = fields(season);
  const [yearStart, yearEnd] = [number(year_start), number(year_end)];
  if (!team || yearStart === null || yearEnd === null) return null;
  return { team, season: seasonName({ yearStart, yearEnd }) };
}

function parseProfile(value: unknown): CompetitionProfile | null {
  const { format, country, current_gameweek, has_fixtures } = fields(value);
  const competition = parseCompetition(value);
  return (
    competition && {
      ...competition,
      // An unknown format counts as a knockout; no format as a league.
      format: text(format) === null ? 'LEAGUE' : (oneOf(COMPETITION_FORMATS, format) ?? 'KNOCKOUT'),
      country: text(country),
      currentGameweek: number(current_gameweek),
      // Only our own server says it.
      hasFixtures: has_fixtures !== false,
    }
  );
}

export interface LiveTable {
  /** The matches that count here and not in the official table. */
  matches: SentTable['matches'];
  groups: TableGroup[];
}

export function parseLiveTable(response: unknown): LiveTable | null {
  const { matches, standings } = response as SentTable;
  return matches.length === 0 ? null : { matches, groups: parseStandings(standings, [], []).groups };
}

/** The value may have several names. */
export const parseLeader =
  (...measures: string[]) =>
  (value: unknown): Leader | null => {
    const leader = fields(value);
    const player = parsePlayer(leader.player);
    const [amount = 0] = measures.map((measure) => number(leader[measure])).filter((measured) => measured !== null);
    return player && { player, team: { name: text(fields(leader.team).name) ?? '' }, value: amount };
  };
