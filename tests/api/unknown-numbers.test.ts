import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { competitionEndpoints } from '#contract/http/competition.ts';
import { leagueEndpoints } from '#contract/http/league.ts';
import { matchEndpoints } from '#contract/http/match.ts';
import { playerEndpoints } from '#contract/http/player.ts';
import { teamEndpoints } from '#contract/http/team.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { RECORDS } from '#domain/league/records.ts';
import { addRows } from '#server/league-files/openfootball/add-rows.ts';
import { parseNotes, parseOpenfootball } from '#server/league-files/openfootball/openfootball-file.ts';
import { toRows } from '#server/league-files/openfootball/to-rows.ts';
import { packageRoot } from '#server/root.ts';
import { openAppOn, openLeagueApp, type LeagueApp } from '#tests/support/league-app.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { SMALL_LEAGUE_NOW, playerStats, smallLeague } from '#tests/support/small-league.ts';

/** The names of the tabs on a page. */
async function tabsOn(api: LeagueApp, path: string): Promise<string[]> {
  const { payload } = await api.app.inject({ url: `${path}?lang=en` });
  return [...payload.matchAll(/role="tab"[^>]*>(.*?)<\/a>/gs)].map(([, name = '']) => name.replaceAll(/<[^>]*>/g, ''));
}

const textOf = async (api: LeagueApp, path: string) =>
  (await api.app.inject({ url: path })).payload
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const recordsOf = async (api: LeagueApp) => (await api.ask(leagueEndpoints.league, apiPaths.league)).records;

describe('a league that records scores alone [UN6]', () => {
  let api: LeagueApp;
  beforeAll(async () => {
    const league = smallLeague();
    const bare = { lineups: [], ledger: [], playerStats: [], teamStats: [] };
    api = await openLeagueApp(
      { ...league, matches: league.matches.map((match) => ({ ...match, ...bare })), compositions: [], awards: [] },
      SMALL_LEAGUE_NOW,
    );
  });
  afterAll(() => api.close());

  test('[UN5] is known as such', async () => {
    expect(await recordsOf(api)).toEqual(Object.fromEntries(RECORDS.map((record) => [record, false])));
  });

  test('has no tabs of statistics', async () => {
    expect(await tabsOn(api, pagePaths.match(api.id('matches', 'm1')))).toEqual([
      'Summary',
      'H2H',
      'Standings',
      'News',
      'Video',
    ]);
    const tabs = await tabsOn(api, pagePaths.competition(api.id('competitions', 'liga')));
    expect(tabs).toEqual(expect.arrayContaining(['Standings', 'Results']));
    for (const tab of ['Statistics', 'Team of the week', 'Team of the season']) expect(tabs).not.toContain(tab);
    expect(await tabsOn(api, pagePaths.player(api.id('players', 'ivan')))).not.toContain('Rates');
  });

  test('has no cards and columns of them either', async () => {
    expect(await textOf(api, `${pagePaths.home}?lang=en`)).not.toMatch(/Top (scorers|assists|rated)/i);
    const squad = await textOf(api, `${pagePaths.team(api.id('teams', 'balik'))}?tab=Squad&lang=en`);
    expect(squad).toContain('Kolev');
    expect(squad).not.toMatch(/\bRating\b|\bAssists\b/);
    const stats = await textOf(api, `${pagePaths.team(api.id('teams', 'balik'))}?tab=Stats&lang=en`);
    expect(stats).toContain('CS');
    expect(stats).not.toMatch(/\bYC\b|\bRC\b/);
  });

  test('[UN8] has no halves of a score that nobody explained', async () => {
    const page = await textOf(api, `${pagePaths.match(api.id('matches', 'm1'))}?lang=en`);
    expect(page).toContain('MATCH INFORMATION');
    expect(page).not.toMatch(/1st half 0 – 0|Substitutions/i);
  });

  test('[UN3] has no cards in its sums', async () => {
    const { allSeasons } = await api.ask(teamEndpoints.stats, apiPaths.teamStats(api.id('teams', 'vihar')));
    expect(allSeasons[0]?.competitions[0]?.stats).toMatchObject({
      matchesPlayed: 2,
      totalYellowCards: null,
      totalRedCards: null,
    });
  });
});

