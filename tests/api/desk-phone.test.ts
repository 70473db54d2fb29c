import { sql } from '#server/db/sql.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskMatchListSchema, deskMatchSchema, type DeskMatch, type DeskMatchList } from '#contract/desk/matches.ts';
import { actRequestSchema, type ActRequest } from '#contract/desk/acts.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { applyAct, foldState, recordFrom, sidesOf, type MatchRecord } from '#domain/match/rules/match-record.ts';
import { lineup, openDeskLeague, TOKEN, type DeskLeague } from '#tests/support/desk-league.ts';

/* What a phone gets from the desk, and that it comes to the same match by itself. */

let league: DeskLeague;
beforeAll(async () => {
  league = await openDeskLeague();
});
afterAll(() => league?.close());

const get = async (url: string) => {
  const answered = await league.desk().inject({ url, headers: { authorization: `Bearer ${TOKEN}` } });
  expect([answered.statusCode, answered.body]).toEqual([200, expect.any(String)]);
  return answered.json<unknown>();
};
const getMatch = async (key: string): Promise<DeskMatch> => {
  const body = (await get(deskPaths.match(league.id('matches', key)))) as DeskMatch;
  expect(deskMatchSchema.parse(body)).toEqual(body);
  return body;
};
const list = async (query = ''): Promise<DeskMatchList> => {
  const body = (await get(`${deskPaths.matches}${query}`)) as DeskMatchList;
  expect(deskMatchListSchema.parse(body)).toEqual(body);
  return body;
};
const idsOf = ({ matches }: DeskMatchList) => matches.map(({ id }) => id);

describe('the list', () => {
  test('has the matches of today and tomorrow, and the days around that have some', async () => {
    league.passTo(-24 * 60);
    const { matches, days } = await list();
    expect(matches.find(({ id }) => id === league.id('matches', 'derby'))).toMatchObject({
      status: 'UPCOMING',
      home: {
        name: 'Балик',
        nameLatin: expect.any(String) as string,
        crest: expect.stringMatching(/^\/media\/\w+\.svg$/) as string,
      },
      competition: { name: 'Делта Лига' },
      round: null,
      score: null,
      lineups: { home: false, away: false },
      clock: { seconds: 0, runningSince: null },
    });
    expect(days).toContain('2026-03-15');
    expect(days).toEqual(days.toSorted());
    expect(matches.find(({ id }) => id === league.id('matches', 'tie'))?.round).toBe('semi_final');
  });

  test('of other days is asked for by date', async () => {
    expect(idsOf(await list('?from=2026-03-09&days=1'))).toContain(league.id('matches', 'imported'));
    expect(idsOf(await list('?from=2026-03-10&days=5'))).toEqual([]);
    for (const query of ['?from=tomorrow', '?from=2026-03-09&days=15', '?days=0']) {
      const url = `${deskPaths.matches}${query}`;
      const { statusCode } = await league.desk().inject({ url, headers: { authorization: `Bearer ${TOKEN}` } });
      expect([query, statusCode]).toEqual([query, 400]);
    }
  });
});

test('players are those of the squads, with what the line-up must know of them', async () => {
  await league.database.db.run(sql`
    update players set birthdate = '2010-01-01', parental_declaration = false where key = 'b1'`);
  await league.database.db.run(sql`
    update squad_memberships set captain = true where player_id = ${league.player('b3')}`);
  league.passTo(0);
  await league.record('s1', lineup(league, 'home'));
  await league.record('s1', { act: 'kick-off' });
  const player = league.player('b2');
  await league.record('s1', { act: 'card', team: 'home', player, card: 'yellow', minute: 3 });
  await league.database.db.run(sql`
    update matches set start_time = start_time - interval '1 hour' where key = 's1'`);
  await league.record('s1', { act: 'card', team: 'home', player, card: 'second-yellow', minute: 3 });
  const { players, rules, hasFullLedger } = await getMatch('derby');
  const of = (key: string) => players.find(({ id }) => id === league.player(key));
  expect(of('b1')).toMatchObject({ lacksDeclaration: true, suspended: false, starter: null });
  expect(of('b2')).toMatchObject({
    lacksDeclaration: false,
    suspended: true,
    lastTime: { starter: true, position: null, captain: false, place: 2 },
  });
  expect(of('ivan')?.lastTime).toMatchObject({ captain: true });
  expect(of('v1')).toMatchObject({ lastTime: null, suspended: false });
  expect(players.filter(({ squadCaptain }) => squadCaptain).map(({ id }) => id)).toEqual([league.player('b3')]);
  expect(rules).toEqual({ knockout: false, firstLeg: null, extraTime: false, halfMinutes: 25, startersPerTeam: 6 });
  expect(hasFullLedger).toBe(true);
  expect((await getMatch('imported')).hasFullLedger).toBe(false);
});

