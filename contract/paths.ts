import { DEFAULT_LANGUAGE, type Language } from './language.ts';

/** An id, or its placeholder in a route pattern. */
type Id = number | `:${string}`;

/** All URLs of the product, written once. */
/** Of a goal on the page of its match. */
export const goalAnchor = (goal: Id): string => `goal-${goal}`;

export const pagePaths = {
  home: '/',
  news: '/news',
  newsPage: (page: number) => (page === 1 ? '/news' : `/news?page=${page}`),
  article: (id: number) => `/news/${id}`,
  results: '/results/matches',
  /** `YYYY-MM-DD` */
  resultsOfDay: (day: string) => `/results/matches?d=${day}`,
  leagues: '/results/leagues',
  otherCompetitions: '/results/other',
  competitionDetails: (id: number) => `/results/competition-details/${id}`,
  resultsCompetition: (id: number) => `/results/competition/${id}`,
  resultsGameweek: (id: number, gameweek: number) => `/results/competition/${id}/gameweek/${gameweek}`,
  liveMatches: '/live-matches',
  weekend: '/weekend',
  /** With `?add=t7.p12` it offers to follow these; only the browser reads that. */
  following: '/following',
  /** Kept by the service worker, for pages that it does not have. */
  offline: '/offline',
  about: '/contacts',
  competition: (id: number) => `/competition/${id}`,
  match: (id: number) => `/match-details/${id}`,
  /** The page of the match, with this goal shown. */
  goal: (id: number, goal: number) => `/match-details/${id}?goal=${goal}`,
  resultsMatch: (id: number) => `/results/match-details/${id}`,
  player: (id: number) => `/player/${id}`,
  /** Two side by side; with one, a search for the other. */
  comparePlayers: (id: number, other?: number) => `/compare/players/${id}${other === undefined ? '' : `/${other}`}`,
  compareTeams: (id: number, other?: number) => `/compare/teams/${id}${other === undefined ? '' : `/${other}`}`,
  team: (id: number) => `/team/${id}`,
  referee: (id: number) => `/referee/${id}`,
  pitch: (id: number) => `/pitch/${id}`,
  photos: '/photos',
  photosPage: (page: number) => (page === 1 ? '/photos' : `/photos?page=${page}`),
  gallery: (id: number) => `/photos/${id}`,
  /** The page of the gallery, with this photo shown. */
  photo: (gallery: number, photo: number) => `/photos/${gallery}?photo=${photo}`,
  teamOfTheWeek: '/totw',
  document: (number: Id) => `/documents/doc${number}.pdf`,
  /** A default picture for an award without one. */
  award: (subtype: string) => `/awards/${subtype.toLowerCase()}.svg`,
} as const;

/** Between a page of this site and its server; no API for others. */
export const pushPaths = {
  key: '/push/key',
  subscription: '/push/subscription',
} as const;

/** Files for search engines, social networks, calendars, feed readers and browsers. English at `?lang=en`. */
export const filePaths = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemapPages: (part: Id) => `/sitemaps/pages-${part}.xml`,
  sitemapNews: '/sitemaps/news.xml',
  newsFeed: '/feeds/news.atom',
  competitionFeed: (id: Id) => `/feeds/competition/${id}.atom`,
  teamFeed: (id: Id) => `/feeds/team/${id}.atom`,
  teamCalendar: (id: Id) => `/calendars/team/${id}.ics`,
  competitionCalendar: (id: Id) => `/calendars/competition/${id}.ics`,
  matchCalendar: (id: Id) => `/calendars/match/${id}.ics`,
  manifest: '/site.webmanifest',
  serviceWorker: '/sw.js',
  openSearch: '/opensearch.xml',
  /** The league's icon, square, `size` pixels wide. */
  icon: (size: number) => `/icons/${size}.png`,
  /** An icon that platforms may crop to any shape. */
  maskableIcon: '/icons/maskable-512.png',
  appleIcon: '/apple-touch-icon.png',
  /** Sets the roles of tokens.css that follow the league's accent, `#ffcc00`. */
  accent: (color: string) => `/accents/${color.replace('#', '')}.css`,
  /** Requested by browsers for pages that name no icon, such as the API's. */
  favicon: '/favicon.ico',
  /** 1200 × 630, shown where a page is shared. */
  socialPicture: (kind: SocialPictureKind, id: Id) => `/social/${kind}/${id}.png`,
  /** The same for the link of a goal. */
  goalPicture: (match: Id, goal: Id) => `/social/goal/${match}/${goal}.png`,
  /** The same for two players or teams side by side. */
  comparisonPicture: (kind: ComparisonKind, id: Id, other: Id) => `/social/${kind}/${id}/${other}.png`,
  /** A moment to share. */
  momentPicture: (format: MomentFormat, moment: MomentOf<Id>) =>
    `/social/${format}/${moment.kind}/${moment.id}${'part' in moment ? `/${moment.part}` : ''}.png`,
  defaultPicture: '/social/league.png',
} as const;

