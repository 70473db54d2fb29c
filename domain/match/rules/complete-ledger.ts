import { foldLedger, sinceRescheduled } from '#domain/match/fold-ledger.ts';
import type { LedgerKind, PlayedResult } from '#domain/match/ledger-entry.ts';
import { creditGoal, scoreFrom, sideOf, type Side } from '#domain/match/score.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import { newLedgerEntry, type NewLedgerEntry } from './match-to-act-on.ts';
import { hasFullLedger, importKey, numbered, sidesOf, type MatchRecord, type RecordedEntry } from './match-record.ts';

/** The numbers of a player that came with an import; null where nobody counted. */
export interface ImportedNumbers {
  player: number;
  team: number;
  starter: boolean;
  minutes: number | null;
  goals: number;
  ownGoals: number;
  assists: number | null;
  yellowCards: number | null;
  redCards: number | null;
  goalsConceded: number | null;
}

/** A match with all that an import may know of it beside its ledger. */
export interface ImportedMatch extends MatchRecord {
  periods: Pick<PlayedResult<number>, 'halfTime' | 'fullTime' | 'extraTime' | 'penalties'>;
  numbers: readonly ImportedNumbers[];
}

const CARDS: readonly LedgerKind[] = ['YELLOW_CARD', 'SECOND_YELLOW', 'RED_CARD'];

/**
 * [RS9] The entries without which the ledger of an imported match does not explain its result. Empty if it does; null if it
 * cannot, because more goals are listed than were scored or because the match is not over.
 */
export function completeLedger(match: ImportedMatch): RecordedEntry[] | null {
  const sides = sidesOf(match);
  if (!sides || hasFullLedger(match)) return [];
  if (match.status !== 'FINISHED' || !match.score) return null;
  const acts = sinceRescheduled(settleLedger(match.entries));
  const { goals, status } = foldLedger(match.entries, sides);
  const listed = scoreFrom(goals, sides);
  const missing = { home: match.score.home - listed.home, away: match.score.away - listed.away };
  if (missing.home < 0 || missing.away < 0) return null;

  const recordedAt = match.startTime ?? new Date(0).toISOString();
  const entry = (kind: LedgerKind, content: Partial<NewLedgerEntry>) =>
    newLedgerEntry({ kind, phase: 'FULL_TIME', recordedAt, ...content });
  const goalBy = (player: number | null, side: Side, ownGoal: boolean): NewLedgerEntry[] => {
    const credited = creditGoal({ team: sides[side], ownGoal, phase: null }, sides);
    if (!credited || missing[credited] === 0) return [];
    missing[credited] -= 1;
    return [entry('GOAL', { team: sides[side], player, ownGoal })];
  };
  const times = <Item>(count: number, make: () => Item[]): Item[] =>
    Array.from({ length: Math.max(0, count) }, make).flat();

  const players = match.numbers.flatMap((row) => {
    const side = sideOf(row.team, sides);
    return side ? [{ ...row, side }] : [];
  });
  const scorers = players.flatMap(({ player, side, ...row }) => {
    const own = goals.filter((goal) => goal.player === player);
    return [
      ...times(row.goals - own.filter(({ ownGoal }) => !ownGoal).length, () => goalBy(player, side, false)),
      ...times(row.ownGoals - own.filter(({ ownGoal }) => ownGoal).length, () => goalBy(player, side, true)),
    ];
  });
  const unknown = (['home', 'away'] as const).flatMap((side) => times(missing[side], () => goalBy(null, side, false)));
  const cards = players.flatMap(({ player, team, yellowCards, redCards }) => {
    if (acts.some((act) => act.player === player && CARDS.includes(act.kind))) return [];
    const red = (yellowCards ?? 0) > 1 ? 'SECOND_YELLOW' : 'RED_CARD';
    const kinds = [...(yellowCards ? ['YELLOW_CARD' as const] : []), ...(redCards ? [red as LedgerKind] : [])];
    return kinds.map((kind) => entry(kind, { team, player }));
  });
  const result: PlayedResult<number> = {
    ...match.periods,
    players: players.map(({ player, side, starter, minutes, assists, goalsConceded }) => ({
      player,
      side,
      starter,
      minutes,
      assists: assists ?? 0,
      goalsConceded,
    })),
  };
  const ending = status === 'FINISHED' ? [] : [entry('RESULT', { details: result })];
  const entries = numbered(match, [...ending, ...scorers, ...unknown, ...cards]);
  return entries.map((one) => ({ ...one, key: importKey(one.revision) }));
}
