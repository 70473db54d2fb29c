import { describe, expect, it } from 'vitest';
import type { MatchPhase } from '#domain/match/status.ts';
import type { MatchFacts } from './match-facts.ts';
import { canStepBack, momentAt, momentOfAct } from './minute-stepper.tsx';

const START = new Date('2026-03-15T18:00:00Z');

/** A half whose clock stood at so many minutes when it began. */
const facts = (phase: MatchPhase, seconds: number) =>
  ({
    clock: { seconds, runningSince: START },
    folded: { phase },
    lengths: { halfMinutes: 25, extraTimeMinutes: 5 },
  }) as unknown as MatchFacts;
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const text = (match: MatchFacts, at: Date, ago: number) => {
  const { minute } = momentAt(match, at, ago);
  return minute && [minute.minute, minute.extraTime].filter((part) => part !== null).join('+');
};

describe('the minute of a sheet', () => {
  const firstHalf = facts('FIRST_HALF', 0);

  it('steps back through stoppage: 25+2, 25+1, 25, 24', () => {
    expect([0, 1, 2, 3].map((ago) => text(firstHalf, after(26.5), ago))).toEqual(['25+2', '25+1', '25', '24']);
  });

  it('does not step before the first minute', () => {
    expect([0, 1, 2].map((ago) => text(firstHalf, after(1.5), ago))).toEqual(['2', '1', '1']);
    expect(canStepBack(firstHalf, momentAt(firstHalf, after(0.5), 0))).toBe(false);
    expect(canStepBack(firstHalf, momentAt(firstHalf, after(1.5), 0))).toBe(true);
  });

  it('[DK5] steps from the second half back into the first, which has begun', () => {
    const secondHalf = facts('SECOND_HALF', 25 * 60);
    expect([0, 1].map((ago) => text(secondHalf, after(0.5), ago))).toEqual(['26', '25']);
    expect(canStepBack(secondHalf, momentAt(secondHalf, after(0.5), 0))).toBe(true);
  });

  it('is left to the clock unless it was changed', () => {
    expect(momentOfAct(momentAt(firstHalf, after(26.5), 0))).toEqual({});
    expect(momentOfAct(momentAt(firstHalf, after(26.5), 1))).toEqual({ minute: 25, extraTime: 1 });
    expect(momentOfAct(momentAt(firstHalf, after(26.5), 2))).toEqual({ minute: 25 });
  });

  it('is that of the half which ended during a break', () => {
    expect(text(facts('HALF_TIME', 25 * 60), after(3), 0)).toBe('25');
    expect(momentAt(facts('NOT_STARTED', 0), after(3), 0).minute).toBeNull();
  });
});
