import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOVE_KINDS } from '#domain/team/plan-move.ts';
import { addToSquad } from '#server/commands/squads/add-to-squad.ts';
import { createPlayer } from '#server/commands/players/create-player.ts';
import { deletePlayer } from '#server/commands/players/delete-player.ts';
import { editMember } from '#server/commands/squads/edit-member.ts';
import { mergePlayers } from '#server/commands/players/merge-players.ts';
import { movePlayer } from '#server/commands/squads/move-player.ts';
import { versionOf } from '#server/commands/steps/refuse-conflict.ts';
import { removeFromSquad } from '#server/commands/squads/remove-from-squad.ts';
import type { Actor } from '#server/commands/run-command.ts';
import { undoMove } from '#server/commands/squads/undo-move.ts';
import { versionOfCareer } from '#server/commands/steps/change-career.ts';
import { findMemberFields } from '#server/db/players/office-players.ts';
import { readCareer } from '#server/db/squads/squads.ts';
import { ApiError } from '#server/errors.ts';
import { expectSumsToBeRight, openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { impossibleStates, PLAYER } from '#tests/support/office.ts';

/* Whatever organisers do, also at once: nobody is in two squads of a competition or twice in one, and no number is worn twice. */

let league: DeskLeague;
const ids: { teams: number[]; players: number[]; memberships: number[] } = { teams: [], players: [], memberships: [] };
beforeAll(async () => {
  league = await openDeskLeague();
  await league.database.pool.query(
    `update matches set status = 'CANCELLED', clock_running_since = null where key = 'm5'`,
  );
  await load();
});
afterAll(() => league?.close());

async function load() {
  for (const [name, table] of [
    ['teams', 'teams'],
    ['players', 'players'],
    ['memberships', 'squad_memberships'],
  ] as const) {
    const { rows } = await league.database.pool.query<{ id: number }>(`select id from ${table} order by id`);
    ids[name] = rows.map(({ id }) => id);
  }
}

const day = fc
  .integer({ min: 1, max: 60 })
  .map((after) => new Date(Date.UTC(2026, 1, after)).toISOString().slice(0, 10));
const shirtNumber = fc.option(fc.integer({ min: 1, max: 6 }));
const pick = fc.nat({ max: 40 });
const command = fc.oneof(
  fc.record({ do: fc.constant('create' as const), team: pick, shirtNumber, on: day }),
  fc.record({ do: fc.constant('add' as const), team: pick, player: pick, shirtNumber, on: day }),
  fc.record({
    do: fc.constant('edit' as const),
    membership: pick,
    shirtNumber,
    on: fc.option(day),
    until: fc.option(day),
    captain: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('move' as const),
    membership: pick,
    team: pick,
    kind: fc.constantFrom(...MOVE_KINDS),
    shirtNumber,
    on: day,
    until: fc.option(day),
  }),
  fc.record({ do: fc.constantFrom('undo' as const, 'delete' as const), player: pick }),
  fc.record({ do: fc.constant('remove' as const), membership: pick }),
  fc.record({ do: fc.constant('merge' as const), player: pick, other: pick }),
);
type AnyCommand = typeof command extends fc.Arbitrary<infer Of> ? Of : never;

const from = (list: readonly number[], at: number) => list[at % list.length] ?? 0;
let people = 0;

async function run(one: AnyCommand): Promise<unknown> {
  const { db } = league.database;
  const actor: Actor = { who: { kind: 'program' }, at: league.now() };
  switch (one.do) {
    case 'create': {
      const squad = {
        teamId: from(ids.teams, one.team),
        shirtNumber: one.shirtNumber,
        joinedOn: one.on,
        captain: false,
      };
      people += 1;
      return createPlayer(db, actor, { ...PLAYER, name: `Човек ${people}`, squad, isAnother: true });
    }
    case 'add': {
      const added = { playerId: from(ids.players, one.player), shirtNumber: one.shirtNumber, joinedOn: one.on };
      return addToSquad(db, actor, { ...added, teamId: from(ids.teams, one.team) });
    }
    case 'edit': {
      const membershipId = from(ids.memberships, one.membership);
      const before = await findMemberFields(db, membershipId);
      if (!before) return null;
      const { shirtNumber: number, captain, on, until } = one;
      const fields = { ...before, shirtNumber: number, captain, leftOn: until, joinedOn: on ?? before.joinedOn };
      return editMember(db, actor, { membershipId, ...fields, version: versionOf(before) });
    }
    case 'move': {
      const membershipId = from(ids.memberships, one.membership);
      const { rows } = await league.database.pool.query<{ id: number }>(
        'select player_id as id from squad_memberships where id = $1',
        [membershipId],
      );
      const { kind, on, until, shirtNumber: number } = one;
      const move = { membershipId, kind, on, until, shirtNumber: number, teamId: from(ids.teams, one.team) };
      return movePlayer(db, actor, { ...move, playerId: rows[0]?.id ?? 0 });
    }
    case 'remove':
      return removeFromSquad(db, actor, { membershipId: from(ids.memberships, one.membership) });
    case 'undo': {
      const playerId = from(ids.players, one.player);
      return undoMove(db, actor, { playerId, version: versionOfCareer(await readCareer(db, playerId)) });
    }
    case 'delete':
      return deletePlayer(db, actor, { playerId: from(ids.players, one.player) });
    case 'merge':
      return mergePlayers(db, actor, {
        playerId: from(ids.players, one.player),
        otherId: from(ids.players, one.other),
      });
  }
}

test('[SQ5] [SQ6] [SQ7] hold after any commands, one after another and at once', async () => {
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(command, { minLength: 1, maxLength: 4 }), { maxLength: 6 }), async (turns) => {
      for (const atOnce of turns) {
        await load();
        const outcomes = await Promise.allSettled(atOnce.map(run));
        for (const [i, outcome] of outcomes.entries()) {
          const name = atOnce[i]?.do ?? '';
          if (outcome.status === 'fulfilled') done.set(name, (done.get(name) ?? 0) + 1);
          else expect(outcome.reason).toBeInstanceOf(ApiError);
        }
      }
      expect(await impossibleStates(league)).toEqual([]);
    }),
    { numRuns: 25, endOnFailure: true },
  );
  await expectSumsToBeRight(league.database);
  expect([...done.keys()]).toEqual(expect.arrayContaining(['create', 'edit', 'move']));
}, 240_000);
