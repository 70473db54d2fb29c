import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Calendar } from '#contract/desk/calendar.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { MOVE_KINDS } from '#domain/team/plan-move.ts';
import { notFull, scaled } from '#tests/support/chaos-scale.ts';
import { article } from '#tests/support/desk-articles.ts';
import { filesOf as uploadsOf } from '#tests/support/desk-files.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { exportTo, filesOf, importFrom, temporaryFolders } from '#tests/support/league-folder.ts';
import { readCompetition } from '#tests/support/office-competitions.ts';
import { impossibleStates, openOffice, PLAYER, TEAM, type OfficeClient } from '#tests/support/office.ts';

/* Whatever organisers do and upload, in any order: the league stays possible, and its files are the whole of it. */

let league: DeskLeague;
let office: OfficeClient;
let uploads: ReturnType<typeof uploadsOf>;
const folders = await temporaryFolders();
beforeAll(async () => {
  league = await openDeskLeague();
  await league.database.pool.query(
    `update matches set status = 'CANCELLED', clock_running_since = null where key = 'm5'`,
  );
  office = await openOffice(league);
  uploads = uploadsOf(league, office.device);
});
afterAll(() => Promise.all([league?.close(), folders.remove()]));

const pick = fc.nat({ max: 40 });
const shirtNumber = fc.option(fc.integer({ min: 1, max: 4 }));
const day = fc
  .integer({ min: 1, max: 60 })
  .map((after) => new Date(Date.UTC(2026, 1, after)).toISOString().slice(0, 10));
