import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  Competition,
  CompetitionsByStatus,
  GameweekInfo,
  GameweekMatch,
  Gameweeks,
} from '#contract/http/competition.ts';
import type { Lineups, MatchDetails } from '#contract/http/match.ts';
import type { PlayerDetails, PlayerMatches } from '#contract/http/player.ts';
import type { Fixtures, Squad, TeamStats, TeamTransfers } from '#contract/http/team.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { FAILURE, openDemoPages, wordsOf, type DemoPages } from '#tests/support/demo-pages.ts';

/* What pages say when there is nothing to show, when the API fails, and when it answers something unusual. */

let demo: DemoPages;
let league: Competition;
let cup: Competition;
let gameweeks: GameweekInfo[];
let match: number;

beforeAll(async () => {
  demo = await openDemoPages();
  const { active, upcoming, finished } = await demo.ask<CompetitionsByStatus>(apiPaths.competitionsByStatus);
  const all: Competition[] = [...active, ...upcoming, ...finished];
  league = all[0]!;
  cup = all.find(({ format }) => format === 'KNOCKOUT')!;
  ({ gameweeks } = await demo.ask<Gameweeks>(apiPaths.gameweeks(league.id)));
  const recent = await demo.ask<{ matches: { id: number }[] }>(apiPaths.recentMatches(league.id));
  match = recent.matches[0]!.id;
});
afterAll(() => demo?.close());

const TEAM = 1;
const PLAYER = 1;
const team = (tab: string) => `${pagePaths.team(TEAM)}?tab=${tab}`;
const player = (tab: string) => `${pagePaths.player(PLAYER)}?tab=${tab}`;
const inLeague = (query: string) => `${pagePaths.competition(league.id)}?${query}`;
const inCup = (tab: string) => `${pagePaths.competition(cup.id)}?tab=${tab}`;
const inMatch = (tab: string) => `${pagePaths.match(match)}?tab=${tab}`;

const panelOf = (page: Document) => page.querySelector('[role=tabpanel]');
const mainOf = (page: Document) => page.querySelector('main');
const hasAlert = (page: Document) => page.querySelector('[role=alert]') !== null;

type State = [page: () => string, api: () => string, answer: unknown, ...words: string[]];
const NONE: Record<string, State> = {
  'fixtures of a team': [
    () => team('Fixtures'),
    () => apiPaths.teamFixtures(TEAM),
    { fixtures: [] },
    'No upcoming matches',
  ],
  'results of a team': [() => team('Results'), () => apiPaths.teamResults(TEAM), { results: [] }, 'No match results'],
  'competitions of a team': [
    () => team('Standings'),
    () => apiPaths.teamCompetitions(TEAM),
    { competitions: [] },
    'No competitions found',
  ],
  'transfers of a team': [
    () => team('Transfers'),
    () => apiPaths.teamTransfers(TEAM),
    { transfersIn: [], transfersOut: [] },
    'No transfers found',
  ],
  'awards of a team': [() => team('Awards'), () => apiPaths.teamAwards(TEAM), { awards: [] }, 'No awards yet'],
  'news of a team': [() => team('News'), () => apiPaths.teamNews(TEAM), { news: [] }, 'No news available'],
  'seasons of a player': [() => player('Stats'), () => apiPaths.playerStats(PLAYER), [], 'No statistics available'],
  'matches of a player': [
    () => player('Matches'),
    () => apiPaths.playerMatches(PLAYER),
    { matches: [], pagination: { currentPage: 1, hasMore: false } },
    'No matches found',
  ],
  'teams of a competition': [
    () => inLeague('tab=teams'),
    () => apiPaths.competitionTeams(league.id),
    { teams: [], groupedTeams: {} },
    'No teams found',
  ],
  'goals of a competition': [
    () => inLeague('tab=home'),
    () => apiPaths.gameweekGoals(league.id),
    [],
    'No data available',
  ],
  'ties of a cup': [
    () => inCup('playoffs'),
    () => apiPaths.eliminationMatches(cup.id),
    { matches: {} },
    'No playoff matches available',
  ],
  'gameweeks, for results': [
    () => inCup('results'),
    () => apiPaths.gameweeks(cup.id),
    { gameweeks: [] },
    'No gameweeks available',
  ],
  'gameweeks, for fixtures': [
    () => inCup('fixtures'),
    () => apiPaths.gameweeks(cup.id),
    { gameweeks: [] },
    'No upcoming gameweeks',
  ],
  'matches of a gameweek': [
    () => inLeague('tab=results&gameweek=1'),
    () => apiPaths.gameweekMatches(league.id, gameweeks[0]!.id),
    [],
    'No matches scheduled for this gameweek.',
  ],
  'a team of the season': [
    () => inLeague('tab=tots'),
    () => apiPaths.teamOfTheSeason(league.id),
    { players: [] },
    'No Team of the Season available yet',
  ],
  'news of a match': [
    () => inMatch('news'),
    () => apiPaths.matchNews(match),
    { news: [] },
    'No news available',
    'Please check back later.',
  ],
  'a table of a match': [
    () => inMatch('standings'),
    () => apiPaths.matchStandings(match),
    { standings: [] },
    'No standings data available',
  ],
  'a table of a match in another shape': [
    () => inMatch('standings'),
    () => apiPaths.matchStandings(match),
    { standings: 'none' },
    'Invalid standings data format',
  ],
};

