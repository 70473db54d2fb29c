/** The API responses for the home page of a small league, by path. */
const team = (id: number, name: string) => ({ id, name, short_name: name.slice(0, 3), badge: `/media/${id}.svg` });
const orlovets = team(1, 'Орловец');
const balik = team(2, 'Балик');

const competitions = ['Делта Лига', 'Купа Делта', 'Ветерани 35+'].map((name, index) => ({
  id: index + 1,
  name,
  logo_url: null,
  city: 'Добрич',
  country: 'Bulgaria',
  current_gameweek: 1,
}));

const row = (position: number, of: typeof orlovets, points: number) => ({
  position,
  previous_position: 3 - position,
  team: of,
  group_name: null,
  matches_played: 3,
  goal_difference: points - 5,
  points,
});

const homeResponses: Record<string, unknown> = {
  '/api/league': { records: { broadcasts: false } },
  '/api/competitions/active': competitions,
  '/api/seasons/current': { success: true, data: { id: 1, year_start: 2025, year_end: 2026 } },
  '/api/matches/live-status': { hasLiveMatches: true, liveMatchCount: 2 },
  '/api/matches/live-and-upcoming': {
    liveMatches: [
      {
        id: 7,
        status: 'LIVE',
        start_time: '2026-03-15T19:00:00+02:00',
        match_phase: 'SECOND_HALF',
        current_minute: 38,
        current_second: 12,
        timer_running: false,
        team1_score: 3,
        team2_score: 2,
        team1: orlovets,
        team2: balik,
        competition: competitions[0],
      },
    ],
    upcomingMatches: [],
  },
  '/api/news/latest': {
    news: [
      {
        id: 5,
        title: 'Closing </script><script>alert(1)</script>',
        title_bg: 'Край </script><script>alert(1)</script>',
        content: 'One two three four five six seven.',
        content_bg: 'Едно две три четири пет шест седем.',
        featured_image: null,
        publish_date: '2026-03-15T10:00:00+02:00',
        competition: { id: 1, name: 'Делта Лига' },
        team: orlovets,
        second_team: null,
      },
    ],
  },
  '/api/teams': [orlovets, balik],
  '/api/competitions/1/featured': {
    competition: {
      ...competitions[0],
      zones: [{ from: 1, to: 1, kind: 'title', label_bg: 'Шампион', label_en: 'Champions' }],
      adjustments: [{ team: balik, points: -3, reason_bg: 'неявяване', reason_en: 'no-show' }],
    },
    standings: [row(1, orlovets, 9), row(2, balik, 3)],
    topScorers: { top_scorers: [{ player: { id: 3, name: 'Николай Драгнев', picture: null }, team: balik, goals: 4 }] },
    topAssisters: { top_assisters: [] },
    topRatedPlayers: [{ player: { id: 3, name: 'Николай Драгнев', picture: null }, team: balik, avg_rating: 8.04 }],
  },
  '/api/competitions/1/recent-matches': {
    matches: [
      {
        id: 6,
        status: 'FINISHED',
        start_time: '2026-03-08T19:00:00+02:00',
        team1_score: 0,
        team2_score: 2,
        home_team: balik,
        away_team: orlovets,
      },
    ],
  },
};

export async function fetchHomeResponse(path: string): Promise<unknown> {
  const [address = ''] = path.split('?');
  if (address in homeResponses) return homeResponses[address];
  throw Object.assign(new Error('Not found'), { status: 404 });
}
