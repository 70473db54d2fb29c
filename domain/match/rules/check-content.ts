import { sinceRescheduled } from '#domain/match/fold-ledger.ts';
import { otherSide, type Side } from '#domain/match/score.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import type { MatchAct } from './act.ts';
import type { ActContext } from './match-to-act-on.ts';
import { refuse, type Refusal } from './refusal.ts';

/** [DK7] [DK11] Refuses players who are not in the match, and the same player twice. */
export function checkContent(context: ActContext, act: MatchAct): Refusal | null {
  switch (act.act) {
    case 'goal':
      if (act.ownGoal && act.assist !== null) return refuse('assist', 'Nobody assists an own goal');
      return checkPlayers(context, act.team, [act.player, act.assist]);
    case 'card':
    case 'penalty':
    case 'shoot-out-kick':
      return checkPlayers(context, act.team, [act.player]);
    case 'substitution':
      return checkPlayers(context, act.team, [act.playerIn, act.playerOut]);
    case 'man-of-the-match':
      return checkPlayers(context, null, [act.player]);
    case 'statistics':
      return checkPlayers(
        context,
        null,
        act.players.map(({ player }) => player),
      );
    case 'lineup':
      return checkLineup(context, act);
    default:
      return null;
  }
}

/** [DK7] The players of the line-up, or of the squad while there is no line-up. */
export const mayPlay = ({ lineups, squads }: ActContext, side: Side): readonly number[] =>
  lineups[side].length > 0 ? lineups[side] : squads[side];

function checkPlayers(context: ActContext, team: Side | null, named: readonly (number | null)[]): Refusal | null {
  const players = named.filter((player) => player !== null);
  if (isTwice(players)) return refuse('double', 'The same player is named twice');
  const allowed = team ? mayPlay(context, team) : [...mayPlay(context, 'home'), ...mayPlay(context, 'away')];
  const stranger = players.find((player) => !allowed.includes(player));
  if (stranger === undefined) return null;
  const whose = team ? `for the ${team} team` : 'in this match';
  return refuse('unknown_player', `Player ${stranger} does not play ${whose}`);
}

const isTwice = (players: readonly number[]) => new Set(players).size < players.length;

function checkLineup(context: ActContext, lineup: MatchAct & { act: 'lineup' }): Refusal | null {
  const { team, starters, substitutes, captain } = lineup;
  const players = [...starters, ...substitutes].map(({ player }) => player);
  if (isTwice(players)) return refuse('double', 'A player is in the line-up twice');
  const stranger = players.find((player) => !context.squads[team].includes(player));
  if (stranger !== undefined)
    return refuse('unknown_player', `Player ${stranger} is not in the squad of the ${team} team`);
  const onBothLineups = players.find((player) => context.lineups[otherSide(team)].includes(player));
  if (onBothLineups !== undefined)
    return refuse('double', `Player ${onBothLineups} is in the line-up of the other team`);
  if (captain !== null && !players.includes(captain))
    return refuse('unknown_player', 'The captain is not in the line-up');
  const missing = appeared(context, team).find((player) => !players.includes(player));
  return missing === undefined
    ? null
    : refuse('unknown_player', `Player ${missing} has played already and is not in this line-up`);
}

/** Players named by recorded acts: a line-up cannot leave them out. */
function appeared({ entries, sides }: ActContext, team: Side): number[] {
  const recorded = sinceRescheduled(settleLedger(entries)).filter((entry) => entry.team === sides[team]);
  return recorded.flatMap(({ player, otherPlayer }) => [player, otherPlayer]).filter((player) => player !== null);
}
