import { minuteAt, periodOf } from '#domain/match/match-minute.ts';
import { byPhase } from '#domain/match/phase.ts';
import type { Side } from '#domain/match/score.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import type { DeskAct, MatchAct } from './act.ts';
import { rootOf } from './check-target.ts';
import { mayPlay } from './check-content.ts';
import { newLedgerEntry, type ActContext, type NewLedgerEntry } from './match-to-act-on.ts';
import { kindOf } from './kind-of-act.ts';

export function toLedgerEntry(context: ActContext, act: DeskAct): NewLedgerEntry {
  const { at, reason } = context;
  const plain = newLedgerEntry({
    kind: 'WITHDRAWAL',
    phase: context.folded.phase,
    reason,
    recordedAt: at.toISOString(),
  });
  if (act.act === 'withdraw') return { ...plain, target: act.revision };
  if (act.act !== 'correct') return { ...plain, kind: kindOf(act), ...contentOf(context, act) };
  const target = context.entries.find(({ revision }) => revision === act.revision);
  const root =
    target &&
    settleLedger(context.entries).find(({ revision }) => revision === rootOf(context.entries, target).revision);
  const { phase = plain.phase, minute = null, extraTime = null } = root ?? {};
  // The correction keeps the recorded moment unless it names another.
  return {
    ...plain,
    phase,
    ...contentOf(context, act.to, { phase, minute, extraTime }),
    kind: 'CORRECTION',
    target: act.revision,
  };
}

type Content = Partial<NewLedgerEntry>;
type Moment = Pick<NewLedgerEntry, 'phase' | 'minute' | 'extraTime'>;

function contentOf(context: ActContext, act: MatchAct, recorded?: Moment): Content {
  const teamOf = (side: Side) => context.sides[side];
  switch (act.act) {
    case 'kick-off':
      return { phase: 'FIRST_HALF' };
    case 'phase':
      return { phase: act.phase };
    case 'final-whistle':
      return { phase: 'FULL_TIME' };
    case 'goal': {
      const { ownGoal, penalty } = act;
      return {
        ...momentOf(context, act, recorded),
        team: teamOf(act.team),
        player: act.player,
        otherPlayer: act.assist,
        ownGoal,
        penalty,
      };
    }
    case 'card':
    case 'penalty':
      return { ...momentOf(context, act, recorded), team: teamOf(act.team), player: act.player };
    case 'shoot-out-kick':
      return { phase: 'PENALTIES', team: teamOf(act.team), player: act.player };
    case 'substitution':
      return {
        ...momentOf(context, act, recorded),
        team: teamOf(act.team),
        player: act.playerIn,
        otherPlayer: act.playerOut,
      };
    case 'man-of-the-match':
      return { player: act.player, team: teamOf(mayPlay(context, 'away').includes(act.player) ? 'away' : 'home') };
    case 'lineup': {
      const { act: _act, ...details } = act;
      return { details, team: teamOf(act.team) };
    }
    case 'reschedule':
      return {
        details: { startTime: act.startTime, venue: act.venue, from: context.date, ...(act.quiet && { quiet: true }) },
      };
    case 'statistics':
    case 'award': {
      const { act: _act, ...details } = act;
      return { details };
    }
    default:
      return {};
  }
}

function momentOf(
  { status, folded, atTheTime, at, lengths }: ActContext,
  { minute, extraTime }: { minute?: number | undefined; extraTime?: number | undefined },
  recorded?: Moment,
): Moment {
  if (minute === undefined) {
    if (recorded) return recorded;
    if (status === 'FINISHED') return { phase: 'FULL_TIME', minute: null, extraTime: null };
    return {
      phase: atTheTime.phase,
      ...(minuteAt(atTheTime.clock, atTheTime.phase, at, lengths) ?? { minute: null, extraTime: null }),
    };
  }
  const period = periodOf(minute, lengths);
  const isNow = byPhase(period, folded.phase) === 0;
  return { phase: isNow ? folded.phase : period, minute, extraTime: extraTime ?? null };
}
