import { describe, expect, it } from 'vitest';
import { parseBestTeams, parsePlayerAwards } from './parse-awards.ts';
import { parsePlayerMatches, parsePlayerSeasons } from './parse-player-stats.ts';
import {
  parseCareer,
  parseLastMatches,
  parsePlayerProfile,
  parsePlayerTeams,
  parseSeasonGoals,
} from './parse-player.ts';

const balik = { id: 1, name: 'Балик', short_name: 'БАЛ', badge: '/b.svg' };
const vihar = { id: 2, name: 'Вихър', logo_url: '/v.svg' };
const player = { id: 9, name: 'Иван Колев' };
const read = (more: object) => parsePlayerProfile({ ...player, ...more }, 'shown');

describe('a player of any backend [D1]', () => {
  it('may be wrapped, and must have a name', () => {
    for (const name of ['player', 'data']) expect(parsePlayerProfile({ [name]: player }, 'shown')).toEqual(read({}));
    for (const answer of [null, [], '<html>', {}, { id: 9 }])
      expect(() => parsePlayerProfile(answer, 'shown')).toThrow();
  });

  it('has a picture under either name', () => {
    expect(read({ photo: '/p.jpg' }).picture).toBe('/p.jpg');
    expect(read({ picture: '/p.jpg' }).picture).toBe('/p.jpg');
  });

  it('is in his current team, else in the one flagged so, else in the first', () => {
    const teams = [balik, { ...vihar, isCurrent: true, jersey_number: '10' }];
    expect(read({ currentTeam: balik, teams }).team).toMatchObject({ id: 1, name: 'Балик' });
    expect(read({ currentTeam: 'Рилци', teams }).team).toMatchObject({ id: null, name: 'Рилци' });
    expect(read({ teams })).toMatchObject({ team: { id: 2, badge: '/v.svg' }, shirtNumber: 10 });
    expect(read({ teams: [balik, vihar] }).team?.id).toBe(1);
    expect(read({})).toMatchObject({ team: null, shirtNumber: null });
  });

  it("has a birthday independent of the backend's time zone", () => {
    expect(read({ birthdate: '2000-06-30' }).birthdate).toBe('2000-06-30');
    expect(read({ birthdate: '2000-06-30T00:00:00.000Z' }).birthdate).toBe('2000-06-30');
    expect(read({ birthdate: '2000-06-29T21:00:00.000Z' }).birthdate).toBe('2000-06-30');
    for (const birthdate of [null, '', 'long ago']) expect(read({ birthdate }).birthdate).toBeNull();
  });

  it('has a nation by name and flag, or by either', () => {
    expect(read({ nationality: 'Bulgaria', nationalityCode: 'BG' }).nation).toEqual({ name: 'Bulgaria', flag: 'bg' });
    expect(read({ nationality: 'Bulgaria' }).nation).toEqual({ name: 'Bulgaria', flag: null });
    expect(read({ nationalityCode: 'bg' }).nation).toEqual({ name: 'bg', flag: 'bg' });
    expect(read({}).nation).toBeNull();
  });

  it('[D14] has transfers, none of them, or no such field at all', () => {
    expect(read({}).transfers).toBeNull();
    expect(read({ transfers: [] }).transfers).toEqual([]);
    expect(
      read({ transfers: [{ id: 4, fromTeam: null, toTeam: balik, date: '2025-09-01', teamRank: 'YOUTH' }, {}] })
        .transfers,
    ).toMatchObject([{ id: 4, from: null, to: { name: 'Балик' }, date: '2025-09-01', rank: 'MAIN' }]);
  });
});