const command = fc.oneof(
  fc.record({ do: fc.constant('team' as const) }),
  fc.record({ do: fc.constant('player' as const), team: pick, shirtNumber, on: day }),
  fc.record({ do: fc.constant('join' as const), team: pick, player: pick, shirtNumber, on: day }),
  fc.record({ do: fc.constant('member' as const), membership: pick, shirtNumber, until: fc.option(day) }),
  fc.record({
    do: fc.constant('move' as const),
    membership: pick,
    team: pick,
    kind: fc.constantFrom(...MOVE_KINDS),
    on: day,
    shirtNumber,
  }),
  fc.record({ do: fc.constant('merge' as const), player: pick, other: pick }),
  fc.record({ do: fc.constant('enter' as const), competition: pick, team: pick }),
  fc.record({ do: fc.constant('leave' as const), competition: pick, team: pick }),
  fc.record({ do: fc.constant('withdraw' as const), competition: pick, team: pick, on: fc.option(day) }),
  fc.record({ do: fc.constant('match' as const), gameweek: pick, home: pick, away: pick, on: day }),
  fc.record({ do: fc.constant('teams' as const), match: pick, home: pick, away: pick, gameweek: pick }),
  fc.record({ do: fc.constant('unplan' as const), match: pick }),
  fc.record({ do: fc.constant('result' as const), match: pick, home: fc.nat({ max: 5 }), away: fc.nat({ max: 5 }) }),
  fc.record({ do: fc.constant('deduct' as const), competition: pick, team: pick, on: day }),
  fc.record({ do: fc.constant('article' as const), isPublished: fc.boolean() }),
  fc.record({
    do: fc.constant('squads' as const),
    rows: fc.array(fc.tuple(pick, pick, shirtNumber, day, fc.option(day)), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    do: fc.constant('entries' as const),
    rows: fc.array(fc.tuple(pick, pick), { minLength: 1, maxLength: 3 }),
  }),
);
type AnyCommand = typeof command extends fc.Arbitrary<infer Of> ? Of : never;

interface Known {
  id: number;
  key: string;
}

async function known(table: 'teams' | 'players' | 'competitions' | 'seasons'): Promise<Known[]> {
  return (await league.database.pool.query<Known>(`select id, key from ${table} order by id`)).rows;
}
async function idsOf(table: 'competition_seasons' | 'squad_memberships'): Promise<number[]> {
  const { rows } = await league.database.pool.query<{ id: number }>(`select id from ${table} order by id`);
  return rows.map(({ id }) => id);
}
const from = <Item>(list: readonly Item[], at: number): Item => {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('The league has become empty');
  return found;
};

let names = 0;
const nextName = (name: string) => `${name} ${(names += 1)}`;

/** The request of a command, or null where there is nothing to do it to. */
async function requestOf(one: AnyCommand): Promise<['POST' | 'PUT' | 'DELETE', string, object?] | null> {
  const teams = await known('teams');
  const players = await known('players');
  const competitions = await idsOf('competition_seasons');
  switch (one.do) {
    case 'team':
      return ['POST', deskPaths.teams, { ...TEAM, name: nextName('Отбор') }];
    case 'player': {
      const squad = { teamId: from(teams, one.team).id, shirtNumber: one.shirtNumber, joinedOn: one.on };
      return ['POST', deskPaths.players, { ...PLAYER, name: nextName('Човек'), squad, isAnother: true }];
    }
    case 'join': {
      const payload = { playerId: from(players, one.player).id, shirtNumber: one.shirtNumber, joinedOn: one.on };
      return ['POST', deskPaths.squad(from(teams, one.team).id), payload];
    }
    case 'member': {
      const membershipId = from(await idsOf('squad_memberships'), one.membership);
      const { rows } = await league.database.pool.query<{ id: number }>(
        'select team_id as id from squad_memberships where id = $1',
        [membershipId],
      );
      const { squad } = await office.team(rows[0]?.id ?? 0);
      const member = squad.find((each) => each.membershipId === membershipId);
      if (!member) return null;
      const fields = { ...member.fields, shirtNumber: one.shirtNumber, leftOn: one.until };
      return ['PUT', deskPaths.membership(membershipId), { ...fields, version: member.version }];
    }
    case 'move': {
      const membershipId = from(await idsOf('squad_memberships'), one.membership);
      const { rows } = await league.database.pool.query<{ id: number }>(
        'select player_id as id from squad_memberships where id = $1',
        [membershipId],
      );
      const { kind, on, shirtNumber: number } = one;
      const move = { membershipId, kind, on, shirtNumber: number, teamId: from(teams, one.team).id };
      return ['POST', deskPaths.moves(rows[0]?.id ?? 0), move];
    }
    case 'merge':
      return ['POST', deskPaths.mergePlayer(from(players, one.player).id), { otherId: from(players, one.other).id }];
    case 'enter':
      return [
        'POST',
        deskPaths.entries(from(competitions, one.competition)),
        { teamId: from(teams, one.team).id, group: null, seed: null },
      ];
    case 'leave':
      return ['DELETE', deskPaths.entry(from(competitions, one.competition), from(teams, one.team).id)];
    case 'withdraw': {
      const id = from(competitions, one.competition);
      const { entries } = await readCompetition(office.device, id);
      if (entries.length === 0) return null;
      const { team, group, seed, lot, resultsAnnulled, version } = from(entries, one.team);
      return ['PUT', deskPaths.entry(id, team.id), { group, seed, lot, resultsAnnulled, withdrawnOn: one.on, version }];
    }
    case 'match': {
      const { gameweeks } = await office.send<Calendar>('GET', deskPaths.calendar);
      const when = { day: one.on, time: '11:00', venue: 'Терен Изток', refereeId: null, note: null };
      const [homeId, awayId] = [from(teams, one.home).id, from(teams, one.away).id];
      return [
        'POST',
        deskPaths.officeMatches,
        { ...when, homeId, awayId, gameweekId: from(gameweeks, one.gameweek).id },
      ];
    }
    case 'teams':
    case 'unplan':
    case 'result': {
      const { matches, gameweeks } = await office.send<Calendar>('GET', deskPaths.calendar);
      const { id, fields, version } = from(matches, one.match);
      if (one.do === 'unplan') return ['DELETE', deskPaths.officeMatch(id)];
      if (one.do === 'result')
        return ['PUT', deskPaths.result(id), { score: { home: one.home, away: one.away }, goals: [], cards: [] }];
      const [homeId, awayId] = [from(teams, one.home).id, from(teams, one.away).id];
      const gameweekId = from(gameweeks, one.gameweek).id;
      return ['PUT', deskPaths.officeMatch(id), { ...fields, homeId, awayId, gameweekId, version }];
    }
    case 'deduct': {
      const why = { points: -1, reasonBg: 'Закъснение', reasonEn: 'Late', decidedOn: one.on };
      const id = from(competitions, one.competition);
      return ['POST', deskPaths.deductions(id), { teamId: from(teams, one.team).id, ...why }];
    }
    case 'article': {
      const publishedAt = one.isPublished ? league.now().toISOString() : null;
      return ['POST', deskPaths.news, article({ titleBg: nextName('Новина'), publishedAt })];
    }
    case 'squads': {
      const rows = one.rows.map(([team, player, number, on, until]) =>
        [from(teams, team).key, from(players, player).key, number ?? '', on, until ?? ''].join(','),
      );
      return upload('squads.csv', ['team,player,shirt_number,joined_on,left_on', ...rows]);
    }
    case 'entries': {
      const all = await known('competitions');
      const rows = one.rows.map(([competition, team]) => `${from(all, competition).key},2025,${from(teams, team).key}`);
      return upload('competition-teams.csv', ['competition,season,team', ...rows]);
    }
  }
}

/** What the preview refuses is not imported. */
async function upload(name: string, lines: string[]): Promise<null> {
  const { id, digest } = await uploads.preview(name, `${lines.join('\n')}\n`);
  if (digest !== null) {
    const { state } = await uploads.run(id, digest);
    expect(state).toBe('done');
    count(name, true);
  } else count(name, false);
  return null;
}

const done = new Map<string, { yes: number; no: number }>();
const count = (name: string, isDone: boolean) => {
  const { yes, no } = done.get(name) ?? { yes: 0, no: 0 };
  done.set(name, isDone ? { yes: yes + 1, no } : { yes, no: no + 1 });
};

async function run(one: AnyCommand): Promise<void> {
  const request = await requestOf(one);
  if (!request) return;
  const sent = await office.device.send(...request);
  // Refused by a rule, never a failure of the server.
  expect([request, sent.body, sent.statusCode < 500]).toEqual([request, sent.body, true]);
  count(one.do, sent.statusCode < 300);
}

async function sameTeamTwice(): Promise<unknown[]> {
  return (await league.database.pool.query('select id from matches where home_team_id = away_team_id')).rows;
}

test('no commands and imports make the league impossible, and its files bring all of it back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 6, maxLength: 16 }), async (commands) => {
      for (const one of commands) await run(one);
      expect([await impossibleStates(league), await sameTeamTwice()]).toEqual([[], []]);
      const exported = await exportTo(league.database, folders.next());
      const empty = await openLeagueDatabase();
      try {
        expect(await importFrom(empty, exported)).toHaveProperty('changes');
        expect(filesOf(await exportTo(empty, folders.next()))).toEqual(filesOf(exported));
      } finally {
        await empty.close();
      }
    }),
    { numRuns: scaled(60, 8), endOnFailure: true, interruptAfterTimeLimit: scaled(200_000, 45_000) },
  );
  if (!notFull) for (const [name, { yes }] of done) expect([name, yes > 0]).toEqual([name, true]);
}, 240_000);
