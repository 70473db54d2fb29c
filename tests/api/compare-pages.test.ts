import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playerEndpoints } from '#contract/http/player.ts';
import { teamEndpoints } from '#contract/http/team.ts';
import { apiPaths, filePaths, pagePaths } from '#contract/paths.ts';
import { lineup, openDeskLeague, phase, type DeskLeague } from '#tests/support/desk-league.ts';
import { textOf } from '#tests/support/drawn-pictures.ts';

let league: DeskLeague;
beforeAll(async () => {
  league = await openDeskLeague();
  league.passTo(0);
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

test('[CP7] the matches of one against the other, with the goals of both', async () => {
  for (const side of ['home', 'away'] as const) await league.record('derby', lineup(league, side));
  await league.record('derby', phase('FIRST_HALF'));
  for (const team of ['home', 'home', 'away'] as const)
    await league.record('derby', { act: 'goal', team, player: league.player(team === 'home' ? 'ivan' : 'petar') });
  const [ivan, petar, mate] = [league.player('ivan'), league.player('petar'), league.player('b2')];
  const meetings = (id: number, other: number) =>
    league.ask(playerEndpoints.meetings, apiPaths.playerMeetings(id, other));
  // It is not over.
  const before = (await meetings(ivan, petar)).matches.length;
  await league.record('derby', phase('HALF_TIME'));
  await league.record('derby', phase('SECOND_HALF'));
  await league.record('derby', { act: 'final-whistle' });
  const derby = league.id('matches', 'derby');
  const { matches } = await meetings(ivan, petar);
  expect(matches).toHaveLength(before + 1);
  expect(matches.find(({ id }) => id === derby)).toMatchObject({ player_goals: 2, other_goals: 1, team1_score: 2 });
  expect((await meetings(petar, ivan)).matches.find(({ id }) => id === derby)).toMatchObject({ player_goals: 1 });
  expect((await meetings(ivan, mate)).matches.map(({ id }) => id)).not.toContain(derby);
  expect((await get(apiPaths.playerMeetings(ivan, league.player('hidden')))).statusCode).toBe(404);
  const teams = [league.id('teams', 'balik'), league.id('teams', 'vihar')] as const;
  const between = await league.ask(teamEndpoints.meetings, apiPaths.teamMeetings(...teams));
  expect(between.matches.map(({ id }) => id)).toContain(derby);
  expect((await get(apiPaths.teamMeetings(teams[0], 999_999))).statusCode).toBe(404);
  expect((await read(pagePaths.comparePlayers(ivan, petar))).body.textContent).toContain('Един срещу друг');
});

test('with one there is a search for the other, which no search engine lists', async () => {
  const ivan = league.player('ivan');
  for (const address of [pagePaths.comparePlayers(ivan), pagePaths.comparePlayers(ivan, ivan)]) {
    const document = await read(address);
    expect(document.querySelector('[role=combobox]')).not.toBeNull();
    expect(linkOf(document, 'meta[name=robots]')).toBe('noindex');
  }
});
