/* A player and a team in the spellings of another backend: no transfers field, names without ids, groups by name, numbers as text. */

const balik = { id: 1, name: 'ФК Балик', logo_url: '/crests/balik.svg' };
const cup = { name: 'Чужда купа', logo_url: null };

const player = {
  id: 9,
  name: 'Иван Чужденов',
  photo: null,
  birthdate: '2000-06-29T21:00:00.000Z',
  nationality: 'Belgium',
  nationalityCode: 'BE',
  position: 'Libero',
  teams: [{ name: 'Стар отбор' }, { ...balik, isCurrent: true, jersey_number: '10' }],
  awards: [{ id: 3, subtype: 'BEST_CAPTAIN', competition: 'Чужда лига', season: '2024/25', awardedDate: '2025-06-01' }],
};

const played = {
  matchId: 31,
  date: '2026-03-01T17:00:00Z',
  playerTeam: { name: 'ФК Балик', shortName: 'БАЛ' },
  opponent: { name: 'ФК Вихър', shortName: 'ВИХ' },
  score: { playerTeamScore: 2, opponentScore: 1 },
  competition: cup,
  playerStats: { minutesPlayed: '50', goals: '2', assists: 0, rating: '8.15' },
};

const record = { matchesPlayed: 3, wins: 2, draws: 1, losses: 0, goalsFor: 7, goalsAgainst: 2 };
const match = { id: 32, startTime: null, gameweek: { number: 4 }, isHomeTeam: false, homeTeam: { name: 'ФК Вихър' } };

export const PROFILE_ANSWERS: Record<string, () => unknown> = {
  '/api/players/9': () => ({ player }),
  '/api/players/9/summary': () => ({ stats: { totalMatches: '12', totalGoals: 8, avgRating: '7.45' } }),
  '/api/players/9/last-matches': () => ({ matches: [{ match: 'ВИХ', rating: '8.15', goals: 2, date: played.date }] }),
  '/api/players/9/season-goals': () => ({ data: [{ season: { name: '2025/26' }, goals: '8' }] }),
  '/api/players/9/stats': () => ({
    stats: [
      {
        season: { year_start: 2025, year_end: 2026, is_current: true },
        totals: { matches: 12, goals: 8, avg_rating: '7.45' },
        competitions: [{ competition: cup, team: balik, stats: { matches: 12, goals: 8, pass_accuracy: '81.25' } }],
      },
    ],
  }),
  '/api/players/9/matches': () => ({ matches: [played], pagination: { currentPage: 1, hasMore: false } }),
  '/api/players/9/teams': () => ({ teams: [balik] }),

  '/api/teams/1': () => ({ team: { ...balik, city: 'Варна', socialMedia: { instagram: 'instagram.com/balik' } } }),
  '/api/teams/1/stats': () => ({ currentSeason: record, allTime: record, competitions: [cup], allSeasons: [] }),
  '/api/teams/1/squad': () => ({
    competitions: [],
    seasons: [],
    totalPlayers: 1,
    players: {
      forwards: [{ player: { id: 9, name: player.name, dob: '2000-06-30', country: 'Belgium' }, shirtNumber: '10' }],
    },
  }),
  '/api/teams/1/fixtures': () => [{ competition: cup, matches: [{ ...match, status: 'DELAYED' }] }],
  '/api/teams/1/results': () => ({
    results: [{ competition: cup, matches: [{ ...match, score: { home: 1, away: 3 } }] }],
  }),
  '/api/teams/1/competitions': () => [
    { id: 5, name: 'Чужда лига', seasons: [{ id: 2, name: '2025/26', is_current: true }] },
  ],
  '/api/teams/1/standings': () => ({
    standings: {
      A: [
        { team: balik, points: '7' },
        { team: { name: 'ФК Вихър' }, points: 4 },
      ],
    },
    format: 'GROUP_STAGE',
  }),
  '/api/teams/1/transfers': () => ({
    transfersIn: [{ id: 1, transferDate: '2025-09-01', player: { name: player.name }, fromTeam: null, toTeam: balik }],
    transfersOut: [],
  }),
  '/api/teams/1/awards': () => [{ id: 1, type: 'HEART_OF_LEAGUE', competition: cup, season: { name: '2024/25' } }],
  '/api/teams/1/news': () => [{ id: 7, title_bg: 'Новина от другаде', content_bg: '<p>Текст</p>', tags: ['купа'] }],
};
