import { TIE_BREAKERS } from '#domain/standings/format.ts';
import type { Chances, TableInputs } from '#web/football/outlook-model.ts';
import { parseNamedTeam } from './parse-shared.ts';
import { fields, list, number, oneOf, parseEach, text } from './parse.ts';

export function parseChances(response: unknown): Chances {
  const { runs, matches_counted, matches_left, tables } = fields(response);
  return {
    runs: number(runs) ?? 0,
    counted: number(matches_counted) ?? 0,
    left: number(matches_left) ?? 0,
    tables: parseEach(list(tables), (table) => ({
      group: text(fields(table).group_name),
      teams: parseEach(list(table, 'teams'), (row) => {
        const team = parseNamedTeam(fields(row).team);
        return (
          team && { team, points: number(fields(row).points) ?? 0, places: parseEach(list(row, 'places'), number) }
        );
      }),
    })),
  };
}

export function parseTableInputs(response: unknown): TableInputs {
  const { points, tie_breakers, teams, results, remaining } = fields(response);
  const { win, draw, loss, shoot_out } = fields(points);
  const { win: shootOutWin, loss: shootOutLoss } = fields(shoot_out);
  const entered = parseEach(list(teams), (row) => {
    const { team, group_name, card_points, points_adjustment, withdrawn, lot } = fields(row);
    const id = number(fields(team).id);
    if (id === null) return null;
    return {
      id,
      // [ST4] The order of level teams is the same in both languages.
      name: text(fields(team).name_bg) ?? text(fields(team).name) ?? '',
      group: text(group_name),
      cardPoints: number(card_points) ?? 0,
      lot: number(lot),
      withdrawn: withdrawn === true,
      adjustment: number(points_adjustment) ?? 0,
    };
  });
  return {
    teams: entered,
    adjustments: entered.map(({ id, adjustment }) => ({ team: id, points: adjustment })),
    rules: {
      points: {
        win: number(win) ?? 0,
        draw: number(draw) ?? 0,
        loss: number(loss) ?? 0,
        shootOut: shoot_out ? { win: number(shootOutWin) ?? 0, loss: number(shootOutLoss) ?? 0 } : null,
      },
      tieBreakers: parseEach(list(tie_breakers), (breaker) => oneOf(TIE_BREAKERS, breaker)),
    },
    results: parseEach(list(results), (row) => {
      const { home_goals, away_goals, shoot_out_winner } = fields(row);
      const pairing = parsePairing(row);
      return (
        pairing && {
          ...pairing,
          homeGoals: number(home_goals) ?? 0,
          awayGoals: number(away_goals) ?? 0,
          shootOutWinner: oneOf(['home', 'away'], shoot_out_winner),
        }
      );
    }),
    remaining: parseEach(list(remaining), (row) => {
      const { id, start_time } = fields(row);
      const pairing = parsePairing(row);
      const [matchId, starts] = [number(id), text(start_time)];
      return pairing && matchId !== null
        ? { ...pairing, id: matchId, startTime: starts === null ? null : new Date(starts) }
        : null;
    }),
  };
}

function parsePairing(row: unknown): { home: number; away: number; gameweek: number } | null {
  const { home_id, away_id, gameweek } = fields(row);
  const [home, away] = [number(home_id), number(away_id)];
  return home === null || away === null ? null : { home, away, gameweek: number(gameweek) ?? 0 };
}
