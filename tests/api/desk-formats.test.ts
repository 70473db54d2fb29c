import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CompetitionBasis, Published } from '#contract/desk/publish.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import {
  emptyPlan,
  groupsOf,
  makeProgram,
  moveToGroup,
  toRequest,
  type Plan,
} from '#desk/office/competitions/wizard/plan.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { signInAs, type Device } from '#tests/support/desk-people.ts';
import { change } from '#tests/support/office-competitions.ts';

/* Every format as the wizard plans it, published and played to its end. */

let league: DeskLeague;
let maria: Device;
let basis: CompetitionBasis;
beforeAll(async () => {
  league = await openDeskLeague();
  maria = await signInAs(league, 'organiser', { name: 'Мария Колева' });
  basis = (await maria.send('GET', deskPaths.competitionBasis)).json<CompetitionBasis>();
});
afterAll(() => league?.close());

let number = 0;
const planOf = (count: number, more: Partial<Plan>): Plan => {
  number += 1;
  const teams = Array.from({ length: count }, (_, i) => ({ id: null, name: `Отбор ${number}.${i + 1}` }));
  const days = { yearStart: 2026, yearEnd: 2027, startsOn: '2026-01-01', endsOn: '2027-12-31' };
  return {
    ...emptyPlan(basis, '2026-03-01'),
    name: `Турнир ${number}`,
    seasonId: basis.seasons[0]?.id ?? null,
    season: days,
    teams,
    twice: false,
    seeded: true,
    firstDay: '2026-03-01',
    times: ['10:00', '11:30', '13:00', '14:30'],
    pitches: [`Терен ${number}`],
    ...more,
  };
};

async function publish(plan: Plan): Promise<Published> {
  const program = makeProgram(plan, []);
  expect(program).not.toBeNull();
  return change<Published>(league, maria, 'POST', deskPaths.competitions, toRequest(plan, program ?? [], false));
}

interface Row {
  id: number;
  round: string | null;
  slot: number | null;
  home: string | null;
  away: string | null;
}
const matchesOf = async ({ id }: Published): Promise<Row[]> =>
  (
    await league.database.pool.query<Row>(
      `select m.id, g.elimination_round as round, m.bracket_slot as slot, h.name as home, a.name as away from matches m
       join gameweeks g on g.id = m.gameweek_id left join teams h on h.id = m.home_team_id left join teams a on a.id = m.away_team_id
       where m.competition_season_id = $1 order by g.number, m.bracket_slot, m.id`,
      [id],
    )
  ).rows;

/** The team that is earlier in the list wins, 2:0. */
const seedOf = (name: string | null) => Number(name?.split('.')[1] ?? 0);
async function play({ id, home, away }: Row) {
  const isHome = seedOf(home) < seedOf(away);
  const sent = await league.desk().inject({
    method: 'PUT',
    url: deskPaths.result(id),
    headers: { authorization: 'Bearer the-right-token', 'idempotency-key': randomUUID() },
    payload: { score: isHome ? { home: 2, away: 0 } : { home: 0, away: 2 }, goals: [], cards: [] },
  });
  expect([sent.statusCode, sent.body]).toMatchObject([200, expect.any(String)]);
}
/** Everything to the end, round by round as the bracket fills. */
async function playAll(published: Published) {
  // After the last day of all of them.
  league.passTo(60 * 24 * 400);
  await league.database.pool.query(
    `update matches set start_time = '2027-04-01T10:00:00Z' where competition_season_id = $1`,
    [published.id],
  );
  const played = new Set<number>();
  for (let open = await matchesOf(published); open.length > 0;) {
    const next = open.find(({ id, home, away }) => !played.has(id) && home !== null && away !== null);
    if (!next) break;
    await play(next);
    played.add(next.id);
    open = await matchesOf(published);
  }
  league.passTo(0);
  return played.size;
}
const pairs = (rows: Row[], round: string | null) =>
  rows
    .filter((row) => row.round === round)
    .map(({ home, away }) =>
      [home, away]
        .map(seedOf)
        .toSorted((a, b) => a - b)
        .join('–'),
    );

describe('the wizard publishes', () => {
  test('a round robin, once and twice', async () => {
    expect((await matchesOf(await publish(planOf(5, { kind: 'league' })))).length).toBe(10);
    expect((await matchesOf(await publish(planOf(4, { kind: 'league', twice: true })))).length).toBe(12);
  });

  test('groups alone, one of them changed by hand [FX19]', async () => {
    const plan = planOf(6, { kind: 'groups', groupCount: 2, qualifiers: 0 });
    expect(groupsOf(plan).map(({ teams }) => teams)).toEqual([
      ['0', '3', '4'],
      ['1', '2', '5'],
    ]);
    const moved = { ...plan, ...moveToGroup({ ...plan, ...moveToGroup(plan, '0', 'Б') }, '5', 'А') };
    expect(groupsOf(moved).map(({ teams }) => teams)).toEqual([
      ['3', '4', '5'],
      ['1', '2', '0'],
    ]);
    const rows = await matchesOf(await publish(moved));
    expect(pairs(rows, null).toSorted()).toEqual(['1–2', '1–3', '2–3', '4–5', '4–6', '5–6']);
    expect(groupsOf({ ...moved, teams: moved.teams.slice(1) }).flatMap(({ teams }) => teams)).toHaveLength(5);
  });

  test('[FX9] days off stay free', async () => {
    const program = makeProgram(planOf(4, { kind: 'league', daysOff: ['2026-03-07', '2026-03-14'] }), []) ?? [];
    const days = new Set(program.flatMap(({ matches }) => matches.map(({ day }) => day)));
    expect([days.has('2026-03-07'), days.has('2026-03-14'), days.size > 0]).toEqual([false, false, true]);
  });

  test('[BR6] [BR8] a knockout with a third-place match, winners go on by themselves', async () => {
    const published = await publish(planOf(4, { kind: 'knockout', thirdPlace: true }));
    expect(await playAll(published)).toBe(4);
    const rows = await matchesOf(published);
    expect([pairs(rows, 'semi_final').toSorted(), pairs(rows, 'third_place'), pairs(rows, 'final')]).toEqual([
      ['1–4', '2–3'],
      ['3–4'],
      ['1–2'],
    ]);
  });

  test('[BR7] [FX6] a knockout over two legs with byes', async () => {
    const published = await publish(planOf(6, { kind: 'knockout', twoLegs: true }));
    expect(await playAll(published)).toBe(9);
    expect(pairs(await matchesOf(published), 'final')).toEqual(['1–2']);
  });

  test('[BR10] groups and knockout: the last group match fills the bracket', async () => {
    const published = await publish(
      planOf(8, { kind: 'groups', groupCount: 2, qualifiers: 2, twoLegs: true, thirdPlace: true }),
    );
    const before = await matchesOf(published);
    expect(before.filter(({ round }) => round !== null).every(({ home, away }) => home === null && away === null)).toBe(
      true,
    );
    expect(await playAll(published)).toBe(12 + 4 + 1 + 1);
    const rows = await matchesOf(published);
    expect(new Set(pairs(rows, 'semi_final'))).toEqual(new Set(['1–3', '2–4']));
    expect([pairs(rows, 'third_place'), pairs(rows, 'final')]).toEqual([['3–4'], ['1–2']]);
  });
});
