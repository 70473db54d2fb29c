import { expect, it } from 'vitest';
import { parseReferee, parseRefereedMatches } from './parse-referee.ts';

it('reads a referee and the cards he showed', () => {
  expect(parseReferee({ id: 3, name: 'Стоян Динев', matches_refereed: 14, yellow_cards: 40, red_cards: '2' })).toEqual({
    id: 3,
    name: 'Стоян Динев',
    picture: null,
    matches: 14,
    yellowCards: 40,
    redCards: 2,
  });
  expect(() => parseReferee({})).toThrow();
});

it('parses his matches with the cards of each', () => {
  const team = { id: 1, name: 'Балик', short_name: 'БАЛ' };
  const match = { id: 31, start_time: null, score: { home: 2, away: 1 }, home_team: team, away_team: team };
  const { matches, hasMore } = parseRefereedMatches({
    matches: [{ ...match, competition: { name: 'Лига' }, yellow_cards: 3 }, {}],
    pagination: { currentPage: 1, hasMore: true },
  });
  expect(hasMore).toBe(true);
  expect(matches).toHaveLength(1);
  expect(matches[0]).toMatchObject({ status: 'FINISHED', homeScore: 2, yellowCards: 3, redCards: null });
  expect(matches[0]?.competition).toMatchObject({ id: null, name: 'Лига' });
  expect(parseRefereedMatches([])).toEqual({ matches: [], hasMore: false });
});
