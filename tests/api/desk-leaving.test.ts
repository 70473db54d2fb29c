import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  leavingEffectSchema,
  type CompetitionEntry,
  type CompetitionList,
  type LeavingEffect,
  type RulesEffect,
} from '#contract/desk/competitions.ts';
import type { DeskErrorResponse } from '#contract/desk/office.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { competitionEndpoints, type Standing } from '#contract/http/competition.ts';
import { apiPaths } from '#contract/paths.ts';
import { deskLeague, expectSumsToBeRight, openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { signInAs, type Device } from '#tests/support/desk-people.ts';
import { lastJournal, refusalOf } from '#tests/support/office-calendar.ts';
import { change, competitionId, readCompetition } from '#tests/support/office-competitions.ts';
import { match } from '#tests/support/small-league.ts';

/* A team leaves a competition, comes back, or never belonged there; a competition goes as a whole. */

let league: DeskLeague;
let maria: Device;
let liga: number;
beforeAll(async () => {
  const start = deskLeague();
  start.matches.push(
    match('later', { gameweek: 3, home: 'riltsi', away: 'orlovets', startTime: '2026-04-10T16:00:00Z' }),
    match('apart', { gameweek: 3, home: 'riltsi', away: 'balik', startTime: '2026-04-11T16:00:00Z' }),
  );
  league = await openDeskLeague(start);
  maria = await signInAs(league, 'organiser', { name: 'Мария Колева' });
  liga = await competitionId(league);
});
afterAll(() => league?.close());

const stateOf = async (...keys: string[]) => {
  const { rows } = await league.database.pool.query<{ key: string; state: string }>(
    `select key, concat_ws(' ', status, official_home, official_away) as state from matches where key = any($1)`,
    [keys],
  );
  return Object.fromEntries(rows.map(({ key, state }) => [key, state]));
};
const entryOf = async (team: string): Promise<CompetitionEntry> => {
  const id = league.id('teams', team);
  return (await readCompetition(maria, liga)).entries.find((entry) => entry.team.id === id)!;
};
const edit = async (team: string, fields: object) => {
  const { group, seed, lot, withdrawnOn, resultsAnnulled, version } = await entryOf(team);
  const url = deskPaths.entry(liga, league.id('teams', team));
  const entry = { group, seed, lot, withdrawnOn, resultsAnnulled, version, ...fields };
  return change<CompetitionEntry>(league, maria, 'PUT', url, entry);
};
const pointsOf = async (team: string) => {
  const path = apiPaths.featured(league.id('competitions', 'liga'));
  const { standings } = await league.ask(competitionEndpoints.featured, path);
  return (standings as Standing[]).find((row) => row.team.name === team)?.points;
};

const effectOf = async (team: string, choice: string) => {
  const url = `${deskPaths.leaving(liga, league.id('teams', team))}?choice=${choice}`;
  const effect = (await maria.send('GET', url)).json<LeavingEffect>();
  expect(leavingEffectSchema.parse(effect)).toEqual(effect);
  return effect;
};

test('[ST22] what becomes of each match is said before, as it then happens', async () => {
  const keys = ['other', 'later', 'm2'];
  const fates = ({ matches }: LeavingEffect) =>
    Object.fromEntries(
      keys.map((key) => {
        const match = matches.find(({ id }) => id === league.id('matches', key));
        return [key, match?.score ? `${match.fate} ${match.score.home}:${match.score.away}` : match?.fate];
      }),
    );
  expect(fates(await effectOf('orlovets', 'stand'))).toMatchObject({ other: 'award 0:3', later: 'award 3:0' });
  expect(fates(await effectOf('orlovets', 'annul'))).toMatchObject({ other: 'cancel', later: 'cancel' });
  expect(fates(await effectOf('orlovets', 'stays'))).toMatchObject({ other: 'play', later: 'play' });
  expect((await effectOf('balik', 'rule')).others.map(({ name, remaining }) => [name, remaining > 0])).toEqual([
    ['Стара купа', true],
  ]);
  expect((await maria.send('GET', `${deskPaths.leaving(liga, 9999)}?choice=rule`)).statusCode).toBe(404);
});

describe('[ST18] the matches that a team leaves behind', () => {
  test('are awarded where its results stand, and the opponent has his points', async () => {
    const before = await pointsOf('Рилци');
    await edit('orlovets', { withdrawnOn: '2026-03-14', resultsAnnulled: false });
    expect(await stateOf('other', 'later', 'apart', 'm2')).toEqual({
      other: 'AWARDED 0 3',
      later: 'AWARDED 3 0',
      apart: 'UPCOMING',
      m2: 'FINISHED',
    });
    expect(await pointsOf('Рилци')).toBe((before ?? 0) + 9);
    const { body } = await league.app().inject({ url: apiPaths.matchDetails(league.id('matches', 'later')) });
    expect(body).toContain('Орловец напусна състезанието');
    expect(await lastJournal(maria)).toMatchObject([{ what: 'withdraw_team', after: { awarded: 4, cancelled: 0 } }]);
    await expectSumsToBeRight(league.database);
  });

  test('are decided again when the decision about its results changes', async () => {
    await edit('orlovets', { resultsAnnulled: true });
    expect(await stateOf('other', 'later')).toEqual({ other: 'CANCELLED', later: 'CANCELLED' });
    await edit('orlovets', { resultsAnnulled: false });
    expect(await stateOf('other', 'later')).toEqual({ other: 'AWARDED 0 3', later: 'AWARDED 3 0' });
    // By its share: it has played two of its seven matches, and those that were given away are none of them.
    await edit('orlovets', { resultsAnnulled: null });
    expect(await stateOf('other', 'later', 'm5')).toEqual({ other: 'CANCELLED', later: 'CANCELLED', m5: 'LIVE' });
  });

  test('[ST23] are decided by the rules of the competition, and again when those change', async () => {
    const rulesOf = async () => (await readCompetition(maria, liga)).rules;
    const setRules = async (rules: object) =>
      change(league, maria, 'PUT', deskPaths.rules(liga), { ...(await rulesOf()), ...rules });
    await setRules({ leavingResults: 'stand', leavingGoals: 5 });
    expect(await stateOf('other', 'later')).toEqual({ other: 'AWARDED 0 5', later: 'AWARDED 5 0' });
    expect(await lastJournal(maria)).toMatchObject([{ what: 'edit_rules', after: { awarded: 4 } }]);
    const awarded = (await effectOf('orlovets', 'rule')).matches.filter(({ fate }) => fate === 'award');
    expect(awarded.map(({ score }) => (score ? score.home + score.away : 0))).toEqual([5, 5, 5, 5]);
    const url = `${deskPaths.rulesEffect(liga)}?rules=${encodeURIComponent(
      JSON.stringify({ ...(await rulesOf()), version: undefined, leavingResults: 'annul' }),
    )}`;
    const { places } = (await maria.send('GET', url)).json<RulesEffect>();
    expect(places.length).toBeGreaterThan(0);
    await setRules({ leavingResults: 'annul' });
    expect(await stateOf('other', 'later')).toEqual({ other: 'CANCELLED', later: 'CANCELLED' });
    await setRules({ leavingResults: 'half', leavingGoals: 3 });
    await expectSumsToBeRight(league.database);
  });

  test('are played when it comes back, but for what was decided by hand', async () => {
    await league.record('other', { act: 'withdraw', revision: await lastRevision('other') }, { reason: 'Ще се играе' });
    await league.record('other', { act: 'cancel' });
    await edit('orlovets', { withdrawnOn: null, resultsAnnulled: null });
    expect(await stateOf('other', 'later')).toEqual({ other: 'CANCELLED', later: 'UPCOMING' });
    expect(await lastJournal(maria)).toMatchObject([{ what: 'readmit_team', after: { restored: 3 } }]);
    await expectSumsToBeRight(league.database);
  });

  test('stay as a person decided, whatever words he gave as the reason', async () => {
    await league.record('later', { act: 'cancel' }, { reason: 'Отбор напусна състезанието' });
    await edit('orlovets', { withdrawnOn: '2026-03-14', resultsAnnulled: false });
    await edit('orlovets', { withdrawnOn: null, resultsAnnulled: null });
    expect(await stateOf('later')).toEqual({ later: 'CANCELLED' });
    const { rows } = await league.database.pool.query<{ reason: string | null; rule: string | null }>(
      `select distinct reason, rule from match_ledger where match_id = $1 and kind in ('AWARD', 'CANCEL') order by rule`,
      [league.id('matches', 'later')],
    );
    expect(rows).toEqual([
      { reason: null, rule: 'TEAM_LEFT' },
      { reason: 'Отбор напусна състезанието', rule: null },
    ]);
  });

  const lastRevision = async (key: string) => {
    const { rows } = await league.database.pool.query<{ revision: number }>(
      'select max(revision) as revision from match_ledger where match_id = $1',
      [league.id('matches', key)],
    );
    return rows[0]?.revision ?? 0;
  };
});

test('[SQ15] a team is not entered beside another that has one of its players; the refusal names him', async () => {
  const cup = await competitionId(league, 'old');
  const [balik, orlovets] = [league.id('teams', 'balik'), league.id('teams', 'orlovets')];
  await league.database.pool.query(
    `insert into squad_memberships (player_id, team_id, joined_on) values ($1, $2, '2026-01-01')`,
    [league.player('ivan'), orlovets],
  );
  const entry = { teamId: orlovets, group: null, seed: null };
  const sent = await maria.send('POST', deskPaths.entries(cup), entry);
  expect(refusalOf(sent)).toEqual([400, 'shared_player', 'teamId']);
  expect(sent.json<DeskErrorResponse>().about).toBe('Иван Колев: Балик, Орловец');
  await league.database.pool.query(
    `update squad_memberships set left_on = '2026-02-01' where player_id = $1 and team_id = $2`,
    [league.player('ivan'), orlovets],
  );
  await change(league, maria, 'POST', deskPaths.entries(cup), entry);
  expect((await readCompetition(maria, cup)).entries.map(({ team }) => team.id)).toContain(balik);
  await change(league, maria, 'DELETE', deskPaths.entry(cup, orlovets));
});

describe('[RU7] a competition', () => {
  test('in which something was played stays; the refusal counts it', async () => {
    const sent = await maria.send('DELETE', deskPaths.competition(liga));
    expect(refusalOf(sent)).toEqual([409, 'in_use']);
    expect(sent.json<DeskErrorResponse>().uses).toMatchObject({ matches: expect.any(Number) });
    expect((await readCompetition(maria, liga)).entries).toHaveLength(4);
  });

  test('in which nothing was played goes with its fixtures, and its name with the last season', async () => {
    const cup = await competitionId(league, 'old');
    await change(league, maria, 'DELETE', deskPaths.competition(cup));
    const { competitions } = (await maria.send('GET', deskPaths.competitions)).json<CompetitionList>();
    expect(competitions.map(({ name }) => name)).toEqual(['Делта Лига']);
    expect(await lastJournal(maria)).toMatchObject([
      { what: 'delete_competition', about: 'Стара купа 2025/2026', before: { matches: 3 } },
    ]);
    const { body } = await league.app().inject({ url: '/api/search?q=stara' });
    expect(body).not.toContain('Стара купа');
    expect(refusalOf(await maria.send('DELETE', deskPaths.competition(cup)))[0]).toBe(404);
    await expectSumsToBeRight(league.database);
  });
});