/** What does not say so in a tab. */
const NOTHING: Record<string, State> = {
  news: [() => pagePaths.news, () => apiPaths.news, [], 'No news available', 'Please check back later.'],
  'live matches': [
    () => pagePaths.liveMatches,
    () => apiPaths.liveAndUpcoming,
    { liveMatches: [], upcomingMatches: [] },
    'No Live Matches',
    'There are currently no live matches or matches starting soon. Check back later for live football action!',
  ],
  'matches of a referee': [
    () => pagePaths.referee(1),
    () => apiPaths.refereeMatches(1),
    { matches: [], pagination: { currentPage: 1, hasMore: false } },
    'No matches refereed yet',
  ],
  'a match that its answer leaves out': [
    () => inMatch('summary'),
    () => apiPaths.matchDetails(match),
    { details: {} },
    'No data available',
  ],
};

describe('nothing to show', () => {
  test.each(Object.entries(NONE))(
    '%s: says so in its tab, and is no failure',
    async (_what, [url, api, json, ...words]) => {
      const page = await demo.render(url(), { [api()]: { json } });
      for (const text of words) expect(wordsOf(panelOf(page))).toContain(text);
      expect(hasAlert(page)).toBe(false);
    },
  );

  test.each(Object.entries(NOTHING))('%s: says so', async (_what, [url, api, json, ...words]) => {
    const page = await demo.render(url(), { [api()]: { json } });
    for (const text of words) expect(wordsOf(mainOf(page))).toContain(text);
    expect(hasAlert(page)).toBe(false);
  });

  test('in Bulgarian too', async () => {
    const nobody = { [apiPaths.liveAndUpcoming]: { json: { liveMatches: [], upcomingMatches: [] } } };
    const live = wordsOf(mainOf(await demo.render(pagePaths.liveMatches, nobody, 'bg')));
    expect(live).toContain('Няма мачове на живо');
    expect(live).toContain('В момента не се играе и нищо не започва скоро. Провери отново по-късно.');
    const news = wordsOf(mainOf(await demo.render(pagePaths.news, { [apiPaths.news]: { json: [] } }, 'bg')));
    expect(news).toContain('Няма новини');
    expect(news).toContain('Провери отново по-късно.');
    const noTies = { [apiPaths.eliminationMatches(cup.id)]: { json: { matches: {} } } };
    expect(wordsOf(panelOf(await demo.render(inCup('playoffs'), noTies, 'bg')))).toContain(
      'Няма мачове от елиминациите',
    );
  });

  test('the squad of a team without players keeps its filters', async () => {
    const squad = await demo.ask<Squad>(apiPaths.teamSquad(TEAM));
    const page = await demo.render(team('Squad'), {
      [apiPaths.teamSquad(TEAM)]: { json: { ...squad, totalPlayers: 0 } },
    });
    expect(wordsOf(panelOf(page))).toContain('No players found');
    expect(panelOf(page)?.querySelector('select')).not.toBeNull();
  });

  test('a team that has not played has no seasons and no chart', async () => {
    const stats = await demo.ask<TeamStats>(apiPaths.teamStats(TEAM));
    const with_ = (answer: object) => ({ [apiPaths.teamStats(TEAM)]: { json: answer } });
    const seasons = await demo.render(team('Stats'), with_({ ...stats, allSeasons: [] }));
    expect(wordsOf(panelOf(seasons))).toContain('No statistics available');
    const none = { wins: 0, draws: 0, losses: 0 };
    const summary = await demo.render(team('Summary'), with_({ currentSeason: none, competitions: [] }));
    expect(wordsOf(panelOf(summary))).toContain('Team information');
    expect(panelOf(summary)?.querySelectorAll('svg text')).toHaveLength(0);
  });

  test('transfers of a player may be none, or unknown: then examples are shown and marked as such', async () => {
    const details = await demo.ask<PlayerDetails>(apiPaths.player(PLAYER));
    const shown = async (transfers: unknown) =>
      wordsOf(
        panelOf(
          await demo.render(player('Transfers'), { [apiPaths.player(PLAYER)]: { json: { ...details, transfers } } }),
        ),
      );
    expect(await shown([])).toContain('No transfers found for this player');
    const examples = await shown(undefined);
    for (const text of ['These are sample transfers', 'Free Agent', 'Sample Team A']) expect(examples).toContain(text);
  });

  test.each([404, 500])('awards of a player that answer %i are left out', async (status) => {
    const details = await demo.ask<PlayerDetails>(apiPaths.player(PLAYER));
    const page = await demo.render(player('Awards'), {
      [apiPaths.player(PLAYER)]: { json: { ...details, awards: [] } },
      [apiPaths.playerCompositions(PLAYER)]: { status },
    });
    expect(wordsOf(panelOf(page))).toContain('No awards found for this player');
    expect(hasAlert(page)).toBe(false);
  });

  test('a list that is shorter than its limit offers no more', async () => {
    const { matches } = await demo.ask<{ matches: object[] }>(`${apiPaths.teamMatches(match, 'home')}?limit=5`);
    const page = await demo.render(inMatch('h2h'), {
      [apiPaths.headToHeadMatches(match)]: { json: { matches: matches.slice(0, 1) } },
    });
    expect(wordsOf(panelOf(page))).toContain('Showing 1 match');
    expect(wordsOf(panelOf(page))).not.toContain('Load more');
  });
});

