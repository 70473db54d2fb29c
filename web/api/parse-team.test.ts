import { describe, expect, it } from 'vitest';
import { parseTeamAwards } from './parse-awards.ts';
import { parseTeamFixtures, parseTeamResults } from './parse-team-matches.ts';
import { parseSquad, parseTeamStatistics } from './parse-team-stats.ts';
import { parseTeamCompetitions, parseTeamNews, parseTeamProfile, parseTeamTransfers } from './parse-team.ts';

const balik = { id: 1, name: 'Балик', logo_url: '/b.svg' };
const side = (name: string) => ({ name, shortName: name.slice(0, 3) });
const liga = { id: 5, name: 'Лига', logo: '/l.svg' };

describe('a team of any backend [D1]', () => {
  it('may be wrapped, and must have a name', () => {
    for (const name of ['team', 'data']) expect(parseTeamProfile({ [name]: balik })).toEqual(parseTeamProfile(balik));
    for (const answer of [null, [], '<html>', {}, { id: 1 }]) expect(() => parseTeamProfile(answer)).toThrow();
  });

  it('has only http and https links', () => {
    const socialMedia = { instagram: 'instagram.com/balik', facebook: 'javascript:alert(1)', twitter: ' ' };
    expect(parseTeamProfile({ ...balik, socialMedia, website: 'http://balik.example/' })).toMatchObject({
      instagram: 'https://instagram.com/balik',
      facebook: null,
      twitter: null,
      website: 'http://balik.example/',
    });
    expect(parseTeamProfile({ ...balik, website: '@balik' }).website).toBeNull();
  });

  it('may name its competitions without ids', () => {
    expect(parseTeamProfile({ ...balik, competitions: [liga, { name: 'Купа' }] }).competitions).toMatchObject([
      { id: 5, logo: '/l.svg' },
      { id: null, name: 'Купа' },
    ]);
  });
});

describe('figures of a team', () => {
  it('are read for the season, for all time and by season', () => {
    const record = { matchesPlayed: 3, wins: 1, draws: 1, losses: '1', goalsFor: 5, goalsAgainst: 6 };
    const figures = parseTeamStatistics({
      currentSeason: { ...record, cleanSheets: 1, avgRating: null },
      allTime: null,
      competitions: [liga],
      allSeasons: [
        {
          season: { id: 3, year_start: 2025, year_end: 2026, is_current: true },
          totals: { ...record, points: 4 },
          competitions: [{ competition: liga, stats: { ...record, goalDifference: -1, totalYellowCards: 7 } }],
        },
      ],
    });
    expect(figures.currentSeason).toMatchObject({ played: 3, losses: 1, goalDifference: -1, rating: null });
    expect(figures.allTime).toBeNull();
    expect(figures.seasons).toMatchObject([
      { yearStart: 2025, isCurrent: true, totals: { points: 4 }, competitions: [{ yellowCards: 7, redCards: null }] },
    ]);
    expect(parseTeamStatistics({})).toEqual({ currentSeason: null, allTime: null, competitions: [], seasons: [] });
  });

  it('of its squad come by line, with flags for countries that are known by name [NT2]', () => {
    const member = (id: number, player: object, more: object = {}) => ({
      player: { id, name: `И${id}`, ...player },
      ...more,
    });
    const sent = {
      competitions: [liga, { name: 'Без номер' }],
      seasons: [{ id: 3, name: '2025/2026' }, {}],
      players: {
        goalkeepers: [member(1, { country: 'England', dob: '2000-01-01' }, { shirtNumber: '12', stats: { goals: 1 } })],
        forwards: [member(2, { country: 'Utopia', age: 17 }, { jersey_number: 9, stats: { avgRating: '7.2' } }), {}],
      },
    };
    const squad = parseSquad(sent, 'shown');
    expect(squad).toMatchObject({ total: 2, competitions: [{ id: 5 }], seasons: [{ id: 3 }] });
    expect(squad.lines.goalkeepers).toMatchObject([
      { shirtNumber: 12, birthdate: '2000-01-01', nation: { name: 'England', flag: 'gb' }, goals: 1, rating: null },
    ]);
    expect(squad.lines.forwards).toMatchObject([{ shirtNumber: 9, age: 17, nation: { flag: null }, rating: 7.2 }]);
    expect(squad.lines.defenders).toEqual([]);
    expect(parseSquad({ totalPlayers: 0 }, 'shown').total).toBe(0);
  });
});

