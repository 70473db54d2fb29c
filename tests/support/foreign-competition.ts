/* A competition and a referee in the spellings of another backend: lists bare, brackets by round, figures as text. */

const balik = { id: 1, name: 'ФК Балик', badge: null };
const vihar = { id: 2, name: 'ФК Вихър', badge: null };
const player = { id: 9, name: 'Иван Чужденов', picture: null };

const chosen = (id: number, section: string | undefined, position: string) => ({
  id,
  name: `${position} Чужденов`,
  jersey_number: String(id),
  position,
  section,
  team: { name: balik.name, badge: null },
});

export const COMPETITION_ANSWERS: Record<string, () => unknown> = {
  '/api/competitions/5/seasons': () => ({ seasons: [{ id: 2, year_start: 2025, year_end: 2026, isCurrent: true }] }),
  '/api/competitions/5/total-matches-played': () => ({ totalMatches: '14' }),
  '/api/competitions/5/gameweek-goals': () => [
    { gameweek: 2, goals: '9' },
    { gameweek: 1, goals: 4 },
  ],
  '/api/competitions/5/teams': () => ({ teams: [{ ...balik, group_name: 'A', founded: '2019' }, vihar] }),
  '/api/competitions/5/elimination-matches': () => ({
    matches: {
      final: [{ id: 41, home_team: { ...balik, seed: 1 }, away_team: vihar, home_score: '3', away_score: 2 }],
      semi_final: [{ id: 40, home_team: balik, away_team: null }],
    },
  }),
  '/api/competitions/5/news': () => ({ news: [{ id: 7, title: 'Foreign report', admin: { username: 'foreigner' } }] }),
  '/api/competitions/5/statistics/top-scorers': () => [{ player, team: { name: balik.name }, goals: '5' }],
  '/api/competitions/5/statistics/top-assisters': () => ({ players: [{ player, team: balik, assists: 4 }] }),
  '/api/competitions/5/statistics/top-rated': () => [{ player, team: balik, avg_rating: '8.26' }],
  '/api/competitions/5/totw': () => ({
    players: [
      {
        ...chosen(11, undefined, 'GK'),
        matchStats: {
          match: { opponent: vihar.name, score: '4-3', venue: 'Away' },
          goals: 0,
          minutes_played: '50',
          rating: '8.3',
          saves: 6,
          clean_sheet: true,
        },
      },
      { ...chosen(12, 'fwd', 'ST'), matchStats: { played: false, message: 'No data of his match' } },
    ],
  }),
  '/api/competitions/5/tots': () => [{ ...chosen(11, 'gk', 'GK'), seasonStats: { matches_played: '14', goals: 1 } }],
  '/api/referees/3': () => ({ id: 3, name: 'Стоян Чужденов', matches_refereed: '14', yellow_cards: 20 }),
  '/api/referees/3/matches': () => [{ id: 31, home_team: balik, away_team: vihar, score: { home: 2, away: 1 } }],
};
