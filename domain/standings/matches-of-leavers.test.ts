import { expect, it } from 'vitest';
import fc from 'fast-check';
import { decideRemaining, fatesOf, type RemainingMatch } from './matches-of-leavers.ts';
import { settleResults } from './settle-results.ts';

type Match = RemainingMatch<string> & { name: string };
const match = (name: string, more: Partial<Match> = {}): Match => ({
  name,
  home: name[0] ?? null,
  away: name[1] ?? null,
  status: 'UPCOMING',
  score: null,
  official: null,
  knockout: false,
  gameweek: 1,
  isByRule: false,
  ...more,
});
const played = (name: string) => match(name, { status: 'FINISHED', score: { home: 1, away: 1 } });
const decide = (matches: Match[], ...left: [string, boolean | null][]) =>
  Object.fromEntries(
    [...decideRemaining(matches, new Map(left))].map(([{ name }, verdict]) => [
      name,
      verdict?.act === 'award' ? `${verdict.score.home}:${verdict.score.away}` : (verdict?.act ?? null),
    ]),
  );

it('[ST18] gives the rest to the opponents of a team whose results stand', () => {
  const season = [played('AB'), played('CA'), match('AD'), match('BA', { status: 'POSTPONED' }), match('BC')];
  expect(decide(season, ['A', null])).toEqual({ AD: '0:3', BA: '3:0', BC: null });
});

it('[ST18] cancels the rest of a team whose results are struck out, by its share or by decision', () => {
  const season = [played('AB'), match('AC'), match('DA'), match('BC')];
  expect(decide(season, ['A', null])).toEqual({ AC: 'cancel', DA: 'cancel', BC: null });
  expect(decide(season, ['A', false])).toEqual({ AC: '0:3', DA: '3:0', BC: null });
  expect(decide([played('AB'), played('AC'), match('DA')], ['A', true])).toEqual({ DA: 'cancel' });
});

it('[ST18] gives a knockout match to the other team in any case, and cancels one that both left', () => {
  const season = [match('AB', { knockout: true }), match('CD', { knockout: true }), match('AC'), match('DB')];
  expect(decide(season, ['A', null])).toEqual({ AB: '0:3', CD: null, AC: 'cancel', DB: null });
  expect(decide(season, ['A', false], ['B', false])).toEqual({ AB: 'cancel', CD: null, AC: '0:3', DB: '3:0' });
});

it('[ST18] gives the second leg with enough goals to go on, whatever the first was', () => {
  const leg = (name: string, home: number, away: number) =>
    match(name, { knockout: true, status: 'FINISHED', score: { home, away } });
  const second = match('BA', { knockout: true });
  expect(decide([leg('AB', 6, 1), second], ['A', null])).toEqual({ BA: '6:0' });
  expect(decide([leg('AB', 3, 1), second], ['A', null])).toEqual({ BA: '3:0' });
  expect(decide([leg('AB', 3, 1), second], ['B', null])).toEqual({ BA: '0:3' });
  expect(decide([match('AB', { knockout: true }), second], ['A', null])).toEqual({ AB: '0:3', BA: '3:0' });
});

it('[ST18] counts no leg that it decides again itself', () => {
  const first = match('AB', { knockout: true, status: 'AWARDED', official: { home: 3, away: 0 }, isByRule: true });
  expect(decide([first, match('BA', { knockout: true })], ['A', null])).toEqual({ AB: '0:3', BA: '3:0' });
});

it('[ST18] lets a live match, a finished one and one of an unknown team be', () => {
  const season = [match('AB', { status: 'LIVE' }), played('AC'), match('A', { away: null, knockout: true })];
  expect(decide(season, ['A', false])).toEqual({ A: null });
});

