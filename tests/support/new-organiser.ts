import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { deskBg } from '#i18n/desk/bg.ts';
import { officeBg } from '#i18n/office/bg.ts';
import { createDatabase } from './clusters.ts';
import { migratedDatabase } from './league-database.ts';
import { deskOf, startSiteWithDesk } from './site-with-desk.ts';

const words = { ...deskBg, ...officeBg };
type Words = typeof words;
/** Texts that are the same for every number. */
type Plain = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words];

/** What the screen says in Bulgarian. */
export const say = (key: Plain, values: Record<string, string> = {}): string =>
  words[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** The built program as it is after installing it: no demo, no league, and the link that its first start prints. */
export async function startEmptySite() {
  const database = await createDatabase(await migratedDatabase());
  const site = startSiteWithDesk({ DATABASE_URL: database.url });
  const url = await site.ready;
  return {
    url,
    desk: deskOf(site),
    firstLink: /^Sign in as organiser.*?: (\S+)$/m.exec(site.output())?.[1] ?? '',
    stop: async () => {
      await site.kill('SIGTERM');
      await database.drop();
    },
  };
}

export async function newContext(browser: Browser, width = 1280): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(30_000);
  return context;
}

/** Somebody who has only the screen: everything is found by what it says. */
export function newcomer(page: Page) {
  const button = (key: Plain, values?: Record<string, string>) =>
    page.getByRole('button', { name: say(key, values), exact: true });
  const field = (key: Plain) => page.getByLabel(say(key), { exact: true });
  const place = (key: Plain) =>
    page.locator('[class*=_sidebar_]').getByRole('link', { name: new RegExp(`^${say(key)}`) });

  return {
    page,
    button,
    field,
    open: (key: Plain) => place(key).click(),
    step: (key: Plain) => page.getByRole('link', { name: say(key), exact: true }),

    /** Six steps: what is chosen is said by `choose`, the rest stays as it was offered. */
    plan: async (
      name: string,
      choose: { teams: () => Promise<void>; format?: () => Promise<void>; days?: () => Promise<void> },
    ) => {
      const next = button('wizard.next');
      await field('competition.name').fill(name);
      await next.click();
      await choose.teams();
      await next.click();
      await choose.format?.();
      await next.click();
      await choose.days?.();
      await next.click();
      await page.getByText(say('wizard.checks'), { exact: true }).waitFor();
      await next.click();
      await button('wizard.publish').click();
      await page.waitForURL(/\/competitions\/\d+$/);
    },

    /** Into the open panel of a squad, which stays for the next one. */
    addPlayer: async (name: string, shirtNumber: number) => {
      const [first = '', last = ''] = name.split(' ');
      await field('player.first').fill(first);
      await field('player.last').fill(last);
      await field('player.number').fill(String(shirtNumber));
      await button('newPlayer.add').click();
      await page.getByText(say('newPlayer.added', { name })).waitFor();
    },

    /** Answers the link, as it stands on the screen. */
    invite: async (name: string, role: 'organiser' | 'editor' | 'scorer'): Promise<string> => {
      await button('people.invite').click();
      await field('people.name').fill(name);
      // Not the organiser of a competition, whose name in Bulgarian begins with the same word.
      await page.getByRole('radio', { name: new RegExp(`^${say(`role.${role}`)}(?! на )`) }).check();
      await button('people.makeLink').click();
      await page.getByRole('heading', { name: say('people.invitationFor', { name }) }).waitFor();
      const link = `http://${await page.locator('[class*=_invitation_] code').innerText()}`;
      await page.locator('[class*=_panel_] header button').click();
      return link;
    },
  };
}

/** The link works once, in another browser, and leads where its role begins. */
export async function acceptInvitation(browser: Browser, link: string, expected: RegExp): Promise<void> {
  const context = await newContext(browser);
  const page = await context.newPage();
  await page.goto(link);
  await page.locator('button.primary').click();
  await page.waitForURL(expected);
  await page.locator('main').first().waitFor();
  const again = await context.newPage();
  await again.goto(link);
  await expect.poll(() => again.locator('main').innerText()).toContain(say('join.gone'));
  await context.close();
}
