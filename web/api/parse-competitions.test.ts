import { describe, expect, it } from 'vitest';
import {
  parseCompetitionsByStatus,
  parseGameweeks,
  parseOneCompetition,
  parseTrendingPlayers,
} from './parse-competitions.ts';
import { parseGameweekMatches, parseLiveAndUpcoming } from './parse-matches.ts';

describe('competitions by status', () => {
  it('are read with what their cards show', () => {
    const cup = {
      id: 2,
      name: 'Купа',
      logo_url: '/c.svg',
      city: 'Добрич',
      current_gameweek: 4,
      start_date: '2026-03-01',
    };
    const { active, upcoming, finished } = parseCompetitionsByStatus({ active: [cup], upcoming: [], finished: [null] });
    expect(active).toEqual([
      {
        id: 2,
        name: 'Купа',
        logo: '/c.svg',
        city: 'Добрич',
        currentGameweek: 4,
        startsOn: '2026-03-01',
        endsOn: null,
      },
    ]);
    expect([upcoming, finished]).toEqual([[], []]);
  });

  it('may leave out a group', () => {
    expect(parseCompetitionsByStatus({ active: [{ id: 1, name: 'Лига' }] }).finished).toEqual([]);
  });
});

it('one competition may be wrapped; a response without one fails', () => {
  expect(parseOneCompetition({ competition: { id: 1, name: 'Лига' } }).name).toBe('Лига');
  expect(() => parseOneCompetition({ message: 'hello' })).toThrow();
});

describe('gameweeks [D1]', () => {
  const gameweek = { id: 5, number: 2 };

  it('may be a list or wrapped', () => {
    expect(parseGameweeks([gameweek])).toEqual(parseGameweeks({ gameweeks: [gameweek] }));
  });

  it('mark the current one by either spelling', () => {
    expect(parseGameweeks([{ ...gameweek, iscurrent: true }])[0]?.isCurrent).toBe(true);
    expect(parseGameweeks([{ ...gameweek, is_current: true }])[0]?.isCurrent).toBe(true);
    expect(parseGameweeks([gameweek])[0]?.isCurrent).toBe(false);
  });

  it('come in the order of their numbers', () => {
    expect(parseGameweeks([gameweek, { id: 9, number: 1 }]).map(({ id }) => id)).toEqual([9, 5]);
  });
});

describe('the matches of a gameweek', () => {
  const sides = { home_team: { id: 1, name: 'А', logo_url: '/a.svg' }, away_team: { id: 2, name: 'Б' } };

  it('carry score and penalties, which may be JSON text', () => {
    const [match] = parseGameweekMatches([
      { id: 3, status: 'FINISHED', ...sides, score: { home: 2, away: 2 }, penalty_score: '{"team1":4,"team2":3}' },
    ]);
    expect(match).toMatchObject({ homeScore: 2, awayScore: 2, penalties: { home: 4, away: 3 } });
    expect(match?.home?.badge).toBe('/a.svg');
  });

  it('keep an unknown status as it was received, and are upcoming without one', () => {
    expect(parseGameweekMatches([{ id: 3, status: 'SOON', ...sides }])[0]).toMatchObject({
      status: 'OTHER',
      statusText: 'SOON',
    });
    expect(parseGameweekMatches([{ id: 3, ...sides }])[0]?.status).toBe('UPCOMING');
  });

  it('have teams without ids, as the documents list them', () => {
    const [match] = parseGameweekMatches([
      { id: 3, home_team: { name: 'А', logo_url: '/a.svg' }, away_team: { name: 'Б' } },
    ]);
    expect(match?.home).toEqual({ id: null, name: 'А', shortName: 'А', badge: '/a.svg' });
    expect(match?.away?.name).toBe('Б');
  });

  it('may have no teams yet', () => {
    expect(parseGameweekMatches([{ id: 3, ...sides, away_team: null }])[0]?.away).toBeNull();
  });
});

it('a live match may be flagged in the list of upcoming ones', () => {
  const match = { id: 1, isLive: true, team1: { id: 1, name: 'А' }, team2: { id: 2, name: 'Б' } };
  const { upcoming } = parseLiveAndUpcoming({
    liveMatches: [],
    upcomingMatches: [{ ...match, competition: { id: 1, name: 'Лига' } }],
  });
  expect(upcoming[0]?.status).toBe('LIVE');
});

it('a trending player leads by goals and assists, and his team may be a name alone', () => {
  expect(parseTrendingPlayers([{ id: 1, name: 'Иван', team: { name: 'Балик' }, goals: 3, assists: 2 }])).toEqual([
    { player: { id: 1, name: 'Иван', picture: null }, team: { name: 'Балик' }, goals: 3, assists: 2, value: 5 },
  ]);
});