describe('a failure', () => {
  test.each<[what: string, url: () => string, api: () => string, ...words: string[]]>([
    [
      'team, summary',
      () => team('Summary'),
      () => apiPaths.teamStats(TEAM),
      'Error loading data',
      'HTTP error! status: 500',
    ],
    ['team, squad', () => team('Squad'), () => apiPaths.teamSquad(TEAM), 'Error loading data'],
    ['team, fixtures', () => team('Fixtures'), () => apiPaths.teamFixtures(TEAM), 'Error loading data'],
    ['team, results', () => team('Results'), () => apiPaths.teamResults(TEAM), 'Error loading data'],
    ['team, competitions', () => team('Standings'), () => apiPaths.teamCompetitions(TEAM), 'Error loading data'],
    ['team, transfers', () => team('Transfers'), () => apiPaths.teamTransfers(TEAM), 'HTTP error! status: 500'],
    ['team, statistics', () => team('Stats'), () => apiPaths.teamStats(TEAM), 'Error loading team statistics'],
    ['team, awards', () => team('Awards'), () => apiPaths.teamAwards(TEAM), 'Error loading team awards'],
    ['team, news', () => team('News'), () => apiPaths.teamNews(TEAM), 'Error loading team news'],
    [
      'player, statistics',
      () => player('Stats'),
      () => apiPaths.playerStats(PLAYER),
      'Failed to fetch player stats: 500',
    ],
    [
      'player, matches',
      () => player('Matches'),
      () => apiPaths.playerMatches(PLAYER),
      'Failed to fetch player matches: 500',
    ],
    [
      'competition, teams',
      () => inLeague('tab=teams'),
      () => apiPaths.competitionTeams(league.id),
      'Error loading teams',
      'Failed to load teams',
    ],
    [
      'competition, news',
      () => inLeague('tab=news'),
      () => apiPaths.competitionNews(league.id),
      'Error loading news',
      'Failed to load news',
    ],
    [
      'cup, ties',
      () => inCup('playoffs'),
      () => apiPaths.eliminationMatches(cup.id),
      'Error loading elimination matches',
      'Failed to load elimination matches',
    ],
    [
      'cup, gameweeks',
      () => inCup('results'),
      () => apiPaths.gameweeks(cup.id),
      'Error loading gameweeks',
      'Failed to load gameweeks',
    ],
    ['match, news', () => inMatch('news'), () => apiPaths.matchNews(match), 'Error loading news'],
  ])('%s: is said in the tab, with a way to try again', async (_what, url, api, ...words) => {
    const page = await demo.render(url(), { [api()]: FAILURE });
    for (const text of words) expect(wordsOf(panelOf(page))).toContain(text);
    expect(hasAlert(page)).toBe(true);
    expect(wordsOf(panelOf(page))).toContain('Try again');
  });

  test.each<[what: string, url: () => string, api: () => string, ...words: string[]]>([
    ['a list of leaders', () => inLeague('tab=statistics'), () => apiPaths.topRated(league.id), 'No data available'],
    [
      'figures of a competition',
      () => inLeague('tab=home'),
      () => apiPaths.totalMatchesPlayed(league.id),
      'Matches played –',
    ],
    [
      'the team of the week',
      () => inLeague('tab=totw&gameweek=1'),
      () => apiPaths.teamOfTheWeek(league.id),
      'No Team of the Week available for this gameweek yet',
    ],
    [
      'matches of a gameweek',
      () => inLeague('tab=results&gameweek=1'),
      () => apiPaths.gameweekMatches(league.id, gameweeks[0]!.id),
      'No matches scheduled for this gameweek.',
    ],
    ['statistics of a match', () => inMatch('stats'), () => apiPaths.matchStats(match), 'No data available'],
    ['matches between two teams', () => inMatch('h2h'), () => apiPaths.headToHeadMatches(match), 'No matches found'],
    ['a table of a match', () => inMatch('standings'), () => apiPaths.matchStandings(match), 'No data available'],
  ])('%s: looks like nothing to show', async (_what, url, api, ...words) => {
    const page = await demo.render(url(), { [api()]: FAILURE });
    for (const text of words) expect(wordsOf(panelOf(page))).toContain(text);
    expect(hasAlert(page)).toBe(false);
  });

  test('statistics of a team that are not there are no failure', async () => {
    const page = await demo.render(team('Summary'), { [apiPaths.teamStats(TEAM)]: { status: 404 } });
    expect(wordsOf(panelOf(page))).toContain('No data available');
    expect(hasAlert(page)).toBe(false);
  });

  test('of a whole page', async () => {
    const words = async (url: string, api: string, language: 'bg' | 'en' = 'en') =>
      wordsOf(mainOf(await demo.render(url, { [api]: FAILURE }, language)));
    expect(await words(pagePaths.news, apiPaths.news)).toContain('No news available');
    expect(await words(pagePaths.liveMatches, apiPaths.liveAndUpcoming)).toContain('Error loading matches');
    expect(await words(pagePaths.liveMatches, apiPaths.liveAndUpcoming, 'bg')).toContain(
      'Мачовете не можаха да се заредят',
    );
    expect(await words(pagePaths.referee(1), apiPaths.refereeMatches(1))).toContain('Failed to load matches');
    expect(await words(pagePaths.resultsCompetition(league.id), apiPaths.competition(league.id))).toContain(
      'Failed to load league data. Please check your connection and try again.',
    );
    const details = apiPaths.matchDetails(match);
    expect(await words(pagePaths.match(match), details)).toContain('Error loading match details');
    expect(await words(pagePaths.match(match), details)).toContain('Failed to load match data. Please try again.');
    expect(await words(pagePaths.match(match), details, 'bg')).toContain('Мачът не можа да се зареди');
    expect(await words(pagePaths.match(match), details, 'bg')).toContain(
      'Данните за мача не можаха да се заредят. Опитай пак.',
    );
  });

  test('of one part of the hub leaves the other, without an error message', async () => {
    const withoutCompetitions = await demo.render(pagePaths.results, { [apiPaths.competitionsByStatus]: FAILURE });
    expect(wordsOf(mainOf(withoutCompetitions))).toContain('Trending players');
    expect(wordsOf(mainOf(withoutCompetitions))).not.toContain('Active competitions');
    const withoutPlayers = await demo.render(pagePaths.results, { [apiPaths.trendingPlayers]: FAILURE });
    expect(wordsOf(mainOf(withoutPlayers))).toContain('Active competitions');
    expect(wordsOf(mainOf(withoutPlayers))).not.toContain('Trending players');
    for (const page of [withoutCompetitions, withoutPlayers]) expect(hasAlert(page)).toBe(false);
  });

  test('of a gameweek leaves the page of results without matches', async () => {
    const url = pagePaths.resultsGameweek(league.id, 1);
    const api = apiPaths.gameweekMatches(league.id, gameweeks[0]!.id);
    for (const answer of [FAILURE, { json: [] }]) {
      const page = await demo.render(url, { [api]: answer });
      expect(mainOf(page)?.querySelectorAll('a[href^="/match-details/"]')).toHaveLength(0);
      expect(hasAlert(page)).toBe(false);
      expect(wordsOf(mainOf(page))).toContain('Standings');
    }
  });

  test('of other requests leaves the match on its page', async () => {
    const others = [apiPaths.matchStats, apiPaths.matchLineups, apiPaths.matchStandings].map((path) => path(match));
    const page = await demo.render(inMatch('summary'), Object.fromEntries(others.map((path) => [path, FAILURE])));
    expect(wordsOf(mainOf(page))).toContain('FINISHED');
    expect(wordsOf(mainOf(page))).toContain('First half');
  });
});

