import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DayMatches, matchDaysSchema } from '#contract/http/live.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { addDays, dayAt } from '#domain/formatting/sofia-time.ts';
import { monthOf } from '#domain/gameweeks/match-day.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { demoSite } from '#tests/support/demo-site.ts';
import { askIn } from '#tests/support/in-latin.ts';
import { expectAccessible, open, PHONE, SCREENS, visit } from '#tests/support/visit.ts';
import type { z } from 'zod';

const demoUrl = await demoSite();
const ask = askIn(() => demoUrl);
let browser: Browser;
let today: DayMatches;

beforeAll(async () => {
  browser = await sharedBrowser();
  today = await ask<DayMatches>(apiPaths.matchDay);
});

describe('the matches of a day', () => {
  test.each([
    ['phone', PHONE, 64],
    ['desktop', SCREENS[1]?.[1] ?? PHONE, 56],
  ])('have rows of one height on a %s', async (_name, viewport, height) => {
    const { page } = await visit(browser, { viewport });
    await open(page, `${demoUrl}${pagePaths.resultsOfDay(today.previous!)}`);
    const rows = await page.locator('main a[data-status]').evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => Math.abs(row - height) <= 1)).toBe(true);
    await expectAccessible(page);
  });

  test('[MD5] are in the page of their address, without scripts too', async () => {
    const page = await (await fetch(`${demoUrl}${pagePaths.resultsOfDay(today.previous!)}`)).text();
    const { competitions } = await ask<DayMatches>(`${apiPaths.matchDay}?date=${today.previous}`);
    for (const { matches } of competitions)
      for (const { id } of matches) expect(page).toContain(`href="${pagePaths.match(id)}"`);
  });

  test('are chosen in the strip and in the calendar', async () => {
    const { page } = await visit(browser, { viewport: PHONE });
    await open(page, `${demoUrl}${pagePaths.results}`);
    const days = page.getByRole('navigation', { name: 'Дни' });
    await days.getByText('Вчера').click();
    await page.waitForURL(`**${pagePaths.resultsOfDay(addDays(dayAt(new Date()), -1))}`);
    await days.getByRole('button', { name: 'Календар' }).click();
    const link = page.getByRole('dialog').locator(`a[href="${pagePaths.resultsOfDay(today.previous!)}"]`);
    if ((await link.count()) === 0) await page.getByRole('dialog').getByRole('button', { name: 'Предишният' }).click();
    await link.click();
    await page.waitForURL(`**${pagePaths.resultsOfDay(today.previous!)}`);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('[MD4] a day without any leads to the next one', async () => {
    const month = monthOf(today.date);
    const { days } = await ask<z.infer<typeof matchDaysSchema>>(`${apiPaths.matchDays}?month=${month}`);
    const first = days[0]!.date;
    const empty = Array.from({ length: 28 }, (_, index) => addDays(first, index)).find(
      (day) => monthOf(day) === month && !days.some(({ date }) => date === day),
    )!;
    const { next, previous } = await ask<DayMatches>(`${apiPaths.matchDay}?date=${empty}`);
    const { page } = await visit(browser, { viewport: PHONE });
    await open(page, `${demoUrl}${pagePaths.resultsOfDay(empty)}`);
    await page.getByText('Няма мачове.').getByRole('link').click();
    const other = (next ?? previous)!;
    await page.waitForURL(`**${other === today.date ? pagePaths.results : pagePaths.resultsOfDay(other)}`);
    await page.locator('main a[data-status]').first().waitFor();
  });
});
