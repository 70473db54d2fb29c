import { readFileSync } from 'node:fs';
import { sql } from '#server/db/sql.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import type { ReportSelection } from '#server/db/matches/match-report.ts';
import { drawMatchReports } from '#server/match-report/draw-match-reports.ts';
import { readMatchReports } from '#server/match-report/read-match-reports.ts';
import { lookOn } from '#server/pictures/league-look.ts';
import { createDatabase } from '#tests/support/clusters.ts';
import { publicLeague } from '#tests/support/public-league.ts';
import { runDelta } from '#tests/support/delta.ts';
import { bookedLeague } from '#tests/support/booked-league.ts';
import { deskLeague } from '#tests/support/desk-league.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { temporaryFolders } from '#tests/support/league-folder.ts';

let league: OpenDatabase;
beforeAll(async () => {
  league = await openLeagueDatabase(bookedLeague());
});
afterAll(() => league?.close());

async function print(wanted: ReportSelection, language: Language = 'bg', from = league) {
  const bytes = await drawMatchReports(
    await readMatchReports(from.db, wanted),
    language,
    publicLeague,
    lookOn('light', publicLeague.identity),
  );
  return read(bytes);
}

async function read(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf);
  const [, , width, height] = (await pdf.getPage(1)).view;
  return {
    pages: text.map((page) => page.replaceAll(/\s+/g, ' ')),
    size: [width, height],
    info: await pdf.getMetadata(),
  };
}

describe('the report of a match', () => {
  test('is an A4 page with everything a referee needs', async () => {
    const { pages, size, info } = await print({ key: 'next' });
    expect(pages).toHaveLength(1);
    expect(size.map((side) => Math.round(side ?? 0))).toEqual([595, 842]);
    expect(info.info).toMatchObject({
      Title: 'Протокол за мач: Балик – Вихър',
      Author: 'Делта Лига',
      Language: 'bg-BG',
    });
    const [page = ''] = pages;
    for (const word of ['Делта Лига 2025/2026', '3. кръг', '15 март 2026 г., 18:00', 'Терен Балик', 'Стоян Динев'])
      expect(page).toContain(word);
    for (const word of ['Голове', 'Картони', 'Смени', 'Полувреме', 'Капитан на Вихър', 'Подпис на съдията'])
      expect(page).toContain(word);
    expect(page).toMatch(/9 Иван Колев Н /);
    expect(page).toMatch(/8 Скрит Играч Н /);
  });

  test('has what was noted about the match, as much as there is room for', async () => {
    const note = 'Елате по-рано, паркингът е зает. '.repeat(30).slice(0, 500).trim();
    await league.db.run(sql`update matches set note = ${note} where key = 'between'`);
    const { pages } = await print({ key: 'between' });
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Елате по-рано, паркингът е зает. Елате');
  });

  test('strikes out suspended players, with the reason', async () => {
    const { pages } = await print({ key: 'next' });
    const barred = [...(pages[0] ?? '').matchAll(/Играч (\S\d) Н ((?:\p{Ll}+ ?){2,})/gu)].map(([, who, why]) => [
      who,
      why?.trim(),
    ]);
    expect(Object.fromEntries(barred)).toEqual({
      B1: 'червен картон',
      B4: 'няма декларация от родител',
      V1: 'трети жълт картон',
      V2: 'втори жълт картон',
    });
  });

  test('[SU4] a match that was awarded before it began serves no suspension', async () => {
    const { pages } = await print({ key: 'between' });
    expect(pages[0]).toContain('Играч B2 Н червен картон');
    expect(pages[0]).not.toContain('Играч B1 Н червен картон');
  });

  test('[SU4] a card of one competition costs no match of another', async () => {
    const { pages } = await print({ key: 'tie' });
    expect(pages[0]).toContain('Стара купа 2025/2026 · Полуфинал');
    expect(pages[0]).not.toContain('картон ');
  });

  test('is available in English', async () => {
    const { pages, info } = await print({ key: 'next' }, 'en');
    expect(info.info).toMatchObject({ Title: 'Match report: Balik – Vihar', Language: 'en' });
    for (const word of ['Delta Liga 2025/2026', 'March 15th, 2026, 6:00 PM', 'Stoyan Dinev', 'third yellow card'])
      expect(pages[0]).toContain(word);
  });
});

