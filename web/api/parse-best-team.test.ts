import { describe, expect, it } from 'vitest';
import { hasPlayed } from '#web/football/competition-model.ts';
import { parseTeamOfTheSeason, parseTeamOfTheWeek } from './parse-best-team.ts';

const balik = { id: 1, name: 'Балик', short_name: 'БАЛ', badge: '/b.svg' };
const vihar = { id: 2, name: 'Вихър', short_name: 'ВИХ', badge: null };
const player = { id: 9, name: 'Иван Колев', picture: null, number: 7, position: 'DEF', section: 'def', team: balik };
const matchStats = {
  played: true,
  match: { id: 31, start_time: '2026-03-01T17:00:00Z', opponent: vihar, score: { home: 4, away: 1 }, venue: 'away' },
  goals: 2,
  assists: 0,
  minutes_played: 50,
  rating: '9.1',
  motm: true,
  is_starter: true,
  clean_sheet: false,
  passes: 31,
  pass_accuracy: 87.1,
};
const week = (change: object = {}) =>
  parseTeamOfTheWeek({ players: [{ ...player, matchStats, ...change }] }).players[0]!;

describe('one of a team of the week', () => {
  it('has his match from the view of his team', () => {
    const { performance } = week();
    if (!hasPlayed(performance)) throw new Error('He played');
    expect(performance).toMatchObject({ goals: 2, minutes: 50, rating: 9.1, shots: null, isManOfTheMatch: true });
    expect(performance.match).toMatchObject({ score: '4–1', venue: 'away', opponent: { name: 'Вихър' } });
    expect(performance.match.summary).toMatchObject({
      id: 31,
      status: 'FINISHED',
      home: { name: 'Вихър' },
      away: { name: 'Балик' },
      homeScore: 1,
      awayScore: 4,
    });
  });

  it('may have a match with fewer fields from another backend', () => {
    const { performance } = week({
      matchStats: { ...matchStats, match: { opponent: 'Вихър', score: '4-1', venue: 'Home' } },
    });
    if (!hasPlayed(performance)) throw new Error('He played');
    expect(performance.match).toMatchObject({ opponent: { id: null, name: 'Вихър' }, score: '4-1', venue: 'home' });
    expect(performance.match.summary).toBeNull();
  });

  it.each([
    [{ played: false, message: 'Did not play' }, 'Did not play'],
    [{ played: false }, null],
    [null, null],
  ])('has a message where there is no match: %j', (stats, message) => {
    expect(week({ matchStats: stats }).performance).toEqual({ message });
  });

  it.each([
    [{ section: 'fwd' }, 'fwd'],
    [{ section: undefined, position: 'CB' }, 'def'],
    [{ section: undefined, position: 'GK' }, 'gk'],
    [{ section: 'left', position: null }, 'mid'],
  ])('is in his section, else in that of his position: %j', (change, section) => {
    expect(week(change).section).toBe(section);
  });

  it('has his number under either name, and a team without an id', () => {
    expect(week({ number: undefined, jersey_number: 10, team: { name: 'Балик', badge: null } })).toMatchObject({
      shirtNumber: 10,
      team: { id: null, name: 'Балик' },
    });
    expect(week({ team: null }).team).toBeNull();
  });
});

describe('one of a team of the season', () => {
  it('has his season', () => {
    const seasonStats = { played: true, matches_played: 12, goals: 20, assists: 5, shots: 48, shots_on_target: 30 };
    const [read] = parseTeamOfTheSeason([{ ...player, seasonStats }]);
    expect(read?.performance).toMatchObject({ matches: 12, goals: 20, shotsOnTarget: 30, rating: null });
  });
});