describe('matches of a team', () => {
  const match = {
    id: 7,
    homeTeam: side('Балик'),
    awayTeam: side('Вихър'),
    startTime: '2026-03-01T17:00:00Z',
    gameweek: 3,
  };

  it('name the opponent, at home or away, or not yet', () => {
    const [group] = parseTeamFixtures({
      totalFixtures: 3,
      fixtures: [
        {
          competition: liga,
          matches: [
            { ...match, isHomeTeam: true },
            { ...match, isHomeTeam: false, status: 'ABANDONED' },
            { ...match, isHomeTeam: true, awayTeam: null },
          ],
        },
      ],
    });
    expect(group?.matches).toMatchObject([
      { opponent: { name: 'Вихър' }, isHome: true, status: 'UPCOMING', score: null, result: null },
      { opponent: { name: 'Балик' }, isHome: false, status: 'ABANDONED' },
      { opponent: null },
    ]);
  });

  it('[SC4] have a result, sent or derived from the score', () => {
    const score = { home: 1, away: 2 };
    const [group] = parseTeamResults([
      {
        competition: { name: 'Купа' },
        matches: [
          { ...match, isHomeTeam: true, score },
          { ...match, isHomeTeam: false, score },
          { ...match, isHomeTeam: false, score, result: 'D' },
        ],
      },
    ]);
    expect(group?.competition.id).toBeNull();
    expect(group?.matches.map(({ result, status }) => [result, status])).toEqual([
      ['L', 'FINISHED'],
      ['W', 'FINISHED'],
      ['D', 'FINISHED'],
    ]);
  });
});

it('competitions of a team come with their seasons', () => {
  expect(
    parseTeamCompetitions({
      competitions: [{ ...liga, seasons: [{ id: 3, name: '2025/2026', is_current: true }, {}] }],
    }),
  ).toEqual([{ id: 5, name: 'Лига', logo: '/l.svg', seasons: [{ id: 3, name: '2025/2026', isCurrent: true }] }]);
});

it('transfers of a team name the player, his position and both teams', () => {
  const { arrivals, departures } = parseTeamTransfers({
    transfersIn: [
      {
        id: 1,
        transferDate: '2025-09-01',
        season: { id: 3, name: '2025/2026', yearStart: 2025 },
        player: { name: 'Иван', picture: '' },
        fromTeam: null,
        toTeam: balik,
      },
      { id: 2 },
    ],
    transfersOut: [],
  });
  expect(arrivals).toMatchObject([
    { season: { yearStart: 2025 }, player: { id: null, picture: null }, position: null, from: null, to: { id: 1 } },
  ]);
  expect(departures).toEqual([]);
  expect(() => parseTeamTransfers({})).toThrow();
});

it('awards of a team are read by their type', () => {
  expect(
    parseTeamAwards({
      awards: [{ id: 1, type: 'FIRST_PLACE', competition: liga, season: { name: '2024/2025', isCurrent: true } }],
    }),
  ).toMatchObject([{ subtype: 'FIRST_PLACE', type: 'TEAM_SEASONAL', season: '2024/2025', isCurrentSeason: true }]);
});

it('news of a team keep their tags', () => {
  expect(
    parseTeamNews({
      news: [
        { id: 1, title: 'A', tags: ['купа', null] },
        { id: 2, title: 'B' },
      ],
    }),
  ).toMatchObject([{ tags: ['купа'] }, { tags: [] }]);
});
