import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { H2h, PastMatches } from '#contract/http/match-context.ts';
import { matchEndpoints, type Lineups, type MatchDetails, type MatchStats } from '#contract/http/match.ts';
import { apiPaths } from '#contract/paths.ts';
import { PRIVATE_NAME } from '#domain/player/private-player.ts';
import { buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import type { League, MatchEntry, PlayerStatsEntry } from '#tests/support/league.ts';
import { DEMO_NOW, demoLeague } from '#tests/support/demo-league.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';

/* The match endpoints against the demo league, recomputed here by plain loops over the league in memory. */

const league: League = demoLeague();
const hidden = new Set(league.players.filter((player) => player.hidden).map(({ key }) => key));
const playerName = new Map(league.players.map(({ key, name }) => [key, name]));

/** Every kind of match, and every ninth of the rest. */
const sample = league.matches.filter(
  ({ status, penalties, extraTime, previousStartTime, ledger }, index) =>
    index % 9 === 0 ||
    status === 'LIVE' ||
    status === 'AWARDED' ||
    penalties !== null ||
    extraTime !== null ||
    previousStartTime !== null ||
    ledger.some(({ ownGoal }) => ownGoal),
);
const isOver = ({ status }: MatchEntry) => status === 'FINISHED' || status === 'AWARDED';
const counting = ({ official, score }: MatchEntry) => official?.score ?? score ?? ([0, 0] as const);
const time = ({ startTime }: MatchEntry) => Date.parse(startTime ?? '');

let database: OpenDatabase;
let app: FastifyInstance;
const keys: Record<string, Map<number, string>> = {};
const matchId = new Map<string, number>();
const idOf = ({ key }: MatchEntry) => matchId.get(key) ?? 0;
const keyOf = (table: string, id: number) => keys[table]?.get(id) ?? '';

beforeAll(async () => {
  database = await openLeagueDatabase(league);
  for (const table of ['matches', 'teams', 'players', 'competitions']) {
    const { rows } = await database.pool.query<{ key: string; id: number }>(`select key, id from ${table}`);
    keys[table] = new Map(rows.map(({ key, id }) => [id, key]));
    if (table === 'matches') for (const { key, id } of rows) matchId.set(key, id);
  }
  app = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader: database.reader,
    now: () => DEMO_NOW,
  });
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

type EndpointName = keyof typeof matchEndpoints;

/** The response, which must have no fields outside the contract. */
async function ask<T>(endpoint: EndpointName, path: string): Promise<T> {
  const response = await app.inject({ url: path });
  expect(response.statusCode).toBe(200);
  const answer = response.json<T>();
  expect(matchEndpoints[endpoint].response.parse(answer)).toEqual(answer);
  return answer;
}
const keyedBy = (table: string) => (row: { id: number }) => keyOf(table, row.id);

test('the sample has every kind of match', () => {
  expect(new Set(sample.map(({ status }) => status)).size).toBeGreaterThanOrEqual(4);
  expect(sample.some(({ penalties }) => penalties !== null)).toBe(true);
});

test('details: goals with their running score, cards and kicks, substitutions', async () => {
  for (const match of sample) {
    const { match: details } = (await ask<MatchDetails>('details', apiPaths.matchDetails(idOf(match)))).details;
    const acts = match.ledger;
    const score: [number, number] = [0, 0];
    const goals = acts.flatMap(({ kind, team, player, otherPlayer, ownGoal, minute, extraTime }) => {
      if (kind !== 'GOAL') return [];
      score[(team === match.home) === !ownGoal ? 0 : 1] += 1;
      return [[team, nameOf(player), nameOf(otherPlayer), minute, extraTime, ownGoal, ...score]];
    });
    expect(
      details.goals.map((goal) => [
        keyOf('teams', goal.team_id),
        goal.scorer?.name ?? null,
        goal.assister?.name ?? null,
        goal.minute,
        goal.extra_time,
        goal.is_own_goal,
        goal.team1_score,
        goal.team2_score,
      ]),
    ).toEqual(goals);
    const count = (...kinds: string[]) => acts.filter(({ kind }) => kinds.includes(kind)).length;
    const countEvents = (type: string) => details.events.filter(({ event_type }) => event_type === type).length;
    expect([countEvents('YELLOW_CARD'), countEvents('RED_CARD')]).toEqual([
      count('YELLOW_CARD'),
      count('RED_CARD', 'SECOND_YELLOW'),
    ]);
    expect([countEvents('PENALTY_SCORED'), countEvents('PENALTY_MISSED'), countEvents('PENALTY_SAVED')]).toEqual([
      count('SHOOTOUT_SCORED'),
      count('SHOOTOUT_MISSED', 'PENALTY_MISSED'),
      count('PENALTY_SAVED'),
    ]);
    expect(details.substitutions.map(({ player_in, player_out }) => [player_in.name, player_out.name])).toEqual(
      acts
        .filter(({ kind }) => kind === 'SUBSTITUTION')
        .map(({ player, otherPlayer }) => [nameOf(player) ?? '–', nameOf(otherPlayer) ?? '–']),
    );
    const shown = isOver(match) || match.status === 'LIVE' ? counting(match) : [null, null];
    expect([details.team1_score, details.team2_score]).toEqual(shown);
    expect(details.isLive).toBe(match.status === 'LIVE');
    expect(details.liveData === null).toBe(match.status !== 'LIVE');
    expect([details.start_time, details.previous_start_time].map((at) => at && Date.parse(at))).toEqual(
      [match.startTime, match.previousStartTime].map((at) => at && Date.parse(at)),
    );
    if (match.penalties && !match.official) {
      const winner = match.penalties[0] > match.penalties[1] ? details.team1_id : details.team2_id;
      expect([details.penalty_winner, details.extra_time_winner]).toEqual([winner, null]);
    } else if (match.extraTime && isOver(match)) {
      expect(details.extra_time_winner).toBe(
        match.extraTime[0] > match.extraTime[1] ? details.team1_id : details.team2_id,
      );
    }
  }
});

/** As lists of acts name him. */
function nameOf(key: string | null): string | null {
  if (key === null) return null;
  return hidden.has(key) ? PRIVATE_NAME.bg : (playerName.get(key) ?? null);
}

test('statistics and lineups: all players except the hidden', async () => {
  for (const match of sample) {
    const stats = await ask<MatchStats>('stats', apiPaths.matchStats(idOf(match)));
    const visible = match.playerStats.filter(({ player }) => !hidden.has(player));
    const figures = (row: PlayerStatsEntry) => [row.goals, row.assists, row.rating, row.saves, row.passes, row.shots];
    const byKey = new Map(visible.map((row) => [row.player, figures(row)]));
    expect(
      new Map(
        stats.playerStats.map((row) => [
          keyOf('players', row.id),
          [row.goals, row.assists, row.rating, row.gk_saves, row.passes, row.shots],
        ]),
      ),
    ).toEqual(byKey);
    expect(
      Object.entries(stats.teamStats).map(([id, row]) => [keyOf('teams', Number(id)), row.possession, row.avg_rating]),
    ).toEqual(expect.arrayContaining(match.teamStats.map((row) => [row.team, row.possession, row.averageRating])));
    expect(Object.keys(stats.teamStats)).toHaveLength(match.teamStats.length);

    const lineups = await ask<Lineups>('lineups', apiPaths.matchLineups(idOf(match)));
    for (const [teamId, { starters, substitutes }] of Object.entries(lineups)) {
      const expected = (starter: boolean) =>
        match.lineups
          .filter((row) => row.team === keyOf('teams', Number(teamId)) && row.starter === starter)
          .filter(({ player }) => !hidden.has(player))
          .toSorted((a, b) => a.place - b.place)
          .map(({ player, shirtNumber }) => {
            const row = match.playerStats.find((other) => other.player === player);
            return [player, shirtNumber, row ? row.goals + row.ownGoals : null, row?.ownGoals ?? null];
          });
      const rowsOf = (rows: typeof starters) =>
        rows.map((row) => [
          keyOf('players', row.id),
          row.jersey_number,
          row.matchplayerstats?.goals ?? null,
          row.matchplayerstats?.own_goals ?? null,
        ]);
      expect(rowsOf(starters)).toEqual(expected(true));
      expect(rowsOf(substitutes)).toEqual(expected(false));
    }
  }
});

const newestFirst = (matches: MatchEntry[]) =>
  matches.toSorted((a, b) => time(b) - time(a) || idOf(b) - idOf(a)).map(({ key }) => key);

test('head to head: balance over all meetings, the latest five', async () => {
  for (const match of sample.filter(({ home }) => home !== null)) {
    const between = league.matches.filter(
      (other) =>
        isOver(other) && [other.home, other.away].includes(match.home) && [other.home, other.away].includes(match.away),
    );
    let [wins, losses, draws, scored, conceded] = [0, 0, 0, 0, 0];
    for (const other of between) {
      const [home, away] = counting(other);
      const [ours, theirs] = other.home === match.home ? [home, away] : [away, home];
      scored += ours;
      conceded += theirs;
      if (ours > theirs) wins += 1;
      else if (ours < theirs) losses += 1;
      else draws += 1;
    }
    const h2h = await ask<H2h>('h2h', apiPaths.matchH2h(idOf(match)));
    expect(h2h).toMatchObject({
      total: between.length,
      team1_wins: wins,
      team2_wins: losses,
      draws,
      team1_goals: scored,
      team2_goals: conceded,
    });
    expect(h2h.matches.map(keyedBy('matches'))).toEqual(newestFirst(between).slice(0, 5));
    const { matches } = await ask<PastMatches>(
      'headToHeadMatches',
      `${apiPaths.headToHeadMatches(idOf(match))}?limit=100`,
    );
    expect(matches.map(keyedBy('matches'))).toEqual(newestFirst(between));
  }
});

describe('one of the teams', () => {
  const some = sample.filter(({ home }) => home !== null).slice(0, 12);

  test('its past matches, newest first, of one competition or of all', async () => {
    for (const match of some) {
      const own = league.matches.filter((other) => isOver(other) && [other.home, other.away].includes(match.away));
      const path = apiPaths.teamMatches(idOf(match), 'away');
      const keysAt = async (query: string) =>
        (await ask<PastMatches>('teamMatches', path + query)).matches.map(keyedBy('matches'));
      expect(await keysAt('')).toEqual(newestFirst(own).slice(0, 5));
      expect(await keysAt('?competitionId=all&limit=100')).toEqual(newestFirst(own).slice(0, 100));
      const [competitionId] = [...(keys['competitions'] ?? [])].find(([, key]) => key === match.competition) ?? [0];
      expect(await keysAt(`?competitionId=${competitionId}&limit=100`)).toEqual(
        newestFirst(own.filter(({ competition }) => competition === match.competition)).slice(0, 100),
      );
    }
  });

  test('its competitions', async () => {
    for (const match of some) {
      const { competitions } = await ask<{ competitions: { id: number }[] }>(
        'teamCompetitions',
        apiPaths.sideCompetitions(idOf(match), 'home'),
      );
      const played = league.competitionSeasons.filter(({ teams }) => teams.some(({ team }) => team === match.home));
      expect(new Set(competitions.map(keyedBy('competitions')))).toEqual(
        new Set(played.map(({ competition }) => competition)),
      );
    }
  });
});

test('leaders of the season of the competition', async () => {
  for (const entry of league.competitionSeasons) {
    const of = league.matches.filter(
      (other) => other.competition === entry.competition && other.season === entry.season,
    );
    const [match] = of;
    if (!match) continue;
    const goals = new Map<string, number>();
    const ratings = new Map<string, number[]>();
    for (const { status, playerStats } of of) {
      if (status !== 'FINISHED') continue;
      for (const row of playerStats) {
        goals.set(row.player, (goals.get(row.player) ?? 0) + row.goals);
        if (row.rating !== null) ratings.set(row.player, [...(ratings.get(row.player) ?? []), row.rating]);
      }
    }
    const most = Math.max(0, ...[...ratings.values()].map(({ length }) => length));
    const averages = [...ratings]
      .filter(([player, { length }]) => length >= most / 3 && !hidden.has(player))
      .map(([, all]) => Math.round((all.reduce((a, b) => a + Math.round(b * 10), 0) * 10) / all.length) / 100);
    const best = (values: number[]) => values.toSorted((a, b) => b - a).slice(0, 10);
    const scorers = [...goals].filter(([player, n]) => n > 0 && !hidden.has(player)).map(([, n]) => n);

    const { top_scorers } = await ask<{ top_scorers: { player_id: number; goals: number }[] }>(
      'topScorers',
      apiPaths.matchTopScorers(idOf(match)),
    );
    expect(top_scorers.map((row) => row.goals)).toEqual(best(scorers));
    for (const row of top_scorers) expect(row.goals).toBe(goals.get(keyOf('players', row.player_id)));
    const rated = await ask<{ top_rated_players: { averageRating: number }[] }>(
      'topRated',
      apiPaths.matchTopRated(idOf(match)),
    );
    expect(rated.top_rated_players.map((row) => row.averageRating)).toEqual(best(averages));
  }
});
