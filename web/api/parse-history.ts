import { COMPETITION_FORMATS, TIE_BREAKERS } from '#domain/standings/format.ts';
import type { CompetitionCharts, CompetitionHistory, CompetitionRules } from '#web/football/history-model.ts';
import { parseSeasonYears } from './parse-player-stats.ts';
import { parseCompetition, parseNamedTeam } from './parse-shared.ts';
import { parseStandings } from './parse-standings.ts';
import { fields, list, number, oneOf, parseEach, text } from './parse.ts';

export const parseHistory = (response: unknown): CompetitionHistory[] =>
  parseEach(list(response), (value) => {
    const { format, seasons } = fields(value);
    const competition = parseCompetition(value);
    return (
      competition && {
        ...competition,
        isLeague: format === 'LEAGUE',
        seasons: parseEach(list(seasons), (season) => {
          const years = parseSeasonYears(season);
          const { champion, start_date, end_date } = fields(season);
          return (
            years && {
              ...years,
              startsOn: text(start_date),
              endsOn: text(end_date),
              champion: parseNamedTeam(champion),
            }
          );
        }),
      }
    );
  });

export function parseCharts(response: unknown): CompetitionCharts {
  const { gameweeks, running_gameweek, places, goal_quarters } = fields(response);
  return {
    gameweeks: parseEach(list(gameweeks), number),
    running: number(running_gameweek),
    tables: parseEach(list(places), (value) => ({
      group: text(fields(value).group_name),
      teams: parseEach(list(value, 'teams'), (row) => {
        const team = parseNamedTeam(fields(row).team);
        return team && { team, places: parseEach(list(row, 'places'), number) };
      }),
    })),
    quarters: parseEach(list(goal_quarters), (value) => {
      const { from, to, goals } = fields(value);
      return { from: number(from) ?? 0, to: number(to) ?? 0, goals: number(goals) ?? 0 };
    }),
  };
}

export function parseRules(response: unknown): CompetitionRules {
  const sent = fields(response);
  const { win, draw, loss, shoot_out } = fields(sent.points);
  const shootOut = fields(shoot_out);
  const cards = fields(sent.suspensions);
  const { zones, adjustments } = parseStandings([], sent.zones, sent.adjustments);
  return {
    season: parseSeasonYears(sent.season),
    format: oneOf(COMPETITION_FORMATS, sent.format) ?? 'LEAGUE',
    startsOn: text(sent.start_date),
    endsOn: text(sent.end_date),
    teams: number(sent.teams) ?? 0,
    matches: number(sent.matches) ?? 0,
    matchesPlayed: number(sent.matches_played) ?? 0,
    halfMinutes: number(sent.half_minutes) ?? 0,
    hasExtraTime: sent.extra_time === true,
    points: {
      win: number(win) ?? 0,
      draw: number(draw) ?? 0,
      loss: number(loss) ?? 0,
      shootOut: shoot_out ? { win: number(shootOut.win) ?? 0, loss: number(shootOut.loss) ?? 0 } : null,
    },
    suspensions: sent.suspensions
      ? {
          yellows: number(cards.yellow_cards) ?? 0,
          matchesPerRed: number(cards.matches_per_red_card) ?? 0,
          secondYellowIsRed: cards.second_yellow_is_red === true,
        }
      : null,
    tieBreakers: parseEach(list(sent.tie_breakers), (value) => oneOf(TIE_BREAKERS, value)),
    zones,
    adjustments,
  };
}
