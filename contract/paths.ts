/** Every address of the product, public pages and API, written once. */
export const pagePaths = {
  home: '/',
  news: '/news',
  article: (id: number) => `/news/${id}`,
  results: '/results/matches',
  resultsCompetition: (id: number) => `/results/competition/${id}`,
  liveMatches: '/live-matches',
  about: '/contacts',
  competition: (id: number) => `/competition/${id}`,
  match: (id: number) => `/match-details/${id}`,
  resultsMatch: (id: number) => `/results/match-details/${id}`,
  player: (id: number) => `/player/${id}`,
  team: (id: number) => `/team/${id}`,
  referee: (id: number) => `/referee/${id}`,
  teamOfTheWeek: '/totw',
} as const;

export const apiPaths = {
  activeCompetitions: '/api/competitions/active',
  currentSeason: '/api/seasons/current',
  liveStatus: '/api/matches/live-status',
  liveAndUpcoming: '/api/matches/live-and-upcoming',
  latestNews: '/api/news/latest',
  teams: '/api/teams',
  featured: (competitionId: number) => `/api/competitions/${competitionId}/featured`,
  recentMatches: (competitionId: number) => `/api/competitions/${competitionId}/recent-matches`,
} as const;
