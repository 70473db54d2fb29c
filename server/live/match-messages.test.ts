import { expect, test } from 'vitest';
import { changedPieces, type MatchSnapshot } from './match-messages.ts';

const TEXTS = {
  match: 'm',
  timer: 't',
  goals: 'g',
  events: 'e',
  substitutions: 's',
  squads: 'q',
  teamStats: 'ts',
  playerStats: 'ps',
};
/** Only the texts of pieces are compared. */
const snapshot = (texts: Partial<typeof TEXTS> = {}) => ({ pieceTexts: { ...TEXTS, ...texts } }) as MatchSnapshot;
const changed = (texts: Partial<typeof TEXTS>) => changedPieces(snapshot(), snapshot(texts));

test('short statistics go with the goal, in one write', () => {
  expect(changed({ teamStats: 'x'.repeat(500), goals: 'new', match: 'new' })).toEqual([
    ['match', 'goals', 'teamStats'],
  ]);
});

test('nobody waits for a goal until everybody has long statistics', () => {
  expect(changed({ playerStats: 'x'.repeat(1500), teamStats: 'x'.repeat(600), goals: 'new' })).toEqual([
    ['goals'],
    ['teamStats', 'playerStats'],
  ]);
});

test('what did not change is not sent', () => {
  expect(changed({})).toEqual([]);
  expect(changed({ squads: 'x'.repeat(5000) })).toEqual([['squads']]);
});
