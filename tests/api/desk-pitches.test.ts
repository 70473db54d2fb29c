import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Calendar } from '#contract/desk/calendar.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Pitch, PitchFields, PitchList } from '#contract/desk/pitches.ts';
import { matchEndpoints } from '#contract/http/match.ts';
import { pitchEndpoints } from '#contract/http/pitch.ts';
import { apiPaths } from '#contract/paths.ts';
import type { DeskLeague } from '#tests/support/desk-league.ts';
import { edit, openCalendarLeague } from '#tests/support/office-calendar.ts';
import { openOffice, type OfficeClient } from '#tests/support/office.ts';

/* Pitches as the office keeps them, and matches that name them. */

let league: DeskLeague;
let office: OfficeClient;
beforeAll(async () => {
  league = await openCalendarLeague();
  office = await openOffice(league);
});
afterAll(() => league?.close());

const PITCH: PitchFields = {
  name: 'Спортен комплекс „Спартак“',
  nameLatin: null,
  address: null,
  latitude: null,
  longitude: null,
  hours: null,
  fee: null,
};
const pitches = async () => (await office.send<PitchList>('GET', deskPaths.pitches)).pitches;
const pitchNamed = async (name: string) => {
  const found = (await pitches()).find((pitch) => pitch.name === name);
  if (!found) throw new Error(`There is no pitch ${name}`);
  return found;
};
const fieldsOf = ({ id: _id, version: _version, ...fields }: Pitch): PitchFields => {
  const { matches: _matches, ...own } = fields as PitchFields & { matches?: number };
  return own;
};
const venueOf = async (key: string) =>
  (await league.ask(matchEndpoints.details, apiPaths.matchDetails(league.id('matches', key)))).details.match.venue;

test('[PL5] a pitch is there once, however it is spelled', async () => {
  await office.send<Pitch>('POST', deskPaths.pitches, PITCH);
  for (const name of ['спортен комплекс спартак', 'Спортен комплекс "СПAРТАK"'])
    expect(await office.refused('POST', deskPaths.pitches, { ...PITCH, name })).toMatchObject({
      status: 400,
      field: 'name',
      reason: 'pitch_known',
    });
  await edit(league, office.device, 'friday', { venue: 'Спортен комплекс  спартак' });
  expect(await venueOf('friday')).toBe(PITCH.name);
  expect((await pitchNamed(PITCH.name)).matches).toBe(1);
});

test('[PL5] one that a match names first is added', async () => {
  await edit(league, office.device, 'saturday', { venue: 'Поляната до реката' });
  expect(await pitchNamed('Поляната до реката')).toMatchObject({ matches: 1, hours: null });
});

test('[PL5] matches follow a new name, and the old one still means the pitch', async () => {
  const { id, version, ...fields } = await pitchNamed(PITCH.name);
  const { matches: _matches, ...renamed } = { ...fields, name: 'Стадион Спартак' };
  const saved = await office.change<Pitch>('PUT', deskPaths.pitch(id), { ...renamed, version });
  expect(await venueOf('friday')).toBe('Стадион Спартак');
  await edit(league, office.device, 'saturday', { venue: PITCH.name });
  expect(await venueOf('saturday')).toBe('Стадион Спартак');
  const other = await pitchNamed('Терен Балик');
  const taken = { ...fieldsOf(other), name: 'стадион „Спартак“', version: other.version };
  expect(await office.refused('PUT', deskPaths.pitch(other.id), taken)).toMatchObject({ reason: 'pitch_known' });
  const [entry] = (await office.journal()).filter(({ what }) => what === 'edit_pitch');
  await office.change('POST', deskPaths.revertedChange(String(entry?.id)), {});
  expect(await venueOf('friday')).toBe(PITCH.name);
  expect((await pitchNamed(PITCH.name)).version).not.toBe(saved.version);
});

test('[PL4] its hours are in the calendar, and only good ones are stored', async () => {
  const pitch = await pitchNamed('Терен Балик');
  const put = (hours: PitchFields['hours']) => ({ ...fieldsOf(pitch), hours, fee: '40 €', version: pitch.version });
  const saturday = { weekday: 6, from: '10:00', until: '20:00' };
  for (const wrong of [[], [saturday, saturday], [{ ...saturday, until: '09:00' }]])
    expect(await office.refused('PUT', deskPaths.pitch(pitch.id), put(wrong))).toMatchObject({ status: 400 });
  await office.change('PUT', deskPaths.pitch(pitch.id), put([{ weekday: 0, from: '09:00', until: '24:00' }, saturday]));
  const { pitches: planned } = await office.send<Calendar>('GET', deskPaths.calendar);
  expect(planned.find(({ name }) => name === 'Терен Балик')).toMatchObject({
    hours: [saturday, { weekday: 0, from: '09:00', until: '24:00' }],
    fee: '40 €',
  });
});

test('a pitch without matches can be deleted, another cannot', async () => {
  const { id } = await office.send<Pitch>('POST', deskPaths.pitches, { ...PITCH, name: 'По погрешка' });
  await office.send('DELETE', deskPaths.pitch(id));
  const used = await pitchNamed('Терен Балик');
  expect(await office.refused('DELETE', deskPaths.pitch(used.id))).toMatchObject({ status: 409, reason: 'in_use' });
  expect(await office.refused('DELETE', deskPaths.pitch(id))).toMatchObject({ status: 404 });
});

test('[PL6] [PL7] a pitch has a page with its matches, and two records of it become one', async () => {
  const kept = await pitchNamed('Терен Балик');
  const other = await office.send<Pitch>('POST', deskPaths.pitches, {
    ...PITCH,
    name: 'Балик, зад училището',
    address: 'ул. „Училищна“ 2',
  });
  await edit(league, office.device, 'friday', { venue: 'Балик, зад училището' });
  const page = (id: number) => league.ask(pitchEndpoints.one, apiPaths.pitch(id));
  const friday = league.id('matches', 'friday');
  expect((await page(other.id)).upcoming.map(({ id }) => id)).toContain(friday);
  expect((await page(kept.id)).upcoming.map(({ id }) => id)).not.toContain(friday);
  const { match } = (await league.ask(matchEndpoints.details, apiPaths.matchDetails(friday))).details;
  expect(match.pitch_id).toBe(other.id);

  expect(await office.refused('POST', deskPaths.mergePitch(kept.id), { otherId: kept.id })).toMatchObject({
    reason: 'same_pitch',
  });
  const merged = await office.change<Pitch>('POST', deskPaths.mergePitch(kept.id), { otherId: other.id });
  expect(merged).toMatchObject({ name: 'Терен Балик', address: kept.address ?? 'ул. „Училищна“ 2', hours: kept.hours });
  expect(await venueOf('friday')).toBe('Терен Балик');
  expect((await page(kept.id)).upcoming.map(({ id }) => id)).toContain(friday);
  expect((await pitches()).some(({ id }) => id === other.id)).toBe(false);
  // Its name still means the pitch.
  await edit(league, office.device, 'saturday', { venue: 'Балик зад училището' });
  expect(await venueOf('saturday')).toBe('Терен Балик');
});