const linkTo = (page: Document, id: number) => page.querySelector(`main a[href="${pagePaths.match(id)}"]`);

describe('every status of a match has its label', () => {
  type Kind = [change: object, words: RegExp];
  const answerOf = (template: object, kinds: Kind[], more: object = {}) =>
    kinds.map(([change], index) => ({ ...template, ...more, ...change, id: 900 + index }));
  const expectRows = (page: Document, kinds: Kind[]) => {
    for (const [index, [, words]] of kinds.entries()) expect(wordsOf(linkTo(page, 900 + index))).toMatch(words);
  };
  const firstMatches = () => apiPaths.gameweekMatches(league.id, gameweeks[0]!.id);

  test('in the results of a competition, by day', async () => {
    const kinds: Kind[] = [
      [{ status: 'FINISHED', score: { home: 3, away: 1 } }, /^FT.*\b3\b.*\b1\b/],
      [{ status: 'LIVE', score: { home: 2, away: 0 } }, /^LIVE.*\b2\b.*\b0\b/],
      [{ status: 'AWARDED', score: { home: 0, away: 3 } }, /^AWARDED.*\b0\b.*\b3\b/],
      [{ status: 'POSTPONED', score: null }, /^POSTPONED.*VS/],
      [{ status: 'CANCELLED', score: null }, /^CANCELLED.*VS/],
      [{ status: 'UPCOMING', score: null, start_time: '2027-05-01T16:00:00Z' }, /^19:00.*VS/],
      [{ status: 'UPCOMING', score: null, start_time: null, home_team: null }, /^Date TBD.*TBD.*VS/],
    ];
    const [template] = await demo.ask<GameweekMatch[]>(firstMatches());
    const json = answerOf(template!, kinds);
    const page = await demo.render(inLeague('tab=results&gameweek=1'), { [firstMatches()]: { json } });
    expectRows(page, kinds);
    const days = [...(panelOf(page)?.querySelectorAll('h3') ?? [])].map(wordsOf);
    expect(days.slice(-2)).toEqual(['Saturday, 1 May', 'Date TBD']);
  });

  test('in the results of a gameweek', async () => {
    const kinds: Kind[] = [
      [{ status: 'FINISHED', score: { home: 3, away: 1 } }, /^Final.*\b3\b.*\b1\b/],
      [{ status: 'LIVE', score: { home: 2, away: 0 } }, /^LIVE.*\b2\b.*\b0\b/],
      [{ status: 'AWARDED', score: { home: 0, away: 3 } }, /^AWARDED.*\b0\b.*\b3\b/],
      [{ status: 'POSTPONED', score: null }, /^POSTPONED/],
      [{ status: 'CANCELLED', score: null }, /^CANCELLED/],
      [{ status: 'UPCOMING', score: null, start_time: '2026-03-15T18:00:00Z' }, /^20:00 Today/],
      [{ status: 'UPCOMING', score: null, start_time: '2027-05-01T16:00:00Z' }, /^19:00 01\/05/],
      [{ status: 'UPCOMING', score: null, start_time: null, home_team: null }, /^Date TBD.*To be decided/],
      [
        { status: 'FINISHED', score: { home: 2, away: 2 }, penalty_score: { team1: 4, team2: 3 } },
        /\b2 \(4\).*\b2 \(3\)/,
      ],
    ];
    const [template] = await demo.ask<GameweekMatch[]>(firstMatches());
    const json = answerOf(template!, kinds);
    expectRows(await demo.render(pagePaths.resultsGameweek(league.id, 1), { [firstMatches()]: { json } }), kinds);
  });

  test('in the fixtures of a team', async () => {
    const kinds: Kind[] = [
      [{ status: 'UPCOMING', startTime: '2027-05-01T16:00:00Z' }, /^01\/05\/2027 19:00 GW 3 vs /],
      [{ status: 'LIVE', score: { home: 1, away: 0 } }, /LIVE 1 - 0$/],
      [{ status: 'AWARDED' }, /AWARDED$/],
      [{ status: 'POSTPONED' }, /POSTPONED$/],
      [{ status: 'POSTPONED', abandoned: true, score: { home: 1, away: 0 } }, /ABANDONED 1 - 0$/],
      [{ status: 'CANCELLED' }, /CANCELLED$/],
      [{ status: 'SUSPENDED' }, /SUSPENDED$/],
      [{ startTime: null, isHomeTeam: false, homeTeam: null }, /^Date TBD GW 3 @ \? To be decided/],
      [{ startTime: 'soon' }, /^Invalid Date/],
    ];
    const { fixtures } = await demo.ask<Fixtures>(apiPaths.teamFixtures(TEAM));
    const { competition, matches } = fixtures[0]!;
    const answer = answerOf(matches[0]!, kinds, { gameweek: 3, isHomeTeam: true, score: null });
    const json = { fixtures: [{ competition, matches: answer }] };
    expectRows(await demo.render(team('Fixtures'), { [apiPaths.teamFixtures(TEAM)]: { json } }), kinds);
  });
});

