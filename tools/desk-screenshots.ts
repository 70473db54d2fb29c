import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { ManagerInvitation } from '#contract/desk/managers.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { TeamLink } from '#contract/desk/registrations.ts';
import type { OfficeRequests } from '#contract/desk/requests.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** The screens of the page for volunteers: a match that nobody has begun yet, recorded by taps. */
export async function takeDeskScreenshots(browser: Browser, output: string, folder: string): Promise<void> {
  const [link] = /http\S+\/join#\S+/.exec(output) ?? [];
  if (!link) throw new Error('The site printed no link to sign in');
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce', colorScheme: 'dark' });
  const page = await context.newPage();
  const tap = (selector: string) => page.locator(selector).first().tap();
  const shoot = async (name: string) => {
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(folder, `desk-${name}.png`) });
  };
  await page.goto(link);
  await page.locator('.wide.primary').waitFor();
  // Nobody has invited the first organiser, so nobody has said his name.
  for (const name of await page.locator('input[type=text], input:not([type])').all()) await name.fill('Мария Тонева');
  await tap('.wide.primary');
  await page.waitForURL('**/todo');
  await page.goto(new URL('/', link).href);
  await page.locator('[class*=_games_] [class*=_game_]').first().waitFor();
  await shoot('today');
  await openUpcoming(page);
  await tap('a[href$="/lineups"]');
  for (const again of await page.locator('.again').all()) await again.tap();
  await shoot('lineups');
  await tap('.foot .primary');
  await tap('.whistle');
  await tap('.pad [data-side=home] .big');
  await shoot('scorer');
  await tap('.sheet .tile');
  await tap('.sheet .tile:not([aria-disabled=true])');
  await tap('.pad [data-side=away] .act:nth-child(2)');
  await tap('.sheet .tile');
  await tap('[class*=_cardChoice_]');
  await shoot('match');
  // Half-time after a minute: the desk asks whether it is true.
  await tap('.whistle');
  await tap('[aria-labelledby=ask-early] .primary');
  await tap('.whistle');
  // The final whistle: by keyboard it is pressed twice.
  await page.locator('.whistle').press('Enter');
  await page.locator('.whistle').press('Enter');
  await page.locator('[class*=_protocol_]').waitFor();
  await shoot('after');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(new URL('/todo', link).href);
  await page.locator('[class*=_tasks_]').first().waitFor();
  await page.screenshot({ path: join(folder, 'office-todo.png'), scale: 'css' });
  await takeClubScreenshots(browser, page, folder);
  await context.close();
}

/** The screens of the page for managers, of a club that asks for something, and what its players open. */
async function takeClubScreenshots(browser: Browser, office: Page, folder: string): Promise<void> {
  const { teams } = await ask<OfficeRequests>(office, 'GET', deskPaths.requests);
  const [club] = teams;
  if (!club) throw new Error('No club of the demo asks for anything');
  const { link } = await ask<ManagerInvitation>(office, 'POST', deskPaths.managers(club.team.id), {
    name: 'Ръководител',
  });
  const { link: players } = await ask<TeamLink>(office, 'POST', deskPaths.teamLink(club.team.id));
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce', colorScheme: 'dark' });
  const page = await context.newPage();
  const shoot = async (name: string) => {
    await untilStill(page);
    await page.screenshot({ path: join(folder, `club-${name}.png`) });
  };
  await page.goto(link ?? '');
  await page.locator('.wide.primary').first().tap();
  await page.locator('[class*=_ladder_]').waitFor();
  await shoot('home');
  await page.goto(new URL('/club/squad', link ?? '').href);
  const share = page.locator('.foot .primary');
  await share.waitFor();
  await shoot('squad');
  await share.tap();
  await page.locator('.sheet svg[role=img]').waitFor();
  await shoot('link');
  await page.goto(players?.address ?? '');
  await page.locator('form .box').first().waitFor();
  await shoot('register');
  await context.close();
}

/** Pictures and fonts are there, and nothing moves. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // Lazy ones that are out of sight never come.
    const images = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    const animations = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(animations.map((animation) => animation.finished.catch(() => {})));
  });

/** As the app asks, by the page that is signed in. */
const ask = <Answer>(page: Page, method: string, path: string, body?: object): Promise<Answer> =>
  page.evaluate(
    async (sent) => {
      const { body: content, ...request } = sent;
      const headers = content ? { 'content-type': 'application/json' } : undefined;
      const answer = await fetch(sent.path, {
        method: request.method,
        ...(headers && { headers }),
        ...(content && { body: JSON.stringify(content) }),
      });
      return (await answer.json()) as Answer;
    },
    { method, path, body },
  );

/** The first match of today that has not begun. */
async function openUpcoming(page: Page): Promise<void> {
  await page
    .locator('[class*=_game_]', { has: page.locator('[class*=_mid_]', { hasText: ':' }) })
    .first()
    .tap();
  await page.locator('.pad').waitFor();
}
