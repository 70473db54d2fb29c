import { embedPaths, pagePaths } from './paths.ts';

export const COMPETITION_TABS = [
  'home',
  'standings',
  'statistics',
  'playoffs',
  'teams',
  'results',
  'fixtures',
  'news',
  'totw',
  'tots',
  'records',
] as const;
export const MATCH_TABS = ['summary', 'stats', 'lineups', 'h2h', 'standings', 'news', 'video'] as const;
/** Of the summary of a match. `key-moments` is the commentary without the rest. */
export const MATCH_PARTS = ['events', 'commentary', 'key-moments', 'substitutions', 'match-info'] as const;
export const PLAYER_TABS = ['Summary', 'Stats', 'Matches', 'Transfers', 'Awards', 'Rates'] as const;
export const TEAM_TABS = [
  'Summary',
  'Squad',
  'Fixtures',
  'Results',
  'Standings',
  'Transfers',
  'Stats',
  'Awards',
  'Records',
  'News',
] as const;
/** The scope of a comparison: one season, or all of them. */
export const COMPARE_TABS = ['season', 'all'] as const;
export const ABOUT_TABS = ['contacts', 'documents', 'faqs'] as const;

/** The parameters that pages read, in canonical order. The server handles `lang`. */
export const PAGE_PARAMETERS = [
  'tab',
  'part',
  'competition',
  'season',
  'gameweek',
  'page',
  'goal',
  'photo',
  'd',
] as const;
export type PageParameter = (typeof PAGE_PARAMETERS)[number];

/** What the `:id` of a path names, and `:other` beside it. */
export type PageSubject = 'article' | 'competition' | 'gallery' | 'match' | 'pitch' | 'player' | 'referee' | 'team';

export interface PageRoute {
  /** `:id`, `:other` and `:gameweek` are numbers. */
  path: string;
  subject?: PageSubject;
  tabs?: readonly string[];
  /** Whether another tab than the first of them may be the one without a parameter. */
  opensWithAnyTab?: true;
  /** Of its first tab. */
  parts?: readonly string[];
  numbers?: readonly Exclude<PageParameter, 'tab' | 'part' | 'd'>[];
  /** Whether it shows the day in `d`. */
  byDay?: true;
}

/** Every page with the parameters that it reads: an address with anything else is the same page. */
export const PAGE_ROUTES: readonly PageRoute[] = [
  { path: pagePaths.home },
  { path: pagePaths.news, numbers: ['page'] },
  { path: '/news/:id', subject: 'article' },
  { path: pagePaths.liveMatches },
  { path: pagePaths.weekend },
  { path: pagePaths.following },
  { path: pagePaths.offline },
  { path: '/match-details/:id', subject: 'match', tabs: MATCH_TABS, parts: MATCH_PARTS, numbers: ['goal'] },
  { path: '/results/match-details/:id', subject: 'match', tabs: MATCH_TABS, parts: MATCH_PARTS, numbers: ['goal'] },
  {
    path: '/competition/:id',
    subject: 'competition',
    tabs: COMPETITION_TABS,
    opensWithAnyTab: true,
    numbers: ['season', 'gameweek', 'page'],
  },
  { path: pagePaths.teamOfTheWeek, numbers: ['competition', 'gameweek'] },
  { path: '/referee/:id', subject: 'referee', numbers: ['page'] },
  { path: '/pitch/:id', subject: 'pitch', numbers: ['page'] },
  { path: pagePaths.photos, numbers: ['page'] },
  { path: '/photos/:id', subject: 'gallery', numbers: ['photo'] },
  { path: pagePaths.results, byDay: true },
  { path: '/results/competition/:id', subject: 'competition' },
  { path: '/results/competition/:id/gameweek/:gameweek', subject: 'competition' },
  { path: '/results/leagues' },
  { path: '/results/other' },
  { path: '/results/competition-details/:id', subject: 'competition' },
  { path: pagePaths.about, tabs: ABOUT_TABS },
  { path: '/player', tabs: PLAYER_TABS },
  { path: '/player/:id', subject: 'player', tabs: PLAYER_TABS },
  { path: '/team', tabs: TEAM_TABS },
  { path: '/team/:id', subject: 'team', tabs: TEAM_TABS },
  { path: '/compare/players/:id', subject: 'player' },
  { path: '/compare/players/:id/:other', subject: 'player', tabs: COMPARE_TABS, numbers: ['competition', 'season'] },
  { path: '/compare/teams/:id', subject: 'team' },
  { path: '/compare/teams/:id/:other', subject: 'team', tabs: COMPARE_TABS, numbers: ['competition', 'season'] },
  { path: embedPaths.scoreboard },
  { path: '/embed/match/:id', subject: 'match' },
  { path: '/embed/competition/:id/standings', subject: 'competition' },
];