describe('a file of scorers alone', () => {
  let api: LeagueApp;
  beforeAll(async () => {
    const folder = join(packageRoot, 'tests/data/openfootball');
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    const { rows } = toRows(
      parseOpenfootball(read('world-cup-2022.json'), 'file'),
      parseNotes(read('world-cup-2022.notes.json'), 'notes'),
    );
    const database = await openLeagueDatabase();
    await addRows(database, rows);
    api = await openAppOn(database, new Date('2022-12-20T12:00:00Z'));
  });
  afterAll(() => api.close());

  test('[UN1] has goals, and nothing that it does not record', async () => {
    expect(await recordsOf(api)).toMatchObject({ scorers: true, assists: false, cards: false, lineups: false });
    const cup = api.id('competitions', 'world-cup');
    const [first] = await api.ask(competitionEndpoints.topScorers, apiPaths.topScorers(cup));
    if (!first) throw new Error('Nobody scored');
    const { id } = first.player;
    const { stats } = await api.ask(playerEndpoints.summary, apiPaths.playerSummary(id));
    expect(stats).toMatchObject({ totalShots: null, totalAssists: null, minutesPlayed: null, avgRating: null });
    expect(stats.totalGoals).toBeGreaterThan(0);
    const page = await textOf(api, `${pagePaths.player(id)}?lang=en`);
    expect(page).toContain('Goals');
    expect(page).not.toMatch(/Total shots|Assists|Career matches|Average rating/i);
  });
});

describe('a match with less than the others', () => {
  let api: LeagueApp;
  beforeAll(async () => {
    const league = smallLeague();
    const [first] = league.matches;
    if (!first) throw new Error('The small league is not what it was');
    const unknown = { rating: null, shots: null, shotsOnTarget: null, shotsOffTarget: null, minutesPlayed: null };
    first.playerStats = [playerStats('ivan', 'balik', { goals: 2, ...unknown })];
    first.teamStats = ['balik', 'vihar'].map((team, place) => ({
      team,
      possession: null,
      shots: null,
      shotsOnTarget: null,
      shotsOffTarget: null,
      shotsBlocked: null,
      corners: 3 + place,
      fouls: null,
      yellowCards: 0,
      redCards: null,
      saves: null,
      goals: 1,
      goalsConceded: 1,
      woodwork: null,
      averageRating: null,
    }));
    api = await openLeagueApp(league, SMALL_LEAGUE_NOW);
  });
  afterAll(() => api.close());

  test('[UN1] sends null for what nobody counted', async () => {
    const { teamStats, playerStats } = await api.ask(
      matchEndpoints.stats,
      apiPaths.matchStats(api.id('matches', 'm1')),
    );
    expect(teamStats[api.id('teams', 'balik')]).toMatchObject({
      corners: 3,
      shots: null,
      yellow_cards: 0,
      red_cards: null,
    });
    expect(playerStats).toMatchObject([{ goals: 2, shots: null, rating: null, minutes_played: null }]);
  });

  test('[UN1] leaves it out on its page, and the card says so', async () => {
    const path = pagePaths.match(api.id('matches', 'm1'));
    const summary = await textOf(api, `${path}?lang=en`);
    expect(summary).toContain('Corner');
    expect(summary).not.toMatch(/Possession|Total shots/);
    expect(await textOf(api, `${pagePaths.match(api.id('matches', 'm3'))}?lang=en`)).toContain(
      'No statistics were recorded for this match.',
    );
  });

  test('[UN3] is left out of averages', async () => {
    const { stats } = await api.ask(playerEndpoints.summary, apiPaths.playerSummary(api.id('players', 'ivan')));
    expect(stats).toMatchObject({ totalMatches: 1, totalGoals: 2, totalShots: null, avgRating: null });
    const page = await textOf(api, `${pagePaths.player(api.id('players', 'ivan'))}?lang=en`);
    expect(page).toMatch(/Total shots –/i);
    expect(page).toMatch(/Average rating –/i);
    expect(page).not.toContain('0.0');
  });
});