describe('a phone without a network', () => {
  const side = fc.constantFrom('home' as const, 'away' as const);
  const players = { home: ['b1', 'b3', 'ivan', 'b6'], away: ['v1', 'v2', 'petar', 'v6'] };
  const named = fc.tuple(side, fc.nat(3)).map(([team, i]) => ({ team, key: players[team][i] ?? '' }));
  const minute = fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined });
  const plain = ['kick-off', 'stop-clock', 'start-clock', 'final-whistle', 'abandon'] as const;
  const phases = ['HALF_TIME', 'SECOND_HALF', 'FULL_TIME_BREAK', 'EXTRA_TIME', 'PENALTIES', 'FULL_TIME'] as const;
  type MatchAct = Exclude<ActRequest['act'], { act: 'correct' | 'withdraw' }>;
  const matchAct: fc.Arbitrary<() => MatchAct> = fc.oneof(
    fc.constantFrom(...plain).map((act) => () => ({ act })),
    fc.constantFrom(...phases).map((phase) => () => ({ act: 'phase' as const, phase })),
    fc.tuple(named, fc.boolean(), minute).map(([{ team, key }, ownGoal, at]) => () => ({
      act: 'goal' as const,
      team,
      player: league.player(key),
      ownGoal,
      minute: at,
    })),
    fc
      .tuple(named, fc.constantFrom('yellow' as const, 'second-yellow' as const, 'red' as const), minute)
      .map(([{ team, key }, card, at]) => () => ({
        act: 'card' as const,
        team,
        player: league.player(key),
        card,
        minute: at,
      })),
    side.map((team) => () => lineup(league, team)),
    fc.constant(() => ({
      act: 'substitution' as const,
      team: 'home' as const,
      playerIn: league.player('b6'),
      playerOut: league.player('b3'),
    })),
  );
  const anyAct: fc.Arbitrary<() => ActRequest['act']> = fc.oneof(
    { arbitrary: matchAct, weight: 6 },
    {
      arbitrary: fc.integer({ min: 1, max: 9 }).map((revision) => () => ({ act: 'withdraw' as const, revision })),
      weight: 1,
    },
    {
      arbitrary: fc.tuple(fc.integer({ min: 1, max: 9 }), matchAct).map(([revision, to]) => () => ({
        act: 'correct' as const,
        revision,
        to: to(),
      })),
      weight: 1,
    },
  );
  const steps = fc.array(fc.record({ act: anyAct, minutes: fc.nat(15), reason: fc.boolean() }), { maxLength: 20 });
  const start: (() => ActRequest['act'])[] = [() => lineup(league, 'home'), () => ({ act: 'kick-off' })];
  const clean = sql`
    with gone as (delete from match_ledger where match_id = (select id from matches where key = 's2')),
      unlisted as (delete from lineups where match_id = (select id from matches where key = 's2')),
      players as (delete from player_match_stats where match_id = (select id from matches where key = 's2')),
      teams as (delete from team_match_stats where match_id = (select id from matches where key = 's2'))
    update matches set status = 'UPCOMING', phase = 'NOT_STARTED', home_score = null, away_score = null, half_time_home = null,
      half_time_away = null, full_time_home = null, full_time_away = null, extra_time_home = null, extra_time_away = null,
      clock_seconds = 0, clock_running_since = null, revision = 0 where key = 's2'`;

  test('comes to the same ledger, score and clock as the server, and refuses the same acts', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.nat(6), async (drawn, known) => {
        await league.database.db.run(clean);
        const acts = [...start.map((act) => ({ act, minutes: 1, reason: false })), ...drawn];
        let minutes = 0;
        let phone: MatchRecord | undefined;
        for (const [i, { act: build, reason, ...step }] of acts.entries()) {
          // From here on the phone is on its own.
          if (i === known) phone = recordFrom(await getMatch('s2'));
          minutes += step.minutes;
          league.passTo(minutes);
          const { act } = actRequestSchema.parse({ act: build() });
          const why = reason ? 'По протокола' : undefined;
          const key = `act-${i}`;
          const { statusCode, body } = await league.send('s2', act, { key, reason: why });
          if (!phone) continue;
          const applied = applyAct(phone, { act, at: league.now(), reason: why ?? null, key });
          if ('refusal' in applied) {
            expect({ statusCode, ...(JSON.parse(body) as object) }).toEqual({
              statusCode: 409,
              error: applied.refusal.message,
              reason: applied.refusal.reason,
            });
            continue;
          }
          expect([statusCode, body]).toEqual([200, expect.any(String)]);
          phone = applied.record;
        }
        if (phone) expectSame(phone, await getMatch('s2'));
      }),
      { numRuns: 40 },
    );
  });

  function expectSame(phone: MatchRecord, match: DeskMatch) {
    const server = recordFrom(match);
    expect(phone.entries.map(withoutServerFields)).toEqual(server.entries.map(withoutServerFields));
    const { status, phase, score, revision } = server;
    expect(phone).toMatchObject({ status, phase, score, revision });
    const sides = sidesOf(server);
    if (!sides) throw new Error('The match has teams');
    const { clock, folded } = foldState(phone, sides, league.now());
    expect({ clock, folded }).toEqual({
      clock: foldState(server, sides, league.now()).clock,
      folded: foldState(server, sides, league.now()).folded,
    });
    expect(match.clock.running).toBe(clock.runningSince !== null);
  }

  const withoutServerFields = (entry: object) =>
    Object.fromEntries(Object.entries(entry).filter(([name]) => !['id', 'by', 'stands'].includes(name)));
});
