import { foldLedger, sinceRescheduled } from '#domain/match/fold-ledger.ts';
import type { LedgerEntry } from '#domain/match/ledger-entry.ts';
import type { Side } from '#domain/match/score.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import type { DeskAct, MatchAct } from './act.ts';
import { decideAct, type Decision } from './decide-act.ts';
import type { MatchToActOn, NewLedgerEntry } from './match-to-act-on.ts';

export const SIDES = { home: 1, away: 2 };
/** Two goalkeepers first; the last three wait beside the pitch. */
export const SQUADS = { home: [10, 11, 12, 13, 14, 15, 16, 17, 18], away: [20, 21, 22, 23, 24, 25, 26, 27, 28] };
const KICK_OFF = Date.parse('2026-03-15T17:00:00Z');

/** An instant so many minutes after 17:00. */
export const after = (minutes: number) => new Date(KICK_OFF + minutes * 60_000);

export const upcoming: MatchToActOn = {
  status: 'UPCOMING',
  sides: SIDES,
  knockout: false,
  firstLeg: null,
  extraTime: true,
  lengths: { halfMinutes: 25, extraTimeMinutes: 5 },
  date: { startTime: after(0).toISOString(), venue: 'Балик' },
  handedIn: false,
  entries: [],
  starters: { home: [], away: [] },
  lineups: { home: [], away: [] },
  squads: SQUADS,
};
export const tie: MatchToActOn = { ...upcoming, knockout: true };

export interface TimedAct {
  act: DeskAct;
  /** Minutes after 17:00; a minute after the last entry if nothing is said. */
  at?: number;
  reason?: string;
}

export function decide(match: MatchToActOn, { act, at, reason }: TimedAct): Decision {
  const last = match.entries.at(-1)?.recordedAt;
  const next = last === undefined ? after(0) : new Date(Date.parse(last) + 60_000);
  return decideAct(match, { act, at: at === undefined ? next : after(at), reason: reason ?? null });
}

/** The stable name of why not; null when it may be. */
export function refusalOf(match: MatchToActOn, act: DeskAct, details: Omit<TimedAct, 'act'> = {}): string | null {
  const decision = decide(match, { act, ...details });
  return 'refusal' in decision ? decision.refusal.reason : null;
}

/** The match after all of these, each of which must be allowed. */
export function record(match: MatchToActOn, ...acts: (DeskAct | TimedAct)[]): MatchToActOn {
  return acts.reduce<MatchToActOn>((so, one) => {
    const statement = typeof one.act === 'string' ? { act: one } : one;
    const decision = decide(so, statement);
    if ('entry' in decision) return append(so, decision.entry);
    throw new Error(`${JSON.stringify(statement)}: ${decision.refusal.message}`);
  }, match);
}

export function append(match: MatchToActOn, entry: NewLedgerEntry): MatchToActOn {
  const entries = [...match.entries, { ...entry, revision: match.entries.length + 1 }];
  const { status } = foldLedger(entries, SIDES);
  const handedIn = sinceRescheduled(settleLedger(entries)).some(({ kind }) => kind === 'HAND_IN' || kind === 'AWARD');
  const lineup = entry.details && 'starters' in entry.details ? entry.details : null;
  if (!lineup) return { ...match, entries, status, handedIn };
  const starters = lineup.starters.map(({ player }) => player);
  const listed = [...starters, ...lineup.substitutes.map(({ player }) => player)];
  return {
    ...match,
    entries,
    status,
    handedIn,
    starters: { ...match.starters, [lineup.team]: starters },
    lineups: { ...match.lineups, [lineup.team]: listed },
  };
}

export const last = (match: MatchToActOn): LedgerEntry<number> => {
  const entry = match.entries.at(-1);
  if (!entry) throw new Error('Nothing was recorded');
  return entry;
};

type Goal = MatchAct & { act: 'goal' };
export const goal = (team: Side, player: number | null, more: Partial<Goal> = {}): Goal => ({
  act: 'goal',
  team,
  player,
  assist: null,
  ownGoal: false,
  penalty: false,
  ...more,
});
export const card = (
  team: Side,
  player: number,
  shown: 'yellow' | 'second-yellow' | 'red',
  minute?: number,
): MatchAct => ({
  act: 'card',
  team,
  player,
  card: shown,
  minute,
});
export const change = (team: Side, playerIn: number, playerOut: number, minute?: number): MatchAct => ({
  act: 'substitution',
  team,
  playerIn,
  playerOut,
  minute,
});
export const kick = (team: Side, result: 'scored' | 'missed', player: number | null = null): MatchAct => ({
  act: 'shoot-out-kick',
  team,
  player,
  result,
});
export const lineupOf = (team: Side, players: readonly number[] = SQUADS[team], starters = 6): MatchAct => {
  const places = players.map((player, i) => ({
    player,
    shirtNumber: i + 1,
    position: i === 0 ? ('GK' as const) : null,
  }));
  return {
    act: 'lineup',
    team,
    starters: places.slice(0, starters),
    substitutes: places.slice(starters),
    captain: null,
  };
};
export const correct = (revision: number, to: MatchAct): DeskAct => ({ act: 'correct', revision, to });
export const withdraw = (revision: number): DeskAct => ({ act: 'withdraw', revision });

export const kickOff: TimedAct = { act: { act: 'kick-off' }, at: 0 };
export const halfTime: TimedAct = { act: { act: 'phase', phase: 'HALF_TIME' }, at: 26 };
export const secondHalf: TimedAct = { act: { act: 'phase', phase: 'SECOND_HALF' }, at: 35 };
export const whistle: TimedAct = { act: { act: 'final-whistle' }, at: 61 };
/** Played to the end, without a goal. */
export const fullMatch = [kickOff, halfTime, secondHalf, whistle];