describe('statistics of a player', () => {
  it('[UN1] are totals, wrapped or not; missing ones are unknown', () => {
    const stats = { totalMatches: 23, totalGoals: '35', avgRating: '8.07' };
    const unknown = { assists: null, shots: null, shotsOnTarget: null, shotsOffTarget: null };
    const career = { matches: 23, goals: 35, ...unknown, rating: 8.07 };
    for (const answer of [{ stats }, { data: { stats } }, stats]) expect(parseCareer(answer)).toEqual(career);
    expect(parseCareer({}).rating).toBeNull();
  });

  it('of last matches and seasons may have fewer fields', () => {
    expect(parseLastMatches([{ match: 'БАЛ', rating: '7.4', goals: 2 }, { match: { name: 'Вихър' } }])).toEqual([
      { matchId: null, opponent: 'БАЛ', goals: 2, rating: 7.4 },
      { matchId: null, opponent: 'Вихър', goals: 0, rating: null },
    ]);
    expect(parseSeasonGoals({ data: [{ season: '2025/26', goals: 3 }, { season: { name: '2024/25' } }, {}] })).toEqual([
      { season: '2024/25', goals: 0 },
      { season: '2025/26', goals: 3 },
    ]);
  });

  it('by season have every field', () => {
    const stats = {
      matches: 4,
      starts: 3,
      goals: 5,
      avg_rating: '7.25',
      highest_rating: null,
      saves: 2,
      pass_accuracy: 81.25,
    };
    const [season] = parsePlayerSeasons([
      {
        season: { id: 3, year_start: 2025, year_end: 2026, is_current: true },
        totals: { matches: 4, avg_rating: null },
        competitions: [{ competition: { id: 5, name: 'Лига', logo: '/l.svg' }, team: balik, stats }, {}],
      },
      { season: null },
    ]);
    expect(season).toMatchObject({ id: 3, yearStart: 2025, yearEnd: 2026, isCurrent: true });
    expect(season?.totals).toMatchObject({ matches: 4, minutes: null, rating: null });
    expect(season?.competitions).toMatchObject([
      { starts: 3, goals: 5, rating: 7.25, highestRating: null, saves: 2, cleanSheets: 0, passAccuracy: 81.25 },
    ]);
  });

  it('by match are from the view of his team', () => {
    const { matches, hasMore } = parsePlayerMatches({
      matches: [
        {
          matchId: 7,
          playerTeam: { name: 'Балик', shortName: 'БАЛ' },
          opponent: { name: 'Вихър', short_name: 'ВИХ', logo: '/v.svg' },
          score: { playerTeamScore: 2, opponentScore: 3 },
          playerStats: { minutesPlayed: 50, goals: 1, rating: null },
        },
        {},
      ],
      pagination: { currentPage: 1, hasMore: true },
    });
    expect(hasMore).toBe(true);
    expect(matches).toMatchObject([
      {
        matchId: 7,
        team: { shortName: 'БАЛ' },
        opponent: { shortName: 'ВИХ', badge: '/v.svg' },
        ownScore: 2,
        opponentScore: 3,
        competition: null,
        minutes: 50,
        assists: null,
        rating: null,
      },
    ]);
    expect(parsePlayerMatches([]).hasMore).toBe(false);
  });

  it('list only teams with an id', () => {
    expect(parsePlayerTeams({ teams: [balik, { name: 'Без номер' }] }).map(({ id }) => id)).toEqual([1]);
  });
});

describe('awards', () => {
  it('[AW1] are classified by what is known of them', () => {
    const [first, second, third] = parsePlayerAwards([
      { id: 1, mainType: 'TEAM_SEASONAL', subtype: 'FIRST_PLACE', season: { year_start: 2024, year_end: 2025 } },
      { id: 2, subtype: 'GOAL_OF_THE_MONTH', season: '2024/25', competition: 'Купа', awardedDate: '2025-03-01' },
      { id: 3, subtype: 'BEST_CAPTAIN', notes: 'Well led', season: { name: '2025', isCurrent: true } },
      { id: 4 },
    ]);
    expect(first).toMatchObject({ type: 'TEAM_SEASONAL', season: '2024/2025', isCurrentSeason: false, notes: null });
    expect(second).toMatchObject({
      type: 'INDIVIDUAL_NON_SEASONAL',
      season: '2024/25',
      competition: { id: null, name: 'Купа' },
      awardedOn: '2025-03-01',
    });
    expect(third).toMatchObject({
      type: 'INDIVIDUAL_SEASONAL',
      season: '2025',
      isCurrentSeason: true,
      notes: { bg: 'Well led', en: 'Well led' },
    });
    expect(parsePlayerAwards(undefined)).toEqual([]);
  });

  it('[AW2] count a place among the best six, with its position', () => {
    const composition = {
      id: 8,
      compositionType: 'TEAM_OF_THE_WEEK',
      competition: { name: 'Лига' },
      season: { year_start: 2025, year_end: 2026 },
      createdDate: '2026-03-02',
      gameweek: { week_number: 14 },
      goalkeeperId: 1,
      firstDefenderId: 2,
      secondDefenderId: 9,
    };
    expect(parseBestTeams([composition], 9)).toMatchObject([
      {
        type: 'INDIVIDUAL_NON_SEASONAL',
        subtype: 'TEAM_OF_THE_WEEK',
        position: 'DEF',
        gameweek: 14,
        season: '2025/2026',
        awardedOn: '2026-03-02',
        picture: null,
      },
    ]);
    expect(
      parseBestTeams({ compositions: [{ ...composition, compositionType: 'TEAM_OF_THE_YEAR' }] }, 77),
    ).toMatchObject([{ type: 'INDIVIDUAL_SEASONAL', position: null }]);
    expect(parseBestTeams([{ ...composition, compositionType: 'TEAM_OF_THE_DAY' }], 9)).toEqual([]);
  });
});
