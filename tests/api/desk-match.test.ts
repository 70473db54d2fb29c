import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveEndpoints } from '#contract/http/live.ts';
import { matchEndpoints } from '#contract/http/match.ts';
import { playerEndpoints } from '#contract/http/player.ts';
import { refereeEndpoints } from '#contract/http/referee.ts';
import { teamEndpoints } from '#contract/http/team.ts';
import { apiPaths } from '#contract/paths.ts';
import { expectSumsToBeRight, openDeskLeague, phase, lineup, type DeskLeague } from '#tests/support/desk-league.ts';

/* A whole match of the league, act by act through the desk, compared with the public API; the expected figures are worked out by hand. */

let league: DeskLeague;
let derby: number;
beforeAll(async () => {
  league = await openDeskLeague();
  derby = league.id('matches', 'derby');
});
afterAll(() => league?.close());

const record = (minutes: number, act: Parameters<DeskLeague['record']>[1]) => {
  league.passTo(minutes);
  return league.record('derby', act);
};
const details = async () => (await league.ask(matchEndpoints.details, apiPaths.matchDetails(derby))).details.match;
const goal = (team: 'home' | 'away', player: string, more: object = {}) =>
  ({ act: 'goal', team, player: league.player(player), ...more }) as const;

async function table() {
  const { standings } = await league.ask(matchEndpoints.standings, apiPaths.matchStandings(derby));
  if (!Array.isArray(standings)) throw new Error('A league has one table');
  return standings.map(({ team, form, ...row }) => [
    team.name,
    row.matches,
    `${row.wins}-${row.draws}-${row.losses}`,
    `${row.goals_scored}:${row.goals_conceded}`,
    row.points,
    form.join(''),
  ]);
}

describe('a league match, act by act', () => {
  test('line-ups are there before it begins', async () => {
    league.passTo(-10);
    expect(await league.record('derby', lineup(league, 'home'))).toMatchObject({
      revision: 1,
      status: 'UPCOMING',
      score: null,
    });
    await league.record('derby', lineup(league, 'away'));
    const squads = await league.ask(matchEndpoints.lineups, apiPaths.matchLineups(derby));
    const [home, away] = [squads[league.id('teams', 'balik')], squads[league.id('teams', 'vihar')]];
    expect(home?.starters.map(({ name, jersey_number, captain }) => [name, jersey_number, captain])).toEqual([
      ['Играч B1', 1, false],
      ['Играч B2', 2, false],
      ['Играч B3', 3, false],
      ['Играч B4', 4, false],
      ['Играч B5', 5, false],
      ['Иван Колев', 6, true],
    ]);
    expect(home?.substitutes.map(({ name }) => name)).toEqual(['Играч B6', 'Играч B7']);
    expect(away?.starters.map(({ name, position }) => [name, position]).slice(0, 2)).toEqual([
      ['Играч V1', 'GK'],
      ['Играч V2', 'FWD'],
    ]);
  });

  test('at kick-off it is live, 0:0, with a running clock', async () => {
    expect(await record(0, { act: 'kick-off' })).toMatchObject({
      status: 'LIVE',
      phase: 'FIRST_HALF',
      score: { home: 0, away: 0 },
    });
    expect(await details()).toMatchObject({
      isLive: true,
      team1_score: 0,
      team2_score: 0,
      timer_running: true,
      match_phase: 'FIRST_HALF',
    });
    const { liveMatches } = await league.ask(liveEndpoints.liveAndUpcoming, apiPaths.liveAndUpcoming);
    expect(liveMatches.map(({ id }) => id)).toContain(derby);
  });

  test('the first half: a goal with an assist, a card, an own goal, a change, a penalty in stoppage', async () => {
    expect(await record(4.5, goal('home', 'ivan', { assist: league.player('b2') }))).toMatchObject({
      score: { home: 1, away: 0 },
    });
    await record(9, { act: 'card', team: 'away', player: league.player('v2'), card: 'yellow' });
    await record(12, { act: 'stop-clock' });
    await record(14, { act: 'start-clock' });
    expect((await record(16, goal('away', 'v3', { ownGoal: true }))).score).toEqual({ home: 2, away: 0 });
    await record(20, {
      act: 'substitution',
      team: 'home',
      playerIn: league.player('b6'),
      playerOut: league.player('b3'),
    });
    expect((await record(27.25, goal('away', 'petar', { penalty: true }))).score).toEqual({ home: 2, away: 1 });
    const { liveData } = await details();
    expect(liveData).toMatchObject({
      matchInfo: { team1_score: 2, team2_score: 1 },
      timer: { current_minute: 25, current_second: 15 },
    });
    expect(liveData?.teamStats[league.id('teams', 'balik')]).toMatchObject({ goals: 2, goals_conceded: 1 });
  });

  test('half time and the second half', async () => {
    await record(27.5, phase('HALF_TIME'));
    expect(await details()).toMatchObject({
      half_time_score: { team1: 2, team2: 1 },
      timer_running: false,
      current_minute: 25,
      current_second: 30,
    });
    await record(37, phase('SECOND_HALF'));
    expect(await details()).toMatchObject({ timer_running: true, current_minute: 25, current_second: 0 });
    await record(40, { act: 'card', team: 'away', player: league.player('v2'), card: 'second-yellow' });
    await record(42, goal('home', 'ivan'));
    await record(45, { act: 'penalty', team: 'away', player: league.player('petar'), result: 'saved' });
    await record(47, {
      act: 'substitution',
      team: 'away',
      playerIn: league.player('v6'),
      playerOut: league.player('v4'),
    });
    await record(50, goal('away', 'v5', { assist: league.player('petar') }));
    await record(52, {
      act: 'statistics',
      teams: { home: { possession: 55, shots: 8, shotsOnTarget: 4, corners: 3 }, away: { possession: 45, shots: 5 } },
      players: [{ player: league.player('ivan'), shots: 3, shotsOnTarget: 2, passes: 10, passesCompleted: 8 }],
    });
    expect((await league.ask(liveEndpoints.status, apiPaths.liveStatus)).liveMatchCount).toBe(2);
  });

  test('before its end it counts nowhere', async () => {
    expect((await table()).slice(0, 2)).toEqual([
      ['Вихър', 3, '1-1-1', '6:4', 4, 'LWD'],
      ['Балик', 3, '2-1-0', '7:2', 3, 'WWD'],
    ]);
  });

  test('the final whistle, and what is recorded after it', async () => {
    expect(await record(63, { act: 'final-whistle' })).toMatchObject({
      status: 'FINISHED',
      phase: 'FULL_TIME',
      score: { home: 3, away: 2 },
      penalties: null,
    });
    await record(64, { act: 'man-of-the-match', player: league.player('ivan') });
    const rated = { b1: 7, ivan: 9, v1: 5, petar: 7.5 };
    await record(65, {
      act: 'statistics',
      teams: { home: { saves: 4 } },
      players: Object.entries(rated).map(([key, rating]) => ({
        player: league.player(key),
        rating,
        saves: key === 'b1' ? 4 : 0,
      })),
    });
  });
});

