import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  competitionListSchema,
  competitionRecordSchema,
  rulesEffectSchema,
  type CompetitionEntry,
  type CompetitionList,
  type Deduction,
  type RulesEffect,
  type RulesFields,
  type SeasonRecord,
} from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { competitionEndpoints, type Standing } from '#contract/http/competition.ts';
import { apiPaths } from '#contract/paths.ts';
import { expectSumsToBeRight, openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { signInAs, type Device } from '#tests/support/desk-people.ts';
import { lastJournal, refusalOf } from '#tests/support/office-calendar.ts';
import { change, competitionId, readCompetition } from '#tests/support/office-competitions.ts';

/* An organiser decides about seasons and competitions: rules, teams, deductions. */

let league: DeskLeague;
let maria: Device;
let petar: Device;
let liga: number;
beforeAll(async () => {
  league = await openDeskLeague();
  maria = await signInAs(league, 'organiser', { name: 'Мария Колева' });
  petar = await signInAs(league, 'organiser', { name: 'Петър Йорданов' });
  liga = await competitionId(league);
});
afterAll(() => league?.close());

const standings = async (): Promise<Standing[]> => {
  const path = apiPaths.featured(league.id('competitions', 'liga'));
  return (await league.ask(competitionEndpoints.featured, path)).standings as Standing[];
};
const table = async () => (await standings()).map(({ team, points }) => `${team.name} ${points}`);
const rulesOnSite = () =>
  league.ask(competitionEndpoints.rules, apiPaths.competitionRules(league.id('competitions', 'liga')));
const listAll = async () => (await maria.send('GET', deskPaths.competitions)).json<CompetitionList>();

test('the list has every season with its competitions, and how far they are', async () => {
  const list = await listAll();
  expect(competitionListSchema.parse(list)).toEqual(list);
  expect(list.seasons.map(({ yearStart, isCurrent, competitions }) => [yearStart, isCurrent, competitions])).toEqual([
    [2025, true, 2],
    [2024, false, 0],
  ]);
  expect(list.competitions.map(({ name, format, teams }) => [name, format, teams])).toEqual([
    ['Делта Лига', 'LEAGUE', 4],
    ['Стара купа', 'KNOCKOUT', 2],
  ]);
});

test('a competition has everything that is decided about it', async () => {
  const record = await readCompetition(maria, liga);
  expect(competitionRecordSchema.parse(record)).toEqual(record);
  expect(record).toMatchObject({
    season: { yearStart: 2025, isCurrent: true },
    competition: { name: 'Делта Лига', nameLatin: null },
    rules: { pointsWin: 3, halfMinutes: 25, yellowsPerSuspension: 3 },
    deductions: [{ points: -4 }],
  });
  expect(record.entries.map(({ team }) => team.name)).toEqual(['Балик', 'Вихър', 'Орловец', 'Рилци']);
  expect(refusalOf(await maria.send('GET', deskPaths.competition(999)))[0]).toBe(404);
});

describe('rules', () => {
  const edit = async (device: Device, rules: Partial<RulesFields>, version?: string) => {
    const { version: current, ...fields } = (await readCompetition(device, liga)).rules;
    return device.send('PUT', deskPaths.rules(liga), { ...fields, ...rules, version: version ?? current });
  };

  test('points change the table of the site at once, and stand in the journal', async () => {
    expect(await table()).toEqual(['Вихър 4', 'Балик 3', 'Рилци 1', 'Орловец 1']);
    const { version, ...fields } = (await readCompetition(maria, liga)).rules;
    const saved = await change<RulesFields & { version: string }>(league, maria, 'PUT', deskPaths.rules(liga), {
      ...fields,
      pointsWin: 5,
      zones: [{ from: 1, to: 1, kind: 'title', labelBg: 'Шампион', labelEn: 'Champion' }],
      version,
    });
    expect(saved.version).not.toBe(version);
    expect(await table()).toEqual(['Балик 7', 'Вихър 6', 'Рилци 1', 'Орловец 1']);
    expect(await rulesOnSite()).toMatchObject({ points: { win: 5 }, zones: [{ label_bg: 'Шампион' }] });
    await expectSumsToBeRight(league.database);
    expect(await lastJournal(maria)).toMatchObject([
      {
        what: 'edit_rules',
        who: 'Мария Колева',
        about: 'Делта Лига 2025/2026',
        subject: `competition-season:${liga}`,
        before: { pointsWin: 3 },
        after: { pointsWin: 5, zones: '1 Шампион' },
      },
    ]);
    await change(league, maria, 'PUT', deskPaths.rules(liga), { ...fields, version: saved.version });
  });

  test.each<[Partial<RulesFields>, string, string]>([
    [{ pointsDraw: 4 }, 'draw_above_win', 'pointsDraw'],
    [{ pointsLoss: 2 }, 'loss_above_draw', 'pointsLoss'],
    [{ tieBreakers: ['wins', 'wins'] }, 'tie_breaker_twice', 'tieBreakers'],
    [{ halfMinutes: 0 }, 'invalid', 'halfMinutes'],
    [{ halfMinutes: 46 }, 'too_large', 'halfMinutes'],
    [{ yellowsPerSuspension: -1 }, 'invalid', 'yellowsPerSuspension'],
    [{ zones: [{ from: 3, to: 2, kind: 'drop', labelBg: 'а', labelEn: 'a' }] }, 'zone_backwards', 'zones'],
    [{ zones: [{ from: 1, to: 2, kind: 'drop', labelBg: '', labelEn: 'a' }] }, 'required', 'zones.0.labelBg'],
  ])('refuse %j', async (rules, reason, field) => {
    expect(refusalOf(await edit(maria, rules))).toEqual([400, reason, field]);
  });

  test('[ST21] what they would change is said before, and stands in the journal after', async () => {
    const { version, ...fields } = (await readCompetition(maria, liga)).rules;
    const effectOf = async (rules: Partial<RulesFields>) =>
      (
        await maria.send(
          'GET',
          `${deskPaths.rulesEffect(liga)}?rules=${encodeURIComponent(JSON.stringify({ ...fields, ...rules }))}`,
        )
      ).json<RulesEffect>();
    expect(await effectOf({})).toEqual({ places: [], suspensions: [] });
    const before = await table();
    const effect = await effectOf({ pointsWin: 5, matchesPerRed: 3 });
    expect(rulesEffectSchema.parse(effect)).toEqual(effect);
    expect(effect.places.map(({ team, from, to, pointsTo }) => [team.name, from, to, pointsTo])).toEqual([
      ['Балик', 2, 1, 7],
      ['Вихър', 1, 2, 6],
    ]);
    expect(await table()).toEqual(before);
    const saved = await change<RulesFields & { version: string }>(league, maria, 'PUT', deskPaths.rules(liga), {
      ...fields,
      pointsWin: 5,
      version,
    });
    expect(await lastJournal(maria)).toMatchObject([{ after: { movedTeams: 'Балик 2 → 1, Вихър 1 → 2' } }]);
    await change(league, maria, 'PUT', deskPaths.rules(liga), { ...fields, version: saved.version });
    expect((await maria.send('GET', `${deskPaths.rulesEffect(liga)}?rules=no`)).statusCode).toBe(400);
    expect(
      (await maria.send('GET', `${deskPaths.rulesEffect(9999)}?rules=${encodeURIComponent(JSON.stringify(fields))}`))
        .statusCode,
    ).toBe(404);
  });

  test('[ST20] lots part teams that are level by everything; they are asked for', async () => {
    const record = await readCompetition(maria, liga);
    expect(record.lotsToDraw).toEqual([]);
    const { version, ...fields } = record.rules;
    const saved = await change<RulesFields & { version: string }>(league, maria, 'PUT', deskPaths.rules(liga), {
      ...fields,
      pointsWin: 0,
      pointsDraw: 0,
      tieBreakers: ['goals_scored', 'lots'],
      version,
    });
    const level = (await readCompetition(maria, liga)).lotsToDraw.flat();
    for (const [i, teamId] of level.toReversed().entries()) {
      const entry = (await readCompetition(maria, liga)).entries.find(({ team }) => team.id === teamId)!;
      const { group, seed, withdrawnOn, resultsAnnulled } = entry;
      const drawn = { group, seed, lot: i + 1, withdrawnOn, resultsAnnulled, version: entry.version };
      await change(league, maria, 'PUT', deskPaths.entry(liga, teamId), drawn);
    }
    const after = await readCompetition(maria, liga);
    expect(after.lotsToDraw).toEqual([]);
    const order = (await standings()).map(({ team }) => team.id).filter((id) => level.includes(id));
    expect(new Set(order)).toEqual(new Set(level));
    await change(league, maria, 'PUT', deskPaths.rules(liga), { ...fields, version: saved.version });
    for (const { team, group, seed, withdrawnOn, resultsAnnulled, version: of } of after.entries)
      if (level.includes(team.id))
        await change(league, maria, 'PUT', deskPaths.entry(liga, team.id), {
          group,
          seed,
          lot: null,
          withdrawnOn,
          resultsAnnulled,
          version: of,
        });
  });

  test.each<[Partial<RulesFields>, string, string]>([
    [{ shootOuts: true, pointsShootOutWin: 4 }, 'shoot_out_above_win', 'pointsShootOutWin'],
    [{ shootOuts: true, pointsShootOutLoss: 3 }, 'shoot_out_loss_misplaced', 'pointsShootOutLoss'],
    [{ matchesPerRed: 21 }, 'too_large', 'matchesPerRed'],
  ])('[RU1] refuse %j', async (rules, reason, field) => {
    expect(refusalOf(await edit(maria, rules))).toEqual([400, reason, field]);
  });

  test('[RU4] the length of a half waits for the end of a live match', async () => {
    expect(refusalOf(await edit(maria, { halfMinutes: 30 }))).toEqual([400, 'match_live', 'halfMinutes']);
  });

  test('a second writer is shown what the first wrote; the same twice is no conflict', async () => {
    const { version, ...fields } = (await readCompetition(petar, liga)).rules;
    const wins = { ...fields, tieBreakers: ['wins'] };
    await change(league, maria, 'PUT', deskPaths.rules(liga), { ...wins, version });
    expect((await maria.send('PUT', deskPaths.rules(liga), { ...wins, version })).statusCode).toBe(200);
    const sent = await petar.send('PUT', deskPaths.rules(liga), { ...fields, extraTime: false, version });
    expect(sent.statusCode).toBe(409);
    expect(sent.json()).toMatchObject({
      reason: 'conflict',
      conflict: { current: { tieBreakers: ['wins'] }, by: 'Мария Колева' },
    });
  });
});

describe('the competition itself', () => {
  test('gets another name in all its seasons; search and pages follow', async () => {
    const { version, ...fields } = (await readCompetition(maria, liga)).competition;
    const url = deskPaths.competition(liga);
    const named = { ...fields, name: 'Първа лига', nameLatin: null, version };
    const saved = await change<{ version: string }>(league, maria, 'PUT', url, named);
    const { name, name_latin } = await league.ask(
      competitionEndpoints.one,
      apiPaths.competition(league.id('competitions', 'liga')),
    );
    expect([name, name_latin]).toEqual(['Първа лига', 'Parva liga']);
    expect((await league.app().inject({ url: '/api/search?q=parva' })).body).toContain('Първа лига');
    const taken = { ...fields, name: 'стара КУПА', version: saved.version };
    expect(refusalOf(await maria.send('PUT', url, taken))).toEqual([400, 'competition_exists', 'name']);
    const gone = { ...fields, logoId: 99999, version: saved.version };
    expect(refusalOf(await maria.send('PUT', url, gone))).toEqual([400, 'gone', 'logoId']);
    const empty = { ...fields, name: ' ', version: saved.version };
    expect(refusalOf(await maria.send('PUT', url, empty))).toEqual([400, 'required', 'name']);
    await change(league, maria, 'PUT', url, { ...fields, version: saved.version });
  });
});

describe('teams', () => {
  const entryOf = async (team: string): Promise<CompetitionEntry> => {
    const id = league.id('teams', team);
    return (await readCompetition(maria, liga)).entries.find((entry) => entry.team.id === id)!;
  };
  const fieldsOf = ({ group, seed, lot, withdrawnOn, resultsAnnulled, version }: CompetitionEntry) => ({
    group,
    seed,
    lot,
    withdrawnOn,
    resultsAnnulled,
    version,
  });
  const urlOf = (team: string) => deskPaths.entry(liga, league.id('teams', team));

  test('[ST15] one leaves with the choice about its results, and comes back', async () => {
    const entry = fieldsOf(await entryOf('orlovets'));
    const left = await change<CompetitionEntry>(league, maria, 'PUT', urlOf('orlovets'), {
      ...entry,
      withdrawnOn: '2026-03-14',
      resultsAnnulled: true,
    });
    const row = (await standings()).at(-1);
    expect(row).toMatchObject({ team: { name: 'Орловец' }, withdrawn: { on: '2026-03-14', annulled: true } });
    expect(await lastJournal(maria)).toMatchObject([{ what: 'withdraw_team', about: 'Орловец, Делта Лига 2025/2026' }]);
    await change(league, maria, 'PUT', urlOf('orlovets'), { ...entry, version: left.version });
    expect(await lastJournal(maria)).toMatchObject([{ what: 'readmit_team' }]);
  });

  test.each([
    [{ withdrawnOn: '2026-03-16' }, 'withdrawn_when', 'withdrawnOn'],
    [{ withdrawnOn: '2024-03-16' }, 'withdrawn_when', 'withdrawnOn'],
    [{ resultsAnnulled: true }, 'invalid', 'resultsAnnulled'],
    [{ group: 'Я' }, 'gone', 'group'],
    [{ seed: 0 }, 'invalid', 'seed'],
  ])('[RU6] refuse %j', async (fields, reason, field) => {
    const entry = { ...fieldsOf(await entryOf('balik')), ...fields };
    expect(refusalOf(await maria.send('PUT', urlOf('balik'), entry))).toEqual([400, reason, field]);
  });

  test('[RU6] a seed is given once', async () => {
    await change(league, maria, 'PUT', urlOf('balik'), { ...fieldsOf(await entryOf('balik')), seed: 1 });
    const second = { ...fieldsOf(await entryOf('vihar')), seed: 1 };
    expect(refusalOf(await maria.send('PUT', urlOf('vihar'), second))).toEqual([400, 'seed_taken', 'seed']);
  });

  test('[RU7] one is added, and taken out while it has no matches', async () => {
    const teamId = league.id('teams', 'orlovets');
    const cup = await competitionId(league, 'old');
    const url = deskPaths.entries(cup);
    await change(league, maria, 'POST', url, { teamId, group: null, seed: null });
    expect((await readCompetition(maria, cup)).entries.map(({ team }) => team.name)).toContain('Орловец');
    const again = await maria.send('POST', url, { teamId, group: null, seed: null });
    expect(refusalOf(again)).toEqual([400, 'takes_part', 'teamId']);
    const unknown = await maria.send('POST', url, { teamId: 9999, group: null, seed: null });
    expect(refusalOf(unknown)).toEqual([400, 'gone', 'teamId']);
    await change(league, maria, 'DELETE', deskPaths.entry(cup, teamId));
    expect(await lastJournal(maria)).toMatchObject([{ what: 'remove_team', before: { team: 'Орловец' } }]);
    expect(refusalOf(await maria.send('DELETE', urlOf('balik')))).toEqual([409, 'entry_has_matches']);
    expect(refusalOf(await maria.send('DELETE', deskPaths.entry(cup, teamId)))[0]).toBe(404);
  });
});

describe('deductions', () => {
  const deduct = () => ({
    teamId: league.id('teams', 'vihar'),
    points: -3,
    reasonBg: 'Неявяване',
    reasonEn: 'No-show',
    decidedOn: '2026-03-10',
  });

  test('[ST5] take points in the table, and are corrected and taken back', async () => {
    const url = deskPaths.deductions(liga);
    const made = await change<Deduction>(league, maria, 'POST', url, deduct());
    expect((await standings()).find(({ team }) => team.name === 'Вихър')).toMatchObject({ points_adjustment: -3 });
    expect(await rulesOnSite()).toMatchObject({
      adjustments: expect.arrayContaining([expect.objectContaining({ reason_bg: 'Неявяване', reason_en: 'No-show' })]),
    });
    await change(league, maria, 'POST', url, deduct());
    const { version } = made;
    const one = deskPaths.deduction(made.id);
    await change(league, maria, 'PUT', one, { ...deduct(), points: -1, version });
    expect((await standings()).find(({ team }) => team.name === 'Вихър')).toMatchObject({ points_adjustment: -4 });
    const stale = await petar.send('PUT', one, { ...deduct(), points: -2, version });
    expect([stale.statusCode, stale.json<{ reason: string }>().reason]).toEqual([409, 'conflict']);
    for (const { id, teamId } of (await readCompetition(maria, liga)).deductions)
      if (teamId === league.id('teams', 'vihar')) await change(league, maria, 'DELETE', deskPaths.deduction(id));
    expect((await standings()).find(({ team }) => team.name === 'Вихър')).toMatchObject({ points_adjustment: 0 });
    expect((await lastJournal(maria, 5)).map(({ what }) => what)).toEqual([
      'delete_deduction',
      'delete_deduction',
      'edit_deduction',
      'deduct_points',
      'deduct_points',
    ]);
    await expectSumsToBeRight(league.database);
  });

  test('[LS1] need no English reason: the site shows the Bulgarian one', async () => {
    const made = await change<Deduction>(league, maria, 'POST', deskPaths.deductions(liga), {
      ...deduct(),
      reasonEn: '',
    });
    expect(made.reasonEn).toBe('');
    expect(await rulesOnSite()).toMatchObject({
      adjustments: expect.arrayContaining([
        expect.objectContaining({ reason_bg: 'Неявяване', reason_en: 'Неявяване' }),
      ]),
    });
    await change(league, maria, 'DELETE', deskPaths.deduction(made.id));
  });

  test.each([
    [{ points: 0 }, 'invalid', 'points'],
    [{ reasonBg: '' }, 'required', 'reasonBg'],
    [{ reasonEn: 'x'.repeat(301) }, 'too_long', 'reasonEn'],
    [{ decidedOn: '2026-02-30' }, 'invalid', 'decidedOn'],
    [{ teamId: 9999 }, 'not_in_competition', 'teamId'],
  ])('refuse %j', async (fields, reason, field) => {
    const sent = await maria.send('POST', deskPaths.deductions(liga), { ...deduct(), ...fields });
    expect(refusalOf(sent)).toEqual([400, reason, field]);
  });
});

describe('seasons', () => {
  const NEXT = { yearStart: 2026, yearEnd: 2027, startsOn: '2026-08-01', endsOn: '2027-06-30' };

  test('are added, made the current one, changed and removed', async () => {
    const made = await change<SeasonRecord>(league, maria, 'POST', deskPaths.seasons, { ...NEXT, makeCurrent: false });
    expect(made).toMatchObject({ isCurrent: false, competitions: 0 });
    const taken = await maria.send('POST', deskPaths.seasons, { ...NEXT, makeCurrent: true });
    expect(refusalOf(taken)).toEqual([400, 'season_exists', 'yearStart']);
    const backwards = await maria.send('POST', deskPaths.seasons, { ...NEXT, endsOn: '2026-07-01', makeCurrent: true });
    expect(refusalOf(backwards)).toEqual([400, 'ends_before_start', 'endsOn']);

    await change(league, maria, 'PUT', deskPaths.currentSeason(made.id));
    expect((await listAll()).seasons.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    expect(await lastJournal(maria)).toMatchObject([
      { what: 'set_current_season', about: '2026/2027', before: { currentSeason: '2025/2026' } },
    ]);
    const old = (await listAll()).seasons.find(({ yearStart }) => yearStart === 2025)!;
    await change(league, maria, 'PUT', deskPaths.currentSeason(old.id));

    const { version } = made;
    const moved = { ...NEXT, startsOn: '2026-09-01', version };
    expect(await change(league, maria, 'PUT', deskPaths.season(made.id), moved)).toMatchObject({
      startsOn: '2026-09-01',
    });
    const stale = await petar.send('PUT', deskPaths.season(made.id), { ...NEXT, endsOn: '2027-05-30', version });
    expect(stale.statusCode).toBe(409);

    expect(refusalOf(await maria.send('DELETE', deskPaths.season(old.id)))).toEqual([409, 'season_in_use']);
    await change(league, maria, 'DELETE', deskPaths.season(made.id));
    expect((await listAll()).seasons).toHaveLength(2);
  });
});