describe('the scoreboard of a match', () => {
  test.each<[what: string, facts: object, words: string]>([
    ['a missing date', { start_time: null }, 'Date TBD'],
    ['an invalid date', { start_time: 'soon' }, 'Invalid Date'],
    ['an unknown status', { status: 'SUSPENDED' }, 'SUSPENDED'],
    ['penalties as JSON text', { penalty_score: '{"team1":4,"team2":3}' }, '(4-3 penalties) FINISHED'],
    ['a phase not begun', { status: 'LIVE', match_phase: 'NOT_STARTED' }, 'NOT STARTED'],
    ['the other name of the shoot-out', { status: 'LIVE', match_phase: 'PENALTY_SHOOTOUT' }, 'PENALTY SHOOTOUT'],
    ['the end while still live', { status: 'LIVE', match_phase: 'FULL_TIME' }, 'FULL TIME'],
    ['live without a phase', { status: 'LIVE', match_phase: null }, 'LIVE'],
    [
      'a missing score',
      { team1_score: null, team2_score: null, team1: { id: 1, name: 'Балик' }, team2: { id: 2, name: 'Вихър' } },
      'Balik – FINISHED',
    ],
  ])('%s', async (_what, facts, words) => {
    const { details } = await demo.ask<MatchDetails>(apiPaths.matchDetails(match), 'bg');
    const json = { details: { match: { ...details.match, liveData: null, ...facts } } };
    const page = await demo.render(pagePaths.match(match), { [apiPaths.matchDetails(match)]: { json } });
    expect(wordsOf(page.querySelector('h1')?.closest('section'))).toContain(words);
  });
});