export const SOCIAL_PICTURE_KINDS = ['match', 'team', 'player', 'competition', 'article', 'gallery'] as const;
export type SocialPictureKind = (typeof SOCIAL_PICTURE_KINDS)[number];

/** 1080 × 1920 for stories, 1080 × 1080 for posts. */
export const MOMENT_FORMATS = ['story', 'post'] as const;
export type MomentFormat = (typeof MOMENT_FORMATS)[number];
/** What can stand side by side. */
export const COMPARISON_KINDS = ['players', 'teams'] as const;
export type ComparisonKind = (typeof COMPARISON_KINDS)[number];
/** A result and a table; then a goal of a match, the results and the team of a gameweek of a competition, and two players or teams. */
export const WHOLE_MOMENTS = ['match', 'competition'] as const;
export const PART_MOMENTS = ['goal', 'gameweek', 'team-of-the-week', ...COMPARISON_KINDS] as const;
interface WholeMoment<N> {
  kind: (typeof WHOLE_MOMENTS)[number];
  id: N;
}
interface PartMoment<N> {
  kind: (typeof PART_MOMENTS)[number];
  /** Of the match or the competition, or of the first player or team. */
  id: N;
  /** Of the goal or the gameweek, or of the second player or team. */
  part: N;
}
type MomentOf<N> = WholeMoment<N> | PartMoment<N>;
export type Moment = MomentOf<number>;

/** Small pages for other sites, the only ones that may be shown in a frame. */
export const EMBED_FOLDER = '/embed/';
export const embedPaths = {
  standings: (competition: number) => `${EMBED_FOLDER}competition/${competition}/standings`,
  match: (id: number) => `${EMBED_FOLDER}match/${id}`,
  /** For a television in a clubhouse: the matches of the day in turn. */
  scoreboard: `${EMBED_FOLDER}scoreboard`,
} as const;

