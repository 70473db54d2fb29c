import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OfficeLeague } from '#contract/desk/league.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Journal } from '#contract/desk/people.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { edit, readMatch } from '#tests/support/office-calendar.ts';
import { openOffice, type OfficeClient } from '#tests/support/office.ts';

/* The journal is searched, and what stands in it can be set back while nothing changed since. */

let league: DeskLeague;
let office: OfficeClient;
beforeAll(async () => {
  league = await openDeskLeague();
  office = await openOffice(league);
});
afterAll(() => league?.close());

const search = async (text: string) =>
  (await office.send<Journal>('GET', `${deskPaths.journal}?q=${encodeURIComponent(text)}`)).entries;
const lastOf = async (what: string) => {
  const entry = (await office.journal()).find((one) => one.what === what);
  if (!entry) throw new Error(`The journal has no ${what}`);
  return entry;
};
const revert = ({ id }: { id: string }) => office.change('POST', deskPaths.revertedChange(id), {});
const refusal = ({ id }: { id: string }) => office.refused('POST', deskPaths.revertedChange(id), {});

describe('searching', () => {
  beforeAll(async () => {
    await office.editTeam('balik', { city: 'Каварна' });
    await office.editTeam('vihar', { stadium: 'Гъбата' });
  });

  test.each([
    ['a team', 'вихър', ['Вихър']],
    ['a team in Latin letters', 'balik', ['Балик']],
    ['a value', 'каварна', ['Балик']],
    ['a value in Latin letters', 'kavarna', ['Балик']],
    ['a field by its name', 'терен', ['Вихър']],
    ['a field in English', 'ground', ['Вихър']],
    ['words in any order', 'каварна мария', ['Балик']],
    ['who did it', 'maria', ['Вихър', 'Балик', 'Мария']],
    ['a text with signs of SQL', '%_\\', []],
    ['nothing', 'няма такова', []],
  ])('finds by %s', async (_, text, about) => {
    const entries = (await search(text)).filter(({ what }) => ['edit_team', 'sign_in'].includes(what));
    expect(entries.map((entry) => entry.about)).toEqual(about);
  });
});

describe('[JO1] reverting', () => {
  test('sets back what the entry changed and nothing else, and can itself be reverted', async () => {
    const before = (await office.team('balik')).fields;
    await office.editTeam('balik', { city: 'Шабла', founded: 1931 });
    const entry = await lastOf('edit_team');
    expect(entry.revertible).toBe(true);
    await office.editTeam('balik', { stadium: 'Терен Юг' });
    await revert(entry);
    expect((await office.team('balik')).fields).toEqual({ ...before, stadium: 'Терен Юг' });
    const back = await lastOf('edit_team');
    expect(back).toMatchObject({ who: 'Мария', before: { city: 'Шабла' }, after: { city: before.city } });
    await revert(back);
    expect((await office.team('balik')).fields).toMatchObject({ city: 'Шабла', founded: 1931 });
  });

  test('is not offered and is refused when it was changed since, by the office or by another way', async () => {
    await office.editTeam('vihar', { city: 'Тервел' });
    const first = await lastOf('edit_team');
    await office.editTeam('vihar', { city: 'Балчик' });
    const offered = (await office.journal()).find(({ id }) => id === first.id);
    expect(offered?.revertible).toBe(false);
    expect(await refusal(first)).toMatchObject({ status: 409, reason: 'changed_since' });

    const second = await lastOf('edit_team');
    await league.database.pool.query(`update teams set city = 'Добрич' where key = 'vihar'`);
    expect(await refusal(second)).toMatchObject({ status: 409, reason: 'changed_since' });
    expect((await office.team('vihar')).fields.city).toBe('Добрич');
  });

  test('obeys the rules of editing: a name that is taken meanwhile', async () => {
    const { name } = (await office.team('vihar')).fields;
    await office.editTeam('vihar', { name: 'Вихър 1920' });
    const renamed = await lastOf('edit_team');
    await office.createTeam({ name });
    expect(await refusal(renamed)).toMatchObject({ status: 400, field: 'name' });
  });

  test('settings of the league', async () => {
    const { settings } = await office.send<OfficeLeague>('GET', deskPaths.league);
    const name = { ...settings.name, bg: 'Делта Лига Юг' };
    await office.change('PUT', deskPaths.league, { ...settings, name });
    await revert(await lastOf('edit_league'));
    expect((await office.send<OfficeLeague>('GET', deskPaths.league)).settings).toEqual(settings);
  });

  test('a move of a player, and the new date of a match', async () => {
    const { playerId } = await office.member('balik', 'ivan');
    await office.change(...(await office.moving('balik', 'ivan', { teamId: league.id('teams', 'vihar') })));
    await revert(await lastOf('move_transfer'));
    expect((await office.member('balik', 'ivan')).playerId).toBe(playerId);

    const { fields } = await readMatch(league, office.device, 's1');
    await edit(league, office.device, 's1', { day: '2026-04-19', time: '18:00' });
    await revert(await lastOf('RESCHEDULE'));
    expect((await readMatch(league, office.device, 's1')).fields).toEqual(fields);
    expect((await lastOf('RESCHEDULE')).revertible).toBe(false);
  });

  test('what has no exact inverse says nothing', async () => {
    expect((await lastOf('create_team')).revertible).toBe(false);
    expect(await refusal(await lastOf('create_team'))).toMatchObject({ status: 409 });
  });
});
