import type { Gameweek, ListedCompetition, TrendingPlayer } from '#web/football/model.ts';
import { ApiError } from './errors.ts';
import { readCompetition, readGameweekName, readPlayer } from './read-shared.ts';
import { each, fields, list, number, text } from './read.ts';

export interface CompetitionsByStatus {
  active: ListedCompetition[];
  upcoming: ListedCompetition[];
  finished: ListedCompetition[];
}

export function readCompetitionsByStatus(answer: unknown): CompetitionsByStatus {
  const { active, upcoming, finished } = fields(answer);
  const read = (group: unknown) => each(list(group ?? []), readListed);
  return { active: read(active), upcoming: read(upcoming), finished: read(finished) };
}

export function readOneCompetition(answer: unknown): ListedCompetition {
  const competition = readListed(fields(answer).competition ?? answer);
  if (!competition) throw new ApiError(null, null);
  return competition;
}

function readListed(value: unknown): ListedCompetition | null {
  const { city, current_gameweek, start_date, end_date } = fields(value);
  const competition = readCompetition(value);
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
export const readGameweeks = (answer: unknown): Gameweek[] =>
  each(list(answer, 'gameweeks'), readGameweek).toSorted((a, b) => a.number - b.number);

function readGameweek(value: unknown): Gameweek | null {
  const gameweek = fields(value);
  const id = number(gameweek.id);
  const { number: position, round } = readGameweekName(value);
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

export const readTrendingPlayers = (answer: unknown): TrendingPlayer[] =>
  each(list(answer, 'players'), (value) => {
    const player = readPlayer(value);
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