describe('other answers', () => {
  test('a table of a match in groups, or with a team that has no name', async () => {
    const row = (id: number, name: string) => ({ team: { id, name, badge: null }, matches: 3, points: 6, form: ['W'] });
    const shown = async (standings: unknown) =>
      wordsOf(
        panelOf(await demo.render(inMatch('standings'), { [apiPaths.matchStandings(match)]: { json: { standings } } })),
      );
    const groups = await shown({ A: [row(900, 'Балик')], B: [row(901, 'Вихър')] });
    for (const text of ['Group A', 'Balik', 'Group B', 'Vihar']) expect(groups).toContain(text);
    expect(await shown([{ ...row(901, ''), team: { id: 901 } }])).toContain('Unknown Team');
  });

  test.each([
    ['there are none', { json: {} }],
    ['they cannot be had', FAILURE],
  ])('line-ups are made up, with a word of warning, when %s', async (_when, answer) => {
    const page = await demo.render(inMatch('lineups'), { [apiPaths.matchLineups(match)]: answer });
    const words = wordsOf(panelOf(page));
    expect(words).toContain('Using test data for demonstration - Real lineup data not available');
    const pitch = panelOf(page)?.querySelector('[aria-label="The starters on the pitch"]');
    expect(pitch?.querySelectorAll('[title]')).toHaveLength(12);
    expect(pitch?.querySelectorAll('a')).toHaveLength(0);
    expect(words.split('No substitutes')).toHaveLength(3);
  });

  test('line-ups may come under another name, without numbers, pictures and ratings', async () => {
    const lineups = await demo.ask<Lineups>(apiPaths.matchLineups(match));
    const [home = '', away = ''] = Object.keys(lineups);
    const one = (id: number, more: object = {}) => ({ id, name: `Играч №${id}`, ...more });
    const figures = { rating: '8.25', goals: 3, own_goals: 1, motm: true };
    const json = {
      lineups: {
        [home]: { starters: [one(1, { number: 7, matchplayerstats: figures })] },
        [away]: { starters: [one(2)], substitutes: [] },
      },
    };
    const page = await demo.render(inMatch('lineups'), { [apiPaths.matchLineups(match)]: { json } });
    const pitch = panelOf(page)?.querySelector('[aria-label="The starters on the pitch"]');
    const texts = [...(pitch?.querySelectorAll('a') ?? [])].map(wordsOf);
    expect(texts.join(' | ')).toMatch(/Rating 8\.3.*Man of the match.*x2.*2 goals.*1 own goal.*7 №1/);
    expect(texts.join(' | ')).toMatch(/-- №2/);
    expect(pitch?.querySelector('[data-band]')?.getAttribute('data-band')).toBe('excellent');
  });

  test('videos with an invalid link are not available; without links there is none', async () => {
    const { details } = await demo.ask<MatchDetails>(apiPaths.matchDetails(match), 'bg');
    const shown = async (links: object) => {
      const json = { details: { match: { ...details.match, ...links } } };
      return wordsOf(panelOf(await demo.render(inMatch('video'), { [apiPaths.matchDetails(match)]: { json } })));
    };
    const invalid = await shown({
      yt_video_link: 'https://example.com/clip',
      yt_summary_link: 'https://youtu.be/short',
    });
    expect(invalid).toContain('No Recording Available');
    expect(invalid).toContain('No Match Summary Available');
    const none = await shown({ yt_video_link: null, yt_summary_link: '' });
    expect(none).toContain('No videos available for this match');
  });

  test('the age of a player is that of the birth date, else the given one, else unknown', async () => {
    const details = await demo.ask<PlayerDetails>(apiPaths.player(PLAYER));
    const head = async (known: object) => {
      const json = { ...details, ...known };
      return wordsOf(mainOf(await demo.render(player('Summary'), { [apiPaths.player(PLAYER)]: { json } })));
    };
    expect(await head({ birthdate: '1990-01-01', age: 3 })).toContain('36 years old');
    expect(await head({ birthdate: undefined, age: 17 })).toContain('17 years old');
    expect(await head({ birthdate: undefined, age: null })).toContain('Age: N/A');
  });

  test('ratings of a player keep the bands of the log; one team has no filter', async () => {
    const bands = [
      [5.09, 'poor'],
      [5.15, 'between'],
      [6.8, 'average'],
      [6.9, 'good'],
      [8.2, 'excellent'],
      [null, undefined],
    ] as const;
    const { matches } = await demo.ask<PlayerMatches>(apiPaths.playerMatches(PLAYER));
    const { teams } = await demo.ask<PlayerDetails>(apiPaths.player(PLAYER));
    const rated = bands.map(([rating], index) => ({
      ...matches[0]!,
      matchId: 900 + index,
      playerStats: { minutesPlayed: 50, goals: index, assists: index, rating },
    }));
    const page = await demo.render(player('Matches'), {
      [apiPaths.playerTeams(PLAYER)]: { json: [teams[0]] },
      [apiPaths.playerMatches(PLAYER)]: { json: { matches: rated, pagination: { currentPage: 1, hasMore: false } } },
    });
    expect(panelOf(page)?.querySelector('[role=group]')).toBeNull();
    expect(wordsOf(panelOf(page))).not.toContain('Load more');
    for (const [index, [rating, band]] of bands.entries()) {
      const row = linkTo(page, 900 + index);
      if (rating === null) expect(wordsOf(row)).toContain('N/A');
      else expect(row?.querySelector('[data-band]')?.getAttribute('data-band')).toBe(band);
    }
    expect(wordsOf(linkTo(page, 903))).toMatch(/3 goals.*3/);
  });

  test('a transfer from nowhere of a player without a position', async () => {
    const path = apiPaths.teamTransfers(TEAM);
    const [known] = (await demo.ask<TeamTransfers>(path)).transfersIn;
    const odd = { ...known!, player: { ...known!.player, position: null }, fromTeam: null };
    const page = await demo.render(team('Transfers'), { [path]: { json: { transfersIn: [odd], transfersOut: [] } } });
    const item = panelOf(page)?.querySelector('li');
    expect(wordsOf(item)).toContain('Unknown');
    expect(wordsOf(item)).toContain('Free Agent');
    expect(item?.querySelector(`a[href="${pagePaths.player(known!.player.id)}"]`)).not.toBeNull();
  });

  test('[TB1] a knockout has no standings, and a link to them opens the first tab', async () => {
    const page = await demo.render(inCup('standings'));
    const tabs = [...page.querySelectorAll('[role=tab]')];
    expect(tabs.map(wordsOf)).not.toContain('Standings');
    expect(tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true')).toBe(0);
  });

  test('a knockout calls its gameweeks by their rounds', async () => {
    const { gameweeks: weeks } = await demo.ask<Gameweeks>(apiPaths.gameweeks(cup.id));
    const final = weeks.find(({ elimination_round }) => elimination_round === 'final')!;
    const page = await demo.render(pagePaths.resultsGameweek(cup.id, final.number));
    expect([...page.querySelectorAll('main nav [aria-current=page]')].map(wordsOf)).toContain('Final');
    const choice = await demo.render(`${pagePaths.competition(cup.id)}?tab=results&gameweek=${final.number}`);
    expect(wordsOf(panelOf(choice)?.querySelector('option[selected]'))).toMatch(/Final$/);
  });
});