/** The URL of a page or file in a language; Bulgarian has the plain URL. */
export const inLanguage = (address: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;

/** Opens the search with this text; only the browser reads it. */
export const SEARCH_PARAMETER = 'search';

const competition = (id: Id, rest = '') => `/api/competitions/${id}${rest}`;
const team = (id: Id, rest = '') => `/api/teams/${id}${rest}`;
const player = (id: Id, rest = '') => `/api/players/${id}${rest}`;
const match = (id: Id, rest: string) => `/api/readonly-match/${id}${rest}`;

export const apiPaths = {
  activeCompetitions: '/api/competitions/active',
  competitionsByStatus: '/api/competitions/all-by-status',
  competitionHistory: '/api/competitions/history',
  competition: (id: Id) => competition(id),
  competitionRules: (id: Id) => competition(id, '/rules'),
  competitionCharts: (id: Id) => competition(id, '/charts'),
  competitionChances: (id: Id) => competition(id, '/chances'),
  tableInputs: (id: Id) => competition(id, '/table-inputs'),
  featured: (id: Id) => competition(id, '/featured'),
  liveTable: (id: Id) => competition(id, '/live-table'),
  competitionRecords: (id: Id) => competition(id, '/records'),
  competitionSeasons: (id: Id) => competition(id, '/seasons'),
  gameweeks: (id: Id) => competition(id, '/gameweeks'),
  gameweekMatches: (id: Id, gameweekId: Id) => competition(id, `/gameweeks/${gameweekId}/matches`),
  recentMatches: (id: Id) => competition(id, '/recent-matches'),
  nextMatches: (id: Id) => competition(id, '/next-matches'),
  totalMatchesPlayed: (id: Id) => competition(id, '/total-matches-played'),
  eliminationMatches: (id: Id) => competition(id, '/elimination-matches'),
  competitionTeams: (id: Id) => competition(id, '/teams'),
  competitionNews: (id: Id) => competition(id, '/news'),
  gameweekGoals: (id: Id) => competition(id, '/gameweek-goals'),
  teamOfTheWeek: (id: Id) => competition(id, '/totw'),
  teamOfTheSeason: (id: Id) => competition(id, '/tots'),
  topScorers: (id: Id) => competition(id, '/statistics/top-scorers'),
  topAssisters: (id: Id) => competition(id, '/statistics/top-assisters'),
  topRated: (id: Id) => competition(id, '/statistics/top-rated'),

  league: '/api/league',
  leagueSettings: '/api/league/settings',
  leagueAbout: '/api/league/about',
  sponsors: '/api/sponsors',
  currentSeason: '/api/seasons/current',
  search: '/api/search',
  liveStatus: '/api/matches/live-status',
  liveAndUpcoming: '/api/matches/live-and-upcoming',
  following: '/api/following',
  weekend: '/api/matches/weekend',
  matchDay: '/api/matches/day',
  matchDays: '/api/matches/days',

  news: '/api/news',
  latestNews: '/api/news/latest',
  article: (id: Id) => `/api/news/${id}`,

  teams: '/api/teams',
  team: (id: Id) => team(id),
  teamFixtures: (id: Id) => team(id, '/fixtures'),
  teamAbsences: (id: Id) => team(id, '/absences'),
  teamResults: (id: Id) => team(id, '/results'),
  teamCompetitions: (id: Id) => team(id, '/competitions'),
  teamTransfers: (id: Id) => team(id, '/transfers'),
  teamAwards: (id: Id) => team(id, '/awards'),
  teamStats: (id: Id) => team(id, '/stats'),
  teamRecords: (id: Id) => team(id, '/records'),
  teamNews: (id: Id) => team(id, '/news'),
  teamStandings: (id: Id) => team(id, '/standings'),
  teamSquad: (id: Id) => team(id, '/squad'),
  teamMeetings: (id: Id, other: Id) => team(id, `/meetings/${other}`),

  trendingPlayers: '/api/players/trending',
  player: (id: Id) => player(id),
  playerSummary: (id: Id) => player(id, '/summary'),
  playerLastMatches: (id: Id) => player(id, '/last-matches'),
  playerSeasonGoals: (id: Id) => player(id, '/season-goals'),
  playerStats: (id: Id) => player(id, '/stats'),
  playerMatches: (id: Id) => player(id, '/matches'),
  playerTeams: (id: Id) => player(id, '/teams'),
  playerRatings: (id: Id) => player(id, '/ratings'),
  playerBans: (id: Id) => player(id, '/bans'),
  playerMeetings: (id: Id, other: Id) => player(id, `/meetings/${other}`),
  playerCompositions: (id: Id) => `/api/team-compositions/player/${id}`,

  matchDetails: (id: Id) => match(id, '/details'),
  matchStats: (id: Id) => match(id, '/stats'),
  matchLineups: (id: Id) => match(id, '/lineups'),
  matchH2h: (id: Id) => match(id, '/h2h'),
  matchPreview: (id: Id) => match(id, '/preview'),
  matchStandings: (id: Id) => match(id, '/standings'),
  matchTopScorers: (id: Id) => match(id, '/top-scorers'),
  matchTopAssisters: (id: Id) => match(id, '/top-assisters'),
  matchTopRated: (id: Id) => match(id, '/top-rated'),
  teamMatches: (id: Id, side: 'home' | 'away' | ':side') => match(id, `/team-matches/${side}`),
  sideCompetitions: (id: Id, side: 'home' | 'away' | ':side') => match(id, `/team-competitions/${side}`),
  headToHeadMatches: (id: Id) => match(id, '/head-to-head-matches'),
  matchNews: (id: Id) => match(id, '/news'),
  matchPhotos: (id: Id) => match(id, '/photos'),

  referee: (id: Id) => `/api/referees/${id}`,
  refereeMatches: (id: Id) => `/api/referees/${id}/matches`,
  pitch: (id: Id) => `/api/pitches/${id}`,
  pitchMatches: (id: Id) => `/api/pitches/${id}/matches`,
  galleries: '/api/galleries',
  gallery: (id: Id) => `/api/galleries/${id}`,

  openapi: '/api/openapi.json',
  docs: '/api/docs',
} as const;