it('[ST18] decides again what it decided, as if the match were open: its own awards are no matches played', () => {
  const given = match('AD', { status: 'AWARDED', official: { home: 0, away: 3 }, isByRule: true });
  const season = [played('AB'), played('CA'), given, match('BA')];
  expect(decide(season, ['A', null])).toEqual({ AD: '0:3', BA: '3:0' });
  expect(decide([played('AB'), given, match('CA'), match('BA')], ['A', null])).toEqual({
    AD: 'cancel',
    CA: 'cancel',
    BA: 'cancel',
  });
  expect(decide(season)).toEqual({ AD: null, BA: null });
  const byCommission = { ...given, isByRule: false };
  expect(decide([byCommission], ['A', false])).toEqual({});
});

const fates = (matches: Match[], team: string, ...left: [string, boolean | null][]) =>
  Object.fromEntries(
    fatesOf(team, matches, new Map(left)).map(({ match: { name }, fate }) => [
      name,
      fate.fate === 'award' ? `${fate.score.home}:${fate.score.away}` : fate.fate,
    ]),
  );

it('[ST22] says of each match of a team that would leave what becomes of it', () => {
  const season = [played('AB'), played('CA'), match('AD'), match('BA', { status: 'POSTPONED' }), match('BC')];
  expect(fates(season, 'A', ['A', false])).toEqual({ AB: 'stand', CA: 'stand', AD: '0:3', BA: '3:0' });
  expect(fates(season, 'A', ['A', true])).toEqual({ AB: 'annul', CA: 'annul', AD: 'cancel', BA: 'cancel' });
  expect(fates(season, 'A')).toEqual({ AB: 'stand', CA: 'stand', AD: 'play', BA: 'play' });
});

it('[ST22] keeps a knockout result and a live match, and leaves out what was cancelled otherwise', () => {
  const cup = match('AB', { knockout: true, status: 'FINISHED', score: { home: 2, away: 1 } });
  const season = [cup, match('AC', { status: 'LIVE' }), match('DA', { status: 'CANCELLED' }), match('AE')];
  expect(fates(season, 'A', ['A', true])).toEqual({ AB: 'stand', AC: 'play', AE: 'cancel' });
});

it('[ST22] when it comes back, what the rule decided is played', () => {
  const given = match('AB', { status: 'AWARDED', official: { home: 0, away: 3 }, isByRule: true });
  const cancelled = match('AC', { status: 'CANCELLED', isByRule: true });
  expect(fates([given, cancelled], 'A')).toEqual({ AB: 'play', AC: 'play' });
});

const TEAMS = ['A', 'B', 'C', 'D'];
const anySeason = fc.array(
  fc
    .record({
      pair: fc.shuffledSubarray(TEAMS, { minLength: 2, maxLength: 2 }),
      status: fc.constantFrom('UPCOMING', 'POSTPONED', 'LIVE', 'FINISHED', 'AWARDED', 'CANCELLED'),
      knockout: fc.boolean(),
    })
    .map(({ pair, status, knockout }) =>
      match(pair.join(''), {
        status,
        knockout,
        score: status === 'FINISHED' || status === 'LIVE' ? { home: 1, away: 0 } : null,
        official: status === 'AWARDED' ? { home: 3, away: 0 } : null,
      }),
    ),
  { maxLength: 14 },
);

it('[ST22] is what happens: decided as ST18 decides, struck out as the table strikes out', () => {
  fc.assert(
    fc.property(anySeason, fc.constantFrom(true, false, null), (season, choice) => {
      const left = new Map([['A', choice]]);
      const decided = decideRemaining(season, left);
      const { annulled } = settleResults(season, left);
      for (const { match: one, fate } of fatesOf('A', season, left)) {
        const verdict = decided.get(one);
        expect(fate.fate === 'award' || fate.fate === 'cancel' ? fate.fate : null).toBe(verdict?.act ?? null);
        if (one.status === 'FINISHED' || one.status === 'AWARDED')
          expect(fate.fate === 'annul').toBe(annulled.includes(one));
      }
    }),
  );
});
