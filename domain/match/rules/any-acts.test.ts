import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldClock } from '#domain/match/fold-clock.ts';
import { foldLedger, sinceRescheduled } from '#domain/match/fold-ledger.ts';
import { byPhase } from '#domain/match/phase.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import { canTransition } from '#domain/match/status-transition.ts';
import { MATCH_PHASES } from '#domain/match/status.ts';
import { decideMatch } from '#domain/match/winner.ts';
import type { DeskAct, MatchAct } from './act.ts';
import type { MatchToActOn } from './match-to-act-on.ts';
import {
  append,
  card,
  fullMatch,
  decide,
  goal,
  halfTime,
  kickOff,
  record,
  secondHalf,
  lineupOf,
  SIDES,
  SQUADS,
  upcoming,
  whistle,
  type TimedAct,
} from './recorded-match.fixture.ts';

const side = fc.constantFrom('home' as const, 'away' as const);
const ofSide = side.chain((team) => fc.constantFrom(...SQUADS[team].slice(0, 7)).map((player) => ({ team, player })));
const moment = fc.option(fc.integer({ min: 1, max: 62 }), { nil: undefined }).map((minute) => ({ minute }));

const anyGoal = fc
  .tuple(ofSide, fc.boolean(), fc.boolean(), moment)
  .map(([{ team, player }, ownGoal, penalty, at]) => goal(team, player, { ownGoal, penalty, ...at }));
const anyCard = fc
  .tuple(ofSide, fc.constantFrom('yellow' as const, 'second-yellow' as const, 'red' as const), moment)
  .map(([{ team, player }, shown, { minute }]) => card(team, player, shown, minute));
const anyChange = fc.tuple(ofSide, fc.nat(8), moment).map(([{ team, player }, on, at]): MatchAct => ({
  act: 'substitution',
  team,
  playerIn: SQUADS[team][on] ?? 0,
  playerOut: player,
  ...at,
}));
const anyKick = fc
  .tuple(ofSide, fc.constantFrom('scored' as const, 'missed' as const))
  .map(([named, result]): MatchAct => ({ act: 'shoot-out-kick', ...named, result }));
const anyPhase = fc.constantFrom(...MATCH_PHASES).map((phase): MatchAct => ({ act: 'phase', phase }));
const plain = fc
  .constantFrom('kick-off', 'stop-clock', 'start-clock', 'final-whistle', 'postpone', 'abandon', 'cancel')
  .map((act) => ({ act }));
const decision = fc.constantFrom<MatchAct>(
  { act: 'award', home: 3, away: 0, reasonBg: 'а', reasonEn: 'a' },
  { act: 'reschedule', startTime: '2026-03-22T17:00:00Z', venue: null },
  { act: 'man-of-the-match', player: 11 },
  { act: 'statistics', teams: {}, players: [{ player: 12, rating: 7 }] },
  lineupOf('home'),
  lineupOf('away', SQUADS.away.slice(2)),
);
const anyMatchAct = fc.oneof(
  { arbitrary: anyGoal, weight: 4 },
  { arbitrary: anyCard, weight: 3 },
  { arbitrary: anyChange, weight: 2 },
  { arbitrary: anyKick, weight: 2 },
  { arbitrary: anyPhase, weight: 8 },
  { arbitrary: plain, weight: 4 },
  { arbitrary: decision, weight: 1 },
);
const anyAct: fc.Arbitrary<DeskAct> = fc.oneof(
  { arbitrary: anyMatchAct, weight: 6 },
  {
    arbitrary: fc.record({ act: fc.constant('withdraw' as const), revision: fc.integer({ min: 1, max: 14 }) }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      act: fc.constant('correct' as const),
      revision: fc.integer({ min: 1, max: 14 }),
      to: anyMatchAct,
    }),
    weight: 1,
  },
);

