import { expect, test } from 'vitest';
import { rulesFault, type CompetitionRules } from './check-rules.ts';
import type { TableZone } from './format.ts';

const RULES: CompetitionRules = {
  pointsWin: 3,
  pointsDraw: 1,
  pointsLoss: 0,
  tieBreakers: ['head_to_head', 'wins'],
  halfMinutes: 25,
  extraTime: true,
  yellowsPerSuspension: 3,
  matchesPerRed: 1,
  secondYellowIsRed: false,
  shootOuts: false,
  pointsShootOutWin: 2,
  pointsShootOutLoss: 1,
  zones: [],
};
const zone = (from: number, to: number): TableZone => ({ from, to, kind: 'title', labelBg: 'а', labelEn: 'a' });
const faultOf = (rules: Partial<CompetitionRules>) => rulesFault({ ...RULES, ...rules })?.reason ?? null;

test('[RU1] a win is worth at least as much as a draw, a draw as a defeat', () => {
  expect(faultOf({})).toBeNull();
  expect(faultOf({ pointsWin: 2, pointsDraw: 2, pointsLoss: 2 })).toBeNull();
  expect(faultOf({ pointsWin: 0 })).toBe('draw_above_win');
  expect(faultOf({ pointsLoss: 2 })).toBe('loss_above_draw');
});

test('[RU1] a win on penalties lies between a win and a defeat on penalties, and that above a defeat', () => {
  const shootOuts = (pointsShootOutWin: number, pointsShootOutLoss: number) =>
    faultOf({ shootOuts: true, pointsShootOutWin, pointsShootOutLoss });
  expect(shootOuts(2, 1)).toBeNull();
  expect(shootOuts(3, 0)).toBeNull();
  expect(shootOuts(4, 1)).toBe('shoot_out_above_win');
  expect(shootOuts(1, 2)).toBe('shoot_out_loss_misplaced');
  expect(shootOuts(2, -1)).toBe('shoot_out_loss_misplaced');
  expect(faultOf({ pointsShootOutWin: 9 })).toBeNull();
});

test('[RU2] each tie-breaker is used once', () => {
  expect(faultOf({ tieBreakers: [] })).toBeNull();
  expect(faultOf({ tieBreakers: ['wins', 'wins'] })).toBe('tie_breaker_twice');
});

test('[RU3] zones run from a better place to a worse one and share none', () => {
  expect(faultOf({ zones: [zone(5, 6), zone(1, 1), zone(2, 4)] })).toBeNull();
  expect(faultOf({ zones: [zone(2, 1)] })).toBe('zone_backwards');
  expect(faultOf({ zones: [zone(3, 5), zone(1, 3)] })).toBe('zones_overlap');
});
