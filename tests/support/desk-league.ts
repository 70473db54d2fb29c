import { randomUUID } from 'node:crypto';
import { sql } from '#server/db/sql.ts';
import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import type { z } from 'zod';
import type { ActResponse, ActRequest } from '#contract/desk/acts.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { buildSite } from '#server/app.ts';
import { createResponseCache } from '#server/cache/response-cache.ts';
import type { Tag } from '#server/db/tags.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import {
  playerCompetitionStatsOf,
  playerSeasonStatsOf,
  playerTeamStatsOf,
  refereeSeasonStatsOf,
  teamSeasonStatsOf,
} from '#server/db/sums.ts';
import type { MailSettings } from '#server/config.ts';
import { buildDesk } from '#server/desk/desk-app.ts';
import { openDeskToken } from '#server/desk/access/desk-token.ts';
import type { League } from './league.ts';
import { dispatchChanges } from '#server/changes/dispatch-changes.ts';
import { openCurrentLeague } from '#server/league/current-league.ts';
import { openLeagueDatabase } from './league-database.ts';
import { match, smallLeague } from './small-league.ts';
import { expectRecordsToBeRight } from './team-records.ts';

export const TOKEN = 'the-right-token';
export const KICK_OFF = Date.parse('2026-03-15T18:00:00Z');

/** Six starters, the goalkeeper first, and two substitutes. */
const SQUADS = {
  home: ['b1', 'b2', 'b3', 'b4', 'b5', 'ivan', 'b6', 'b7'],
  away: ['v1', 'v2', 'v3', 'v4', 'v5', 'petar', 'v6', 'v7'],
} as const;

/**
 * The small league with two whole squads and matches to record: a league match between Балик and Вихър that Стоян Динев
 * referees, and seven more of theirs; another of the same day; two cup ties, and a final that waits for its teams. One match
 * came with its result alone (1:1), one is postponed. The table is now:
 *
 * Вихър 4 (6:4), Балик 7 (7:2) less 4 deducted = 3, Рилци 1 (2:5), Орловец 1 (2:6).
 */
export function deskLeague(): League {
  const league = smallLeague();
  const [anybody] = league.players;
  const [membership] = league.memberships;
  const [, cup] = league.competitionSeasons;
  if (!anybody || !membership || !cup) throw new Error('The small league has changed');
  for (const [side, team] of [
    ['home', 'balik'],
    ['away', 'vihar'],
  ] as const)
    for (const [i, player] of SQUADS[side].filter((key) => key.length === 2).entries()) {
      league.players.push({ ...anybody, key: player, name: `Играч ${player.toUpperCase()}`, nameLatin: player });
      league.memberships.push({ ...membership, team, player, shirtNumber: 20 + i });
    }
  league.referees.push({ key: 'ref', name: 'Стоян Динев', nameLatin: 'Stoyan Dinev', picture: null });
  const day = { startsOn: '2026-03-15', endsOn: '2026-03-21' };
  Object.assign(cup, {
    season: '2025',
    startsOn: '2026-03-01',
    endsOn: '2026-05-31',
    teams: ['balik', 'vihar'].map((team) => ({ team, group: null, seed: null, withdrawnOn: null })),
    gameweeks: [
      { number: 1, ...day, eliminationRound: 'semi_final' },
      { number: 2, ...day, eliminationRound: 'final' },
    ],
  });
  const startTime = new Date(KICK_OFF).toISOString();
  const teams = { home: 'balik', away: 'vihar', startTime, referee: 'ref' };
  league.matches.push(
    match('derby', { ...teams, gameweek: 3 }),
    match('other', { gameweek: 3, home: 'orlovets', away: 'riltsi', startTime }),
    ...['s1', 's2', 's3', 's4', 's5', 's6', 's7'].map((key) => match(key, { ...teams, gameweek: 3 })),
    match('tie', { ...teams, competition: 'old', gameweek: 1, bracketSlot: 1 }),
    match('tie2', { ...teams, competition: 'old', gameweek: 1, bracketSlot: 2 }),
    match('final', { competition: 'old', gameweek: 2, startTime: null, bracketSlot: 1 }),
    match('imported', {
      ...teams,
      gameweek: 2,
      startTime: '2026-03-09T17:00:00Z',
      referee: null,
      status: 'FINISHED',
      phase: 'FULL_TIME',
      score: [1, 1],
    }),
    match('waiting', { ...teams, gameweek: 2, status: 'POSTPONED' }),
  );
  return league;
}

type Sent = Omit<ActRequest, 'act'> & { key?: string };
const KEYED = ['matches', 'players', 'teams', 'competitions', 'referees', 'seasons'] as const;

export type DeskLeague = Awaited<ReturnType<typeof openDeskLeague>>;

type DeskParts = Pick<Parameters<typeof buildDesk>[0], 'uploadLimits' | 'push'> & { mail?: MailSettings | null };