/** What comes next in a match, so that chance gets further than the kick-off. */
const NEXT = {
  NOT_STARTED: 'FIRST_HALF',
  FIRST_HALF: 'HALF_TIME',
  HALF_TIME: 'SECOND_HALF',
  SECOND_HALF: 'FULL_TIME',
  FULL_TIME_BREAK: 'EXTRA_TIME',
  EXTRA_TIME: 'EXTRA_TIME_BREAK',
  EXTRA_TIME_BREAK: 'SECOND_EXTRA_TIME',
  SECOND_EXTRA_TIME: 'PENALTIES',
  PENALTIES: 'FULL_TIME',
  PENALTY_SHOOTOUT: 'FULL_TIME',
  FULL_TIME: 'FULL_TIME',
} as const;
type Step = { act: DeskAct | 'go on'; minutes: number; reason: boolean };
const anySteps = fc.array(
  fc.record<Step>({
    act: fc.oneof({ arbitrary: anyAct, weight: 3 }, { arbitrary: fc.constant('go on' as const), weight: 2 }),
    minutes: fc.oneof({ arbitrary: fc.nat(20), weight: 9 }, { arbitrary: fc.integer({ min: -30, max: 0 }), weight: 1 }),
    reason: fc.boolean(),
  }),
  { minLength: 12, maxLength: 30 },
);
const anyMatch = fc
  .tuple(fc.boolean(), fc.boolean())
  .map(([knockout, extraTime]): MatchToActOn => ({ ...upcoming, knockout, extraTime }));

const fold = ({ entries }: MatchToActOn) => foldLedger(entries, SIDES);

/** A correction or withdrawal gets one of the last entries as its target. */
const aimed = (act: DeskAct, { entries }: MatchToActOn): DeskAct =>
  'revision' in act ? { ...act, revision: Math.max(1, entries.length - (act.revision % 6)) } : act;

/** Sends the acts one after another; calls `taken` for each that is not refused. */
function recordSteps(
  match: MatchToActOn,
  steps: readonly Step[],
  taken: (before: MatchToActOn, act: DeskAct, after: MatchToActOn) => void,
) {
  let [so, minutes] = [match, 0];
  for (const step of steps) {
    const act: DeskAct = step.act === 'go on' ? { act: 'phase', phase: NEXT[fold(so).phase] } : aimed(step.act, so);
    minutes += step.minutes;
    const decided = decide(so, { act, at: minutes, ...(step.reason && { reason: 'Протокол' }) });
    if ('refusal' in decided) continue;
    const next = append(so, decided.entry);
    taken(so, act, next);
    so = next;
  }
}

describe('whatever is recorded', () => {
  test('[TR1] the status changes only as it may, except by withdrawals', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyMatch, anySteps, (match, steps) =>
        recordSteps(match, steps, (before, act, after) => {
          if (before.status === after.status) return;
          seen.add(`${before.status} ${after.status}`);
          if (act.act !== 'withdraw')
            expect([before.status, after.status, canTransition(before.status, after.status)]).toContain(true);
        }),
      ),
      { numRuns: 150 },
    );
    // Chance went far enough to see something.
    expect(seen).toContain('LIVE FINISHED');
  });

  test('[PH1] phases stand in their order, each once, and a knockout match ends with a winner', () => {
    fc.assert(
      fc.property(anyMatch, anySteps, (match, steps) =>
        recordSteps(match, steps, (_before, _act, after) => {
          const phases = sinceRescheduled(settleLedger(after.entries))
            .filter(({ kind }) => kind === 'PHASE')
            .map(({ phase }) => phase);
          for (const [i, phase] of phases.slice(1).entries()) expect(byPhase(phase, phases[i]!)).toBeGreaterThan(0);
          if (after.knockout && after.status === 'FINISHED')
            expect(decideMatch({ ...fold(after), official: null })).not.toBeNull();
        }),
      ),
      { numRuns: 150 },
    );
  });

  test('[LG2] the score is the goals that stand, never less than nothing, and known from kick-off', () => {
    fc.assert(
      fc.property(anyMatch, anySteps, (match, steps) =>
        recordSteps(match, steps, (_before, _act, after) => {
          const { score, goals, events, phase } = fold(after);
          if (phase === 'NOT_STARTED')
            return expect({ score, goals, events }).toEqual({ score: null, goals: [], events: [] });
          const counted = { home: 0, away: 0 };
          for (const one of goals) counted[(one.team === SIDES.home) === !one.ownGoal ? 'home' : 'away'] += 1;
          expect(score).toEqual(counted);
        }),
      ),
      { numRuns: 150 },
    );
  });

  test('[LG9] withdrawing the last act restores the match as it was', () => {
    fc.assert(
      fc.property(anyMatch, anySteps, (match, steps) =>
        recordSteps(match, steps, (before, _act, after) => {
          const undone = record(after, { act: { act: 'withdraw', revision: after.entries.length }, reason: 'Грешка' });
          expect(fold(undone)).toEqual(fold(before));
          expect(foldClock(undone.entries)).toEqual(foldClock(before.entries));
        }),
      ),
      { numRuns: 80 },
    );
  });
});

