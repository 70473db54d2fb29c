import type { Gameweek, ListedCompetition, TrendingPlayer } from '#web/football/model.ts';
import { ApiError } from './errors.ts';
import { parseCompetition, parseGameweekName, parsePlayer } from './parse-shared.ts';
import { parseEach, fields, list, number, text } from './parse.ts';

export interface CompetitionsByStatus {
  active: ListedCompetition[];
  upcoming: ListedCompetition[];
  finished: ListedCompetition[];
}

export function parseCompetitionsByStatus(response: unknown): CompetitionsByStatus {
  const { active, upcoming, finished } = fields(response);
  const read = (group: unknown) => parseEach(list(group ?? []), parseListed);
  return { active: read(active), upcoming: read(upcoming), finished: read(finished) };
}

export function parseOneCompetition(response: unknown): ListedCompetition {
  const competition = parseListed(fields(response).competition ?? response);
  if (!competition) throw new ApiError(null, null);
  return competition;
}

function parseListed(value: unknown): ListedCompetition | null {
  const { city, current_gameweek, start_date, end_date } = fields(value);
  const competition = parseCompetition(value);
  return (
    competition && {
      ...competition,
      city: text(city),
      currentGameweek: number(current_gameweek),
      startsOn: text(start_date),
      endsOn: text(end_date),
    }
  );
}

/** A list, or one under `gameweeks`; the current and the previous one marked by either spelling. */
export const parseGameweeks = (response: unknown): Gameweek[] =>
  parseEach(list(response, 'gameweeks'), parseGameweek).toSorted((a, b) => a.number - b.number);

function parseGameweek(value: unknown): Gameweek | null {
  const gameweek = fields(value);
  const id = number(gameweek.id);
  const { number: position, round } = parseGameweekName(value);
  if (id === null || position === null) return null;
  return {
    id,
    number: position,
    round,
    startsOn: text(gameweek.start_date),
    endsOn: text(gameweek.end_date),
    isCurrent: gameweek.is_current === true || gameweek.iscurrent === true,
    isPrevious: gameweek.is_previous === true || gameweek.isprevious === true,
  };
}

export const parseTrendingPlayers = (response: unknown): TrendingPlayer[] =>
  parseEach(list(response, 'players'), (value) => {
    const player = parsePlayer(value);
    const { team, goals, assists } = fields(value);
    const [scored, assisted] = [number(goals) ?? 0, number(assists) ?? 0];
    return (
      player && {
        player,
        team: { name: text(fields(team).name) ?? '' },
        goals: scored,
        assists: assisted,
        value: scored + assisted,
      }
    );
  });