/** The desk and the public site beside it on one database, with a clock that only the test moves. */
export async function openDeskLeague(league = deskLeague(), { uploadLimits = {}, push, mail = null }: DeskParts = {}) {
  const database = await openLeagueDatabase(league);
  const ids = new Map<string, number>();
  for (const table of KEYED) {
    const { rows } = await database.pool.query<{ key: string; id: number }>(`select key, id from ${table}`);
    for (const { key, id } of rows) ids.set(`${table} ${key}`, id);
  }
  const id = (table: (typeof KEYED)[number], key: string) => {
    const found = ids.get(`${table} ${key}`);
    if (found === undefined) throw new Error(`The league has no ${table} ${key}`);
    return found;
  };
  let time = KICK_OFF;
  const now = () => new Date(time);
  const notified: Tag[][] = [];
  const cache = createResponseCache({ maxBytes: 100_000_000, now: () => time });
  const current = await openCurrentLeague(database.db);
  await database.listen(
    dispatchChanges(current, [
      { onChange: cache.drop, onGap: cache.dropAll },
      { onChange: (tags) => void notified.push(tags) },
    ]),
  );
  const { isValidToken } = await openDeskToken(database.db, TOKEN);
  const settings = {
    publicUrl: 'http://localhost:3000',
    deskUrl: null,
    deskHost: '127.0.0.1',
    trustedProxies: [],
    logLevel: 'silent' as const,
    mail,
  };
  const open = async () => {
    const { app, renderArticle } = await buildSite({ settings, reader: database.reader, cache, league: current, now });
    const desk = buildDesk({
      settings,
      db: database.desk,
      bulk: database.db,
      threads: database,
      uploadLimits,
      ...(push && { push }),
      league: current,
      isValidToken,
      metrics: () => async () => 'delta_up 1\n',
      pictures: { reader: database.reader, cache },
      renderArticle,
      site: app,
      now,
    });
    return { desk, app };
  };
  let apps: { desk: FastifyInstance; app: FastifyInstance } = await open();

  const send = (matchKey: string, act: unknown, { key = randomUUID(), ...more }: Sent = {}) =>
    apps.desk.inject({
      method: 'POST',
      url: deskPaths.acts(id('matches', matchKey)),
      headers: { authorization: `Bearer ${TOKEN}`, 'idempotency-key': key },
      payload: { act, ...more },
    });
  /** When this has been notified, every node has. */
  const untilNotified = (count: number) =>
    vi.waitUntil(() => notified.length >= count, { interval: 2, timeout: 10_000 });

  /** All earlier notifications have arrived when this one has. */
  async function hearAll() {
    const mark: Tag = `team:${1_000_000 + notified.length}`;
    await database.pool.query(`select pg_notify('league_changes', $1)`, [JSON.stringify([mark])]);
    await vi.waitUntil(() => notified.flat().includes(mark), { timeout: 10_000 });
  }

  return {
    database,
    notified,
    untilNotified,
    hearAll,
    id,
    player: (key: string) => id('players', key),
    now,
    /** So many minutes after 18:00. */
    passTo: (minutes: number) => void (time = KICK_OFF + minutes * 60_000),
    send,
    /** Records an act that must be allowed, and waits until the public site knows. */
    record: async (matchKey: string, act: ActRequest['act'], sent: Sent = {}): Promise<ActResponse> => {
      const before = notified.length;
      const answered = await send(matchKey, act, sent);
      expect(answered.statusCode, `${JSON.stringify(act)}: ${answered.body}`).toBe(200);
      await untilNotified(before + 1);
      return answered.json<ActResponse>();
    },
    /** Why an act is refused: its status and the stable name of the reason. */
    refused: async (matchKey: string, act: unknown, sent: Sent = {}): Promise<[number, string | undefined]> => {
      const answered = await send(matchKey, act, sent);
      const { error, reason } = answered.json<{ error?: string; reason?: string }>();
      if (answered.statusCode !== 200) expect(error).toMatch(/^[A-Z][^\n]+$/);
      return [answered.statusCode, reason];
    },
    ask: async <Response extends z.ZodType>({ response }: { response: Response }, path: string) => {
      const answered = await apps.app.inject({ url: path });
      expect(answered.statusCode, `${path}: ${answered.body.slice(0, 200)}`).toBe(200);
      const body = answered.json<z.infer<Response>>();
      expect(response.parse(body)).toEqual(body);
      return body;
    },
    /** What the public site keeps in memory is read again. */
    forget: cache.dropAll,
    desk: () => apps.desk,
    app: () => apps.app,
    /** As after a restart: everything in memory is gone. */
    restart: async () => {
      await Promise.all([apps.desk.close(), apps.app.close()]);
      cache.dropAll();
      apps = await open();
    },
    close: async () => {
      await Promise.all([apps.desk.close(), apps.app.close()]);
      await database.close();
    },
  };
}

/** A line-up as it is sent: six begin, the first keeps goal, the last of them is captain. */
export function lineup({ player }: { player: (key: string) => number }, team: 'home' | 'away') {
  const places = SQUADS[team].map((key, i) => ({
    player: player(key),
    shirtNumber: i + 1,
    position: i === 0 ? ('GK' as const) : null,
  }));
  return {
    act: 'lineup' as const,
    team,
    starters: places.slice(0, 6),
    substitutes: places.slice(6),
    captain: player(SQUADS[team][5]),
  };
}

export const phase = (name: string) => ({ act: 'phase', phase: name }) as ActRequest['act'];

/** Every sum of the league equals the one recomputed from its matches. */
export async function expectSumsToBeRight({ db }: Pick<OpenDatabase, 'db'>) {
  const models = {
    player_season_stats: playerSeasonStatsOf,
    team_season_stats: teamSeasonStatsOf,
    referee_season_stats: refereeSeasonStatsOf,
    player_competition_stats: playerCompetitionStatsOf,
    player_team_stats: playerTeamStatsOf,
  };
  for (const [table, recomputed] of Object.entries(models)) {
    const kept = sql`select * from ${sql.identifier(table)}`;
    const rows = await db.rows(sql`
      with kept as (${kept}), fresh as (${recomputed(sql`true`)})
      (select 'too much', k.* from (table kept except all table fresh) k)
      union all (select 'missing', f.* from (table fresh except all table kept) f)`);
    expect([table, rows]).toEqual([table, []]);
  }
  await expectRecordsToBeRight({ db });
}