describe('what is recorded late', () => {
  const goalsAt = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 50 }), ofSide, fc.boolean()), {
    selector: ([minute]) => minute,
    minLength: 2,
    maxLength: 8,
  });
  const withoutRevisions = (match: MatchToActOn) =>
    JSON.parse(
      JSON.stringify(fold(match), (key, value: unknown) => (key === 'revision' ? undefined : value)),
    ) as unknown;

  test('[DK5] gives the same match in whatever order it comes', () => {
    fc.assert(
      fc.property(goalsAt, fc.infiniteStream(fc.nat()), (scored, chance) => {
        const acts = scored.map(([minute, { team, player }, ownGoal]): TimedAct => ({
          act: goal(team, player, { ownGoal, minute }),
          reason: 'Протокол',
        }));
        const booked = SQUADS.home.map((player, i): TimedAct => ({
          act: card('home', player, 'yellow', 2 + i),
          reason: 'Протокол',
        }));
        const inOrder = [...acts, ...booked.slice(0, 4)];
        const places = inOrder.map(() => chance.next().value ?? 0);
        const mixed = inOrder.toSorted((a, b) => (places[inOrder.indexOf(a)] ?? 0) - (places[inOrder.indexOf(b)] ?? 0));
        // Two acts of one minute stand as they were recorded: only goals and only cards among themselves are distinct.
        const matchAfter = (all: TimedAct[]) =>
          record(
            upcoming,
            ...fullMatch,
            ...all.filter((one) => acts.includes(one)),
            ...all.filter((one) => booked.includes(one)),
          );
        expect(withoutRevisions(matchAfter(mixed))).toEqual(withoutRevisions(matchAfter(inOrder)));
      }),
      { numRuns: 30 },
    );
  });

  test('[DK5] stands where it would have stood at once', () => {
    const seconds = fc.integer({ min: 0, max: 60 * 60 - 1 });
    fc.assert(
      fc.property(fc.uniqueArray(seconds, { minLength: 1, maxLength: 6 }), seconds, (times, stopAt) => {
        const stop = { act: { act: 'stop-clock' }, at: (stopAt % 1000) / 60 } as const;
        const go = { act: { act: 'start-clock' }, at: (stopAt % 1000) / 60 + 2 } as const;
        const goals = times.map((at): TimedAct => ({ act: goal('home', 11), at: at / 60 }));
        const moves: TimedAct[] = [kickOff, stop, go, halfTime, secondHalf];
        const byTime = [...moves, ...goals].toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
        const atOnce = record(upcoming, ...byTime, whistle);
        const late = record(upcoming, ...moves, ...goals, whistle);
        const places = (match: MatchToActOn) =>
          fold(match).goals.map(({ minute, extraTime, phase }) => `${phase} ${minute}+${extraTime}`);
        expect(places(late)).toEqual(places(atOnce));
      }),
    );
  });
});