test('a day has a page for every match that takes place', async () => {
  const { pages } = await print({ day: '2026-03-09' });
  expect(pages).toHaveLength(1);
  expect((await print({ day: '2026-03-08' })).pages).toHaveLength(3);
  expect(await readMatchReports(league.db, { day: '2030-01-01' })).toEqual([]);
});

test('a line-up that was handed in is ticked, and its captain named', async () => {
  const handed = bookedLeague();
  const next = handed.matches.find(({ key }) => key === 'next');
  next?.lineups.push({
    player: 'ivan',
    team: 'balik',
    starter: true,
    shirtNumber: 99,
    position: 'GK',
    place: 1,
    captain: true,
  });
  const other = await openLeagueDatabase(handed);
  const { pages } = await print({ key: 'next' }, 'bg', other);
  expect(pages[0]).toContain('99 Иван Колев (к) В');
  await other.close();
});

test('long names are cut, and large squads continue on another page', async () => {
  const large = deskLeague();
  const [anybody] = large.players;
  for (let number = 30; number < 80; number++) {
    const key = `extra-${number}`;
    if (anybody)
      large.players.push({ ...anybody, key, name: `Име${number} ${'Дългофамилиев'.repeat(9)}`, nameLatin: key });
    large.memberships.push({
      team: 'balik',
      player: key,
      shirtNumber: number,
      rank: 'MAIN',
      joinedOn: '2025-09-01',
      leftOn: null,
    });
  }
  const other = await openLeagueDatabase(large);
  const { pages } = await print({ key: 'derby' }, 'bg', other);
  expect(pages).toHaveLength(3);
  const named = pages.join(' ').match(/Име\d\d Дългофам\S*…/g);
  expect(new Set(named).size).toBe(50);
  await other.close();
});

test('delta prints reports and checks the league, with exit codes', async () => {
  const own = await createDatabase();
  const folders = await temporaryFolders();
  await (await openLeagueDatabase(bookedLeague(), own.url)).close();
  const file = `${folders.next()}.pdf`;
  const command = ['export', 'report', '9.3.2026', file, '--lang', 'en'] as const;
  expect(await runDelta(own.url, ...command)).toEqual({
    code: 0,
    out: `Wrote one match report into ${file}.\n`,
    err: '',
  });
  expect((await read(readFileSync(file))).pages[0]).toContain('March 9th, 2026');
  expect(await runDelta(own.url, ...command)).toMatchObject({ code: 1, err: `${file} already exists.\n` });
  expect(await runDelta(own.url, 'export', 'report', 'final', `${file}x`)).toMatchObject({
    code: 1,
    err: 'There is no match final with known teams (delta match lists those of these days).\n',
  });
  expect(await runDelta(own.url, 'export', 'report', '1', file, '--lang', 'de')).toMatchObject({ code: 2 });
  expect(await runDelta(own.url, 'export', 'report', '1')).toMatchObject({ code: 2 });

  const check = await runDelta(own.url, 'check');
  expect(check).toMatchObject({ code: 1, err: '' });
  expect(check.out).toContain('Matches without a result a day after kick-off (mistake, ');
  expect(check.out).toMatch(
    /\n {2}– Балик – Вихър, 15\.03\.2026 18:00: still to be played\n {4}matches next {2}http:\/\/localhost:3000\/match-details\/\d+\n/,
  );
  expect(check.out).toMatch(/\n\d+ mistakes, \d+ warnings\.\n$/);
  const { findings } = JSON.parse((await runDelta(own.url, 'check', '--json')).out) as { findings: { code: string }[] };
  expect(findings[0]).toMatchObject({ severity: 'mistake', code: 'match-without-result', table: 'matches' });
  expect(await runDelta(own.url, 'check', 'everything')).toMatchObject({ code: 2, out: '' });
  await folders.remove();
  await own.drop();
});
