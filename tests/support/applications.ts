import type { Page } from 'playwright-core';
import { addDays, dayAt } from '#domain/formatting/sofia-time.ts';
import { pages } from '#desk/shell/navigation.ts';
import { applicationBg } from '#i18n/application/bg.ts';
import { applicationsBg } from '#i18n/office/applications/bg.ts';

/* Teams that apply, and the organiser who opens the applications. */

/** After the one of the tests' league, whenever they run. */
export function seasonToCome() {
  const yearStart = new Date().getFullYear() + 1;
  const yearEnd = yearStart + 1;
  return { yearStart, yearEnd, startsOn: `${yearStart}-08-01`, endsOn: `${yearEnd}-06-30`, makeCurrent: false };
}

interface Opening {
  /** In Bulgarian. */
  competition: string;
  places: number;
  /** Called on the dialog, and on the page of the period once it is filled in. */
  look?: () => Promise<void>;
}

/** An organiser announces a competition in the season to come, which exists, opens its applications for three weeks, and answers how often he clicked. */
export async function openApplications(page: Page, { competition, places, look }: Opening): Promise<number> {
  const today = dayAt(new Date());
  await page.goto(new URL(pages.competitions, page.url()).href);
  await page.getByRole('button', { name: applicationsBg['announce.button'] }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(applicationsBg['announce.competition']).selectOption({ label: competition });
  await dialog.getByLabel(applicationsBg['announce.season']).selectOption({ index: 1 });
  await look?.();
  await dialog.getByRole('button', { name: applicationsBg['announce.done'] }).click();
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await field('isOpen').check();
  await field('opensOn').fill(today);
  await field('closesOn').fill(addDays(today, 20));
  await field('answersBy').fill(addDays(today, 25));
  await field('places').fill(String(places));
  await field('fee').fill('120 €');
  await look?.();
  await page.locator('[class*=_savebar_] [data-kind=primary]').click();
  await page.getByText(applicationsBg['period.link']).waitFor();
  return 6;
}

/** [CB4] Who sends sooner is a program. */
const LEAST_MS = 3000;

/** Until somebody may send the form that was opened at this time. */
export const untilNoProgram = (page: Page, openedAt: number) =>
  page.waitForFunction((least) => Date.now() > least, openedAt + LEAST_MS + 200);

/** Opens the form on a phone. */
export async function openApplicationForm(page: Page, desk: string): Promise<{ openedAt: number }> {
  await page.goto(`${desk}/apply`);
  await page.getByLabel(applicationBg['apply.team'], { exact: true }).waitFor();
  return { openedAt: Date.now() };
}

/** Everything on the page that a finger can touch and that is smaller than 48 pixels. */
export const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a, input:not([type=file]), summary, label.slab')]
      .filter((element) => {
        const { width, height } = (element.closest('label.tick') ?? element).getBoundingClientRect();
        return width > 0 && !element.closest('[aria-hidden]') && (height < 48 || width < 48);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
