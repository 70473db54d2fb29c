import type { LedgerEntry } from '#domain/match/ledger-entry.ts';
import type { MatchEntry, Pair } from '#server/league-files/league.ts';

import type { Line } from './article.ts';
import { ordinalBg, ordinalEn, weekdayName } from './grammar.ts';
import type { Person, Records, Side } from './records.ts';
import { dayAt, timeAt, weekdayOf } from '#domain/formatting/sofia-time.ts';

export interface GoalFact {
  /** Whose goal it counts as. */
  side: 'home' | 'away';
  scorer: Person;
  assist: Person | null;
  ownGoal: boolean;
  penalty: boolean;
  minute: number;
  inExtraTime: boolean;
  /** „в 38-ата минута“ / "in the 38th minute". */
  when: Line;
  /** The score that it made, home first. */
  made: Pair;
}

export interface CardFact {
  side: 'home' | 'away';
  player: Person;
  second: boolean;
  minute: number;
  when: Line;
}

export interface MatchFacts {
  match: MatchEntry;
  home: Side;
  away: Side;
  winner: Side | null;
  loser: Side | null;
  score: Pair;
  halfTime: Pair | null;
  goals: readonly GoalFact[];
  reds: readonly CardFact[];
  spurnedPenalties: readonly { side: 'home' | 'away'; player: Person; saved: boolean; when: Line }[];
  shootout: Pair | null;
  wentToExtraTime: boolean;
  start: Date;
  end: Date;
  /** „в неделя вечер“ / "on Sunday evening". */
  evening: Line;
}

const MINUTES_FROM_KICK_OFF = 62;

/** What happened in a finished match; null when its ledger does not add up to its score. */
export function readMatch(match: MatchEntry, records: Records): MatchFacts | null {
  const { home: homeKey, away: awayKey, score, startTime } = match;
  if (match.status !== 'FINISHED' || !homeKey || !awayKey || !score || !startTime) return null;
  const cast = records.castOf(match);
  const ledger = settled(match.ledger);
  const sideOf = (team: string | null) => (team === homeKey ? 'home' : 'away');
  const made: [number, number] = [0, 0];
  const goals: GoalFact[] = [];
  for (const entry of ledger) {
    const scorer = entry.player === null ? undefined : cast(entry.player);
    if (entry.kind !== 'GOAL' || !scorer) continue;
    const own = sideOf(entry.team);
    const side = entry.ownGoal ? (own === 'home' ? 'away' : 'home') : own;
    made[side === 'home' ? 0 : 1] += 1;
    goals.push({
      side,
      scorer,
      assist: entry.otherPlayer === null ? null : (cast(entry.otherPlayer) ?? null),
      ownGoal: entry.ownGoal,
      penalty: entry.penalty,
      minute: entry.minute ?? 0,
      inExtraTime: isExtraTime(entry),
      when: whenOf(entry),
      made: [made[0], made[1]],
    });
  }
  if (made[0] !== score[0] || made[1] !== score[1]) return null;
  const home = records.sideOf(match, homeKey, score[0]);
  const away = records.sideOf(match, awayKey, score[1]);
  const margin = score[0] - score[1] || (match.penalties ? match.penalties[0] - match.penalties[1] : 0);
  const wentToExtraTime = match.extraTime !== null || ledger.some(isExtraTime);
  const start = new Date(startTime);
  return {
    match,
    home,
    away,
    winner: margin > 0 ? home : margin < 0 ? away : null,
    loser: margin > 0 ? away : margin < 0 ? home : null,
    score,
    halfTime: match.halfTime,
    goals,
    reds: ledger.flatMap((entry) => {
      const player = entry.player === null ? undefined : cast(entry.player);
      if (!player || (entry.kind !== 'RED_CARD' && entry.kind !== 'SECOND_YELLOW')) return [];
      return {
        side: sideOf(entry.team),
        player,
        second: entry.kind === 'SECOND_YELLOW',
        minute: entry.minute ?? 0,
        when: whenOf(entry),
      } as const;
    }),
    spurnedPenalties: ledger.flatMap((entry) => {
      const player = entry.player === null ? undefined : cast(entry.player);
      if (!player || (entry.kind !== 'PENALTY_MISSED' && entry.kind !== 'PENALTY_SAVED')) return [];
      return { side: sideOf(entry.team), player, saved: entry.kind === 'PENALTY_SAVED', when: whenOf(entry) } as const;
    }),
    shootout: match.penalties,
    wentToExtraTime,
    start,
    end: new Date(start.getTime() + (MINUTES_FROM_KICK_OFF + (wentToExtraTime ? 25 : 0)) * 60_000),
    evening: timeOfDay(start),
  };
}

/** The ledger with its corrections made and its withdrawals gone. */
function settled(ledger: readonly LedgerEntry<string>[]): LedgerEntry<string>[] {
  const entries = new Map<number, LedgerEntry<string>>();
  for (const entry of ledger) {
    const target = entry.target === null ? undefined : entries.get(entry.target);
    if (entry.kind === 'WITHDRAWAL') entries.delete(entry.target ?? -1);
    else if (entry.kind === 'CORRECTION' && target) {
      entries.set(target.revision, { ...entry, kind: target.kind, revision: target.revision });
    } else if (entry.kind !== 'CORRECTION') entries.set(entry.revision, entry);
  }
  return [...entries.values()];
}

const isExtraTime = ({ phase }: LedgerEntry<string>) => phase === 'EXTRA_TIME' || phase === 'SECOND_EXTRA_TIME';

function whenOf({ minute, extraTime, phase }: LedgerEntry<string>): Line {
  const n = minute ?? 0;
  if (extraTime !== null && extraTime > 0) {
    if (phase === 'FIRST_HALF') {
      return { bg: 'в добавеното време на първото полувреме', en: 'in first-half stoppage time' };
    }
    return { bg: 'в добавеното време', en: 'in stoppage time' };
  }
  return { bg: `в ${ordinalBg(n)} минута`, en: `in the ${ordinalEn(n)} minute` };
}

function timeOfDay(start: Date): Line {
  const { bg, en } = weekdayName(weekdayOf(dayAt(start)));
  const hour = Number(timeAt(start).slice(0, 2));
  const [partBg, partEn] =
    hour >= 17 ? ['вечер', 'evening'] : hour >= 12 ? ['следобед', 'afternoon'] : ['сутрин', 'morning'];
  return { bg: `в ${bg} ${partBg}`, en: `on ${en} ${partEn}` };
}
