import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayAt, instantOf, timeAt, weekdayOf } from '#domain/formatting/sofia-time.ts';
import { parseInstant } from '#server/league-files/folder/calendar-cells.ts';
import { readCsv } from '#server/league-files/folder/csv.ts';
import { DEMO_FOLDER } from './load-demo.ts';
import { moveDates } from './move-dates.ts';

const MINUTE = 60_000;
/** For a busy machine; alone they take less than a second each. */
const LONG_TIMEOUT = { timeout: 60_000 };
const HOUR = 60 * MINUTE;

const fileOf = (name: string) => readFileSync(join(DEMO_FOLDER, name), 'utf8').replace('\uFEFF', '');

const rowsOf = (name: string): Record<string, string>[] => {
  const [header, ...records] = [...readCsv([fileOf(name)])];
  return records.map(({ cells }) => Object.fromEntries(cells.map((cell, at) => [header?.cells[at], cell])));
};

const matches = rowsOf('matches.csv');
/** Those of the weeks around the day as of which the files are written; all further away move along with them. */
const nearby = matches.filter(
  ({ start_time: start = '' }) => start !== '' && start > '2026-02-26' && start < '2026-04-05',
);
const gameweeks = rowsOf('gameweeks.csv');
const seasons = rowsOf('seasons.csv');
const published = readdirSync(join(DEMO_FOLDER, 'news'))
  .filter((file) => file.endsWith('.bg.md'))
  .map((file) => /^published_at: (.+)$/m.exec(fileOf(`news/${file}`))?.[1] ?? '');

/** Any minute from 2024 to 2044, and those around the changes to and from summer time. */
const instants = fc.oneof(
  fc.integer({ min: Date.UTC(2024, 0, 1) / MINUTE, max: Date.UTC(2044, 0, 1) / MINUTE }),
  fc
    .tuple(
      fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'),
      fc.integer({ min: -4320, max: 4320 }),
    )
    .map(([day, minutes]) => Date.parse(`${day}T01:00:00Z`) / MINUTE + minutes),
);

const always = (check: (now: Date) => void) =>
  fc.assert(
    fc.property(instants, (minute) => check(new Date(minute * MINUTE))),
    { numRuns: 60 },
  );

/** The day of a cell with a time, also where it has its offset. */
const dayOf = (cell: string) => dayAt(new Date(instantAt(cell)));
const instantAt = (cell: string) => Date.parse(parseInstant(cell) ?? `no time: ${cell}`);

test(
  'three matches have begun within the hour, some start within the next, and results are of the last days',
  LONG_TIMEOUT,
  () => {
    always((now) => {
      const move = moveDates(now);
      const kickOffs = nearby
        .filter(({ status }) => status === 'UPCOMING')
        .map(({ start_time: start }) => instantAt(move(start ?? '', 'start_time')) - now.getTime());
      const begun = kickOffs.filter((until) => until <= 0);
      expect(begun).toHaveLength(3);
      expect(Math.min(...begun)).toBeGreaterThan(-50 * MINUTE);
      expect(kickOffs.filter((until) => until > 0 && until <= HOUR).length).toBeGreaterThanOrEqual(2);
      const ages = nearby
        .filter(({ status }) => status === 'FINISHED')
        .map(({ start_time: start }) => now.getTime() - instantAt(move(start ?? '', 'start_time')));
      expect(Math.min(...ages)).toBeGreaterThan(HOUR);
      expect(ages.filter((age) => age < 72 * HOUR).length).toBeGreaterThanOrEqual(2);
    });
  },
);

test('there is news of yesterday and none from the future', LONG_TIMEOUT, () => {
  always((now) => {
    const moved = published.map((cell) => instantAt(moveDates(now)(cell, 'published_at')));
    expect(Math.max(...moved)).toBeLessThanOrEqual(now.getTime());
    expect(moved.map((at) => dayAt(new Date(at)))).toContain(addDays(dayAt(now), -1));
  });
});

test('no team plays twice on a day', LONG_TIMEOUT, () => {
  const played = nearby.filter(({ status }) => status !== 'POSTPONED' && status !== 'CANCELLED');
  always((now) => {
    const move = moveDates(now);
    const days = played.flatMap(({ home, away, start_time: start = '' }) =>
      [home, away].filter((team) => team !== '').map((team) => `${team} ${dayOf(move(start, 'start_time'))}`),
    );
    expect(days.filter((day, at) => days.indexOf(day) !== at)).toEqual([]);
  });
});

test('outside the running week dates move by whole weeks and keep their hour on clocks in Sofia', LONG_TIMEOUT, () => {
  const others = nearby.map(({ start_time: start = '' }) => start).filter((start) => !/^2026-03-1[2-8]/.test(start));
  always((now) => {
    const moved = others.map((start) => moveDates(now)(start, 'start_time'));
    expect(moved.map((start) => weekdayOf(start.slice(0, 10)))).toEqual(
      others.map((start) => weekdayOf(start.slice(0, 10))),
    );
    expect(moved.map((start) => timeAt(new Date(instantAt(start))))).toEqual(
      others.map((start) => start.slice(11, 16)),
    );
  });
});

test(
  'today lies in the running season and its running gameweeks, and the season is called by the football year',
  LONG_TIMEOUT,
  () => {
    always((now) => {
      const today = dayAt(now);
      const move = moveDates(now);
      const season = Object.fromEntries(
        Object.entries(seasons.find(({ current }) => current === 'yes') ?? {}).map(([name, cell]) => [
          name,
          move(cell, name),
        ]),
      );
      expect(season['starts_on']! <= today && today <= season['ends_on']!).toBe(true);
      const year = Number(today.slice(0, 4)) - (today.slice(5) < '08-01' ? 1 : 0);
      expect(season).toMatchObject({
        key: `${year}-${year + 1}`,
        year_start: String(year),
        year_end: String(year + 1),
      });
      const running = gameweeks.filter(
        ({ starts_on: from = '', ends_on: to = '' }) =>
          move(from, 'starts_on') <= today && today <= move(to, 'ends_on'),
      );
      expect(running).toContainEqual(expect.objectContaining({ competition: 'delta-liga', number: '16' }));
    });
  },
);

test('as of the moment at which the files are written, nothing moves', LONG_TIMEOUT, () => {
  const move = moveDates(instantOf('2026-03-15', '19:30'));
  const rows = [...matches, ...gameweeks, ...seasons];
  const moved = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, move(cell, name)])),
  );
  expect(moved).toEqual(rows);
});

test.each([
  ['2025-12-07 10:00', '2026-08-09 10:00'],
  ['2026-03-14 19:00', '2026-11-16 19:00'],
  ['2026-03-15 18:50', '2026-11-17 17:05'],
  ['2003-02-09', '2003-10-12'],
  ['delta-liga-2025-2026-balik-vihar', 'delta-liga-2026-2027-balik-vihar'],
  ['Записването за сезон 2026/27', 'Записването за сезон 2027/28'],
  ['2 януари 2010', '2 януари 2010'],
  ['https://www.youtube.com/watch?v=DeltaDemo60', 'https://www.youtube.com/watch?v=DeltaDemo60'],
])('on a Tuesday in November at 17:46 %s becomes %s', (cell, moved) => {
  expect(moveDates(instantOf('2026-11-17', '17:46'))(cell, 'any')).toBe(moved);
});
