import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filePaths, pagePaths } from '#contract/paths.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { textOf } from '#tests/support/drawn-pictures.ts';

let league: DeskLeague;
beforeAll(async () => {
  league = await openDeskLeague();
});
afterAll(() => league?.close());

const get = (url: string) => league.app().inject({ url });
const read = async (url: string) => new JSDOM((await get(url)).body).window.document;
const linkOf = (document: Document, selector: string) =>
  document
    .querySelector(selector)
    ?.getAttribute(document.querySelector(selector)?.tagName === 'META' ? 'content' : 'href');

test('two players in either order are one page, with their picture, in both languages', async () => {
  const [ivan, petar] = [league.player('ivan'), league.player('petar')];
  const canonical = `http://localhost:3000${pagePaths.comparePlayers(Math.min(ivan, petar), Math.max(ivan, petar))}`;
  for (const address of [pagePaths.comparePlayers(ivan, petar), pagePaths.comparePlayers(petar, ivan)]) {
    const document = await read(address);
    expect(linkOf(document, 'link[rel=canonical]')).toBe(canonical);
    expect(linkOf(document, 'link[hreflang=en]')).toBe(`${canonical}?lang=en`);
    expect(document.title).toMatch(/ и .*: сравнение/);
  }
  const english = await read(`${pagePaths.comparePlayers(ivan, petar)}?lang=en`);
  expect(english.querySelector('h1')?.textContent).toMatch(/^Compare: \w+ \w+, \w+ \w+$/);
  const picture = linkOf(english, 'meta[property="og:image"]') ?? '';
  expect(picture).toContain(filePaths.comparisonPicture('players', ivan, petar));
  expect((await get(new URL(picture).pathname)).statusCode).toBe(200);
});

test('says the figures of both, and so does the picture', async () => {
  const [balik, vihar] = [league.id('teams', 'balik'), league.id('teams', 'vihar')];
  const document = await read(pagePaths.compareTeams(balik, vihar));
  expect(document.querySelector('main')?.textContent).toMatch(/Балик.*Вихър.*Вкарани голове/s);
  const words = await textOf(league.app(), { kind: 'teams', id: balik, part: vihar });
  for (const word of ['Сравнение', 'Балик', 'Вихър', 'Победи']) expect(words).toContain(word);
});

test('[CP6] nobody is compared who has no page, nor what does not exist', async () => {
  const [ivan, hidden, balik] = [league.player('ivan'), league.player('hidden'), league.id('teams', 'balik')];
  for (const [address, status] of [
    [pagePaths.comparePlayers(ivan, hidden), 404],
    [pagePaths.comparePlayers(hidden, ivan), 404],
    [pagePaths.comparePlayers(hidden), 404],
    [pagePaths.comparePlayers(ivan, 999_999), 404],
    [pagePaths.compareTeams(999_999, balik), 404],
    [`${pagePaths.compareTeams(balik)}/x`, 400],
    ['/compare/players/x', 400],
  ] as const) {
    const answer = await get(address);
    expect([address, answer.statusCode]).toEqual([address, status]);
    expect(answer.body).not.toMatch(/Скрит|Hidden/);
  }
});

test('with one there is a search for the other, which no search engine lists', async () => {
  const ivan = league.player('ivan');
  for (const address of [pagePaths.comparePlayers(ivan), pagePaths.comparePlayers(ivan, ivan)]) {
    const document = await read(address);
    expect(document.querySelector('[role=combobox]')).not.toBeNull();
    expect(linkOf(document, 'meta[name=robots]')).toBe('noindex');
  }
});
