import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DeskErrorResponse } from '#contract/desk/office.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Journal } from '#contract/desk/people.ts';
import type { SavedSponsor, SponsorFields, SponsorList } from '#contract/desk/sponsors.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { signInAs, type Device } from '#tests/support/desk-people.ts';

/* [LS8] Sponsors are kept in the office and shown on the site, each where and while it was agreed. */

const BAKERY: SponsorFields = {
  name: 'Пекарна Зора',
  nameLatin: null,
  logo: null,
  link: 'https://zora.example/',
  inFooter: true,
  onCompetitions: true,
  onTeams: false,
  onMatchPictures: false,
  startsOn: null,
  endsOn: null,
  position: 2,
};
const GARAGE: SponsorFields = { ...BAKERY, name: 'Сервиз Ботев', link: null, onCompetitions: false, position: 1 };

let league: DeskLeague;
let office: Device;
beforeAll(async () => {
  league = await openDeskLeague();
  office = await signInAs(league, 'organiser');
});
afterAll(() => league?.close());

async function save(method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<SavedSponsor> {
  const before = league.notified.length;
  const sent = await office.send(method, url, body);
  expect([sent.statusCode, sent.body]).toEqual([{ POST: 201, PUT: 200, DELETE: 204 }[method], expect.anything()]);
  await league.untilNotified(before + 1);
  return sent.body === '' ? (null as never) : sent.json<SavedSponsor>();
}
const page = async (url: string) => (await league.app().inject({ url })).body;
const shown = async () =>
  (await league.app().inject({ url: apiPaths.sponsors })).json<{ sponsors: { name: string }[] }>().sponsors;

const LABEL = 'С подкрепата на';

test('without any, a page has no place for them', async () => {
  expect(await page(pagePaths.home)).not.toContain(LABEL);
  expect(await shown()).toEqual([]);
});

test('they are on the pages that were chosen, in their order', async () => {
  await save('POST', deskPaths.sponsors, BAKERY);
  await save('POST', deskPaths.sponsors, GARAGE);
  await vi.waitFor(async () => expect(await shown()).toHaveLength(2));
  const home = await page(pagePaths.home);
  expect(home).toContain('<a href="https://zora.example/" target="_blank" rel="sponsored noopener">');
  expect(home.indexOf('Сервиз Ботев')).toBeLessThan(home.indexOf('Пекарна Зора'));
  const competition = await page(pagePaths.competition(league.id('competitions', 'liga')));
  expect(competition.split(LABEL).length - 1).toBe(4);
  expect(await page(`${pagePaths.news}?lang=en`)).toContain('Pekarna Zora');
});

test('one whose term is over is kept, and not shown', async () => {
  const { sponsors } = (await office.send('GET', deskPaths.sponsors)).json<SponsorList>();
  const { isShown, id, ...fields } = sponsors[0] as SponsorList['sponsors'][number];
  expect([fields.name, isShown]).toEqual(['Сервиз Ботев', true]);
  await save('PUT', deskPaths.sponsor(id), { ...fields, endsOn: '2020-01-31' });
  await vi.waitFor(async () => expect(await shown()).toMatchObject([{ name: 'Пекарна Зора' }]));
  const wrong = await office.send('POST', deskPaths.sponsors, {
    ...BAKERY,
    startsOn: '2026-03-02',
    endsOn: '2026-03-01',
  });
  expect([wrong.statusCode, wrong.json<DeskErrorResponse>()]).toMatchObject([
    400,
    { field: 'endsOn', reason: 'ends_before_start' },
  ]);
});

test('a change can be set back in the journal', async () => {
  const { entries } = (await office.send('GET', deskPaths.journal)).json<Journal>();
  const [last] = entries;
  expect(last).toMatchObject({ what: 'edit_sponsor', about: 'Сервиз Ботев', revertible: true });
  const reverted = await office.send('POST', deskPaths.revertedChange(last?.id ?? ''));
  expect(reverted.statusCode).toBeLessThan(300);
  await vi.waitFor(async () => expect(await shown()).toHaveLength(2));
});

test('no script becomes a link', async () => {
  const sent = await office.send('POST', deskPaths.sponsors, { ...BAKERY, link: 'javascript:alert(1)' });
  expect([sent.statusCode, sent.json<DeskErrorResponse>().field]).toEqual([400, 'link']);
});