describe('afterwards', () => {
  test('details: score, goals with the running score, events and changes in the order of the match', async () => {
    const match = await details();
    expect(match).toMatchObject({
      status: 'FINISHED',
      isLive: false,
      liveData: null,
      team1_score: 3,
      team2_score: 2,
      half_time_score: { team1: 2, team2: 1 },
      timer_running: false,
      revision: 21,
    });
    const goals = match.goals.map(({ minute, extra_time, scorer, assister, team1_score, team2_score }) =>
      [minute, extra_time, scorer?.name, assister?.name, `${team1_score}:${team2_score}`].join(' '),
    );
    expect(goals).toEqual([
      '5  Иван Колев Играч B2 1:0',
      '15  Играч V3  2:0',
      '25 1 Петър Желев  2:1',
      '31  Иван Колев  3:1',
      '39  Играч V5 Петър Желев 3:2',
    ]);
    expect(match.goals.map(({ team_id }) => team_id === match.team1_id)).toEqual([true, false, false, true, false]);
    expect(match.events.map((one) => [one.event_type, one.minute, one.card_type, one.penalty_result])).toEqual([
      ['GOAL', 5, null, null],
      ['YELLOW_CARD', 10, 'YELLOW', null],
      ['GOAL', 15, null, null],
      ['PENALTY_GOAL', 25, null, 'SCORED'],
      ['RED_CARD', 29, 'SECOND_YELLOW', null],
      ['GOAL', 31, null, null],
      ['PENALTY_SAVED', 34, null, 'SAVED'],
      ['GOAL', 39, null, null],
    ]);
    expect(match.substitutions.map((one) => [one.minute, one.player_in?.name, one.player_out?.name])).toEqual([
      [19, 'Играч B6', 'Играч B3'],
      [36, 'Играч V6', 'Играч V4'],
    ]);
  });

  test('statistics: minutes, cards, goals conceded, and the mean of the ratings', async () => {
    const { teamStats, playerStats } = await league.ask(matchEndpoints.stats, apiPaths.matchStats(derby));
    const minutes = Object.fromEntries(playerStats.map((row) => [row.name.replace('Играч ', ''), row.minutes_played]));
    const home50 = { B1: 50, B2: 50, B4: 50, B5: 50, 'Иван Колев': 50 };
    const away50 = { V1: 50, V3: 50, V5: 50, 'Петър Желев': 50 };
    expect(minutes).toEqual({ ...home50, ...away50, B3: 19, B6: 31, V2: 29, V4: 36, V6: 14 });
    const row = (key: string) => playerStats.find(({ id }) => id === league.player(key));
    expect(row('ivan')).toMatchObject({ goals: 2, assists: 0, rating: 9, motm: true });
    expect(row('ivan')).toMatchObject({ shots: 3, shots_on_target: 2, pass_accuracy: 80 });
    expect(row('b1')).toMatchObject({ goals_conceded: 2, gk_saves: 4, motm: false });
    expect(row('v1')).toMatchObject({ goals_conceded: 3 });
    expect(row('v2')).toMatchObject({ yellow_cards: 2, red_cards: 1 });
    expect(row('v3')).toMatchObject({ goals: 0 });
    expect(row('petar')).toMatchObject({ goals: 1, assists: 1 });
    const [home, away] = ['balik', 'vihar'].map((key) => teamStats[league.id('teams', key)]);
    expect(home).toMatchObject({ goals: 3, goals_conceded: 2, yellow_cards: 0, avg_rating: 8 });
    expect(home).toMatchObject({ possession: 55, shots: 8, shots_on_target: 4, corners: 3, gk_saves: 4 });
    expect(away).toMatchObject({ goals: 2, yellow_cards: 2, red_cards: 1, possession: 45, avg_rating: 6.25 });
  });

  test('line-ups: own goals among the goals, the man of the match marked', async () => {
    const squads = await league.ask(matchEndpoints.lineups, apiPaths.matchLineups(derby));
    const all = Object.values(squads).flatMap(({ starters, substitutes }) => [...starters, ...substitutes]);
    const stats = (key: string) => all.find(({ id }) => id === league.player(key))?.matchplayerstats;
    expect(stats('ivan')).toEqual({ rating: 9, goals: 2, own_goals: 0, motm: true });
    expect(stats('v3')).toEqual({ rating: null, goals: 1, own_goals: 1, motm: false });
    expect(stats('b7')).toBeNull();
  });

  test('the table', async () => {
    expect(await table()).toEqual([
      ['Балик', 4, '3-1-0', '10:4', 6, 'WWDW'],
      ['Вихър', 4, '1-1-2', '8:7', 4, 'LWDL'],
      ['Рилци', 2, '0-1-1', '2:5', 1, 'DL'],
      ['Орловец', 2, '0-1-1', '2:6', 1, 'DL'],
    ]);
  });

  test('top lists', async () => {
    const { top_scorers } = await league.ask(matchEndpoints.topScorers, apiPaths.matchTopScorers(derby));
    expect(top_scorers.map((row) => [row.player_name, row.goals])).toEqual([
      ['Иван Колев', 4],
      ['Петър Желев', 3],
      ['Играч V5', 1],
    ]);
    const { top_assisters } = await league.ask(matchEndpoints.topAssisters, apiPaths.matchTopAssisters(derby));
    expect(top_assisters.map((row) => [row.player_name, row.assists])).toEqual([
      ['Петър Желев', 3],
      ['Играч B2', 1],
      ['Иван Колев', 1],
    ]);
    const { top_rated_players } = await league.ask(matchEndpoints.topRated, apiPaths.matchTopRated(derby));
    expect(top_rated_players.map((row) => [row.player_name, row.averageRating])).toEqual([
      ['Иван Колев', 8.75],
      ['Петър Желев', 7.33],
      ['Играч B1', 7],
      ['Играч V1', 5],
    ]);
  });

  test('the pages of a player, of a team and of the referee', async () => {
    const ivan = league.player('ivan');
    const { stats } = await league.ask(playerEndpoints.summary, apiPaths.playerSummary(ivan));
    expect(stats).toMatchObject({
      totalMatches: 2,
      totalGoals: 4,
      totalAssists: 1,
      minutesPlayed: 100,
      avgRating: 8.75,
    });
    const [season] = await league.ask(playerEndpoints.stats, apiPaths.playerStats(ivan));
    expect(season?.competitions[0]?.stats).toMatchObject({ matches: 2, starts: 2, motm_awards: 1, highest_rating: 9 });
    const log = await league.ask(playerEndpoints.matches, apiPaths.playerMatches(ivan));
    expect(log.matches[0]).toMatchObject({
      matchId: derby,
      score: { playerTeamScore: 3, opponentScore: 2 },
      playerStats: { minutesPlayed: 50, goals: 2, rating: 9 },
    });
    const { results } = await league.ask(teamEndpoints.results, apiPaths.teamResults(league.id('teams', 'balik')));
    const won = results.flatMap(({ matches }) => matches).find(({ id }) => id === derby);
    expect(won).toMatchObject({ score: { home: 3, away: 2 }, result: 'W' });
    const referee = await league.ask(refereeEndpoints.one, apiPaths.referee(league.id('referees', 'ref')));
    expect(referee).toMatchObject({ matches_refereed: 1, yellow_cards: 2, red_cards: 1 });
  });

  test('every sum equals the recomputed one', () => expectSumsToBeRight(league.database));
});
