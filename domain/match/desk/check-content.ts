import { sinceRescheduled } from '../fold-ledger.ts';
import { otherSide, type Side } from '../score.ts';
import { settleLedger } from '../settle-ledger.ts';
import type { MatchAct } from './act.ts';
import type { Desk } from './desk-match.ts';
import { refuse, type Refusal } from './refusal.ts';

/** Why an act cannot be at any time: it names strangers, or somebody twice. */
export function checkContent(desk: Desk, act: MatchAct): Refusal | null {
  switch (act.act) {
    case 'goal':
      if (act.ownGoal && act.assist !== null) return refuse('assist', 'Nobody assists an own goal');
      return checkPlayers(desk, act.team, [act.player, act.assist]);
    case 'card':
    case 'penalty':
    case 'shoot-out-kick':
      return checkPlayers(desk, act.team, [act.player]);
    case 'substitution':
      return checkPlayers(desk, act.team, [act.playerIn, act.playerOut]);
    case 'man-of-the-match':
      return checkPlayers(desk, null, [act.player]);
    case 'statistics':
      return checkPlayers(
        desk,
        null,
        act.players.map(({ player }) => player),
      );
    case 'lineup':
      return checkSheet(desk, act);
    default:
      return null;
  }
}

/** Those on the team sheet, or while there is none the squad. */
export const mayPlay = ({ sheets, squads }: Desk, side: Side): readonly number[] =>
  sheets[side].length > 0 ? sheets[side] : squads[side];

function checkPlayers(desk: Desk, team: Side | null, named: readonly (number | null)[]): Refusal | null {
  const players = named.filter((player) => player !== null);
  if (isTwice(players)) return refuse('double', 'The same player is named twice');
  const may = team ? mayPlay(desk, team) : [...mayPlay(desk, 'home'), ...mayPlay(desk, 'away')];
  const stranger = players.find((player) => !may.includes(player));
  if (stranger === undefined) return null;
  const whose = team ? `for the ${team} team` : 'in this match';
  return refuse('unknown_player', `Player ${stranger} does not play ${whose}`);
}

const isTwice = (players: readonly number[]) => new Set(players).size < players.length;

function checkSheet(desk: Desk, sheet: MatchAct & { act: 'lineup' }): Refusal | null {
  const { team, starters, substitutes, captain } = sheet;
  const players = [...starters, ...substitutes].map(({ player }) => player);
  if (isTwice(players)) return refuse('double', 'A player is on the team sheet twice');
  const stranger = players.find((player) => !desk.squads[team].includes(player));
  if (stranger !== undefined)
    return refuse('unknown_player', `Player ${stranger} is not in the squad of the ${team} team`);
  const turncoat = players.find((player) => desk.sheets[otherSide(team)].includes(player));
  if (turncoat !== undefined) return refuse('double', `Player ${turncoat} is on the team sheet of the other team`);
  if (captain !== null && !players.includes(captain))
    return refuse('unknown_player', 'The captain is not on the team sheet');
  const missing = appeared(desk, team).find((player) => !players.includes(player));
  return missing === undefined
    ? null
    : refuse('unknown_player', `Player ${missing} has played already and is not on this team sheet`);
}

/** Who is named by what was recorded: he cannot be left off the sheet. */
function appeared({ entries, sides }: Desk, team: Side): number[] {
  const recorded = sinceRescheduled(settleLedger(entries)).filter((entry) => entry.team === sides[team]);
  return recorded.flatMap(({ player, otherPlayer }) => [player, otherPlayer]).filter((player) => player !== null);
}
