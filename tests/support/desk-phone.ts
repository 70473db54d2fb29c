import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { ActRequest } from '#contract/desk/acts.ts';
import type { DeskEntry, DeskMatch } from '#contract/desk/matches.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Invitation, MatchLink, People } from '#contract/desk/people.ts';
import type { Role } from '#domain/desk/permissions.ts';
import type { Side } from '#domain/match/score.ts';
import { deskLeague, KICK_OFF, lineup } from './desk-league.ts';
import { moveInTime, startLeagueSite } from './league-site.ts';
import { SITE_TOKEN } from './site-with-desk.ts';

const TEAMS = { home: 'Балик', away: 'Вихър' } as const;

/** As line-ups of the tests have them: six starters, the goalkeeper first, and two substitutes. */
const PLAYERS = {
  ...Object.fromEntries(
    ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7'].map((key) => [
      key,
      `Играч ${key.toUpperCase()}`,
    ]),
  ),
  ivan: 'Иван Колев',
  petar: 'Петър Желев',
} as Record<string, string>;

export type DeskSite = Awaited<ReturnType<typeof startDeskSite>>;

/** The league of the desk in its own process, as if its matches began in five minutes. */
export async function startDeskSite(league = deskLeague()) {
  const site = await startLeagueSite(moveInTime(league, Date.now() + 5 * 60_000 - KICK_OFF));
  const keyOf = new Map(Object.keys(PLAYERS).map((key) => [site.playerId(key), key]));

  /** As a program with the token. */
  async function ask<Answer>(path: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', body?: object) {
    const response = await fetch(site.desk + path, {
      method,
      headers: {
        authorization: `Bearer ${SITE_TOKEN}`,
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (response.status === 204 ? undefined : await response.json()) as Answer;
  }
  const read = (matchKey: string) => ask<DeskMatch>(deskPaths.match(site.matchId(matchKey)));
  const record = (matchKey: string, act: ActRequest['act'], at?: Date) =>
    ask(deskPaths.acts(site.matchId(matchKey)), 'POST', { act, ...(at && { at: at.toISOString() }) });

  /** The ledger in short: "GOAL home ivan b2". Line-ups are left out. */
  async function ledger(matchKey: string): Promise<string[]> {
    const { ledger: entries, home } = await read(matchKey);
    const name = (id: number | null) => (id === null ? '' : (keyOf.get(id) ?? '?'));
    const side = ({ team }: DeskEntry) => (team === null ? '' : team === home?.id ? 'home' : 'away');
    return entries
      .filter(({ kind }) => kind !== 'LINEUP')
      .map((entry) =>
        [entry.kind, entry.kind === 'PHASE' ? entry.phase : side(entry), name(entry.player), name(entry.otherPlayer)]
          .filter(Boolean)
          .join(' '),
      );
  }

  return {
    ...site,
    ask,
    read,
    record,
    /** Line-ups of both teams, and the kick-off if one is wanted. */
    prepare: async (matchKey: string, kickOff?: Date) => {
      for (const side of ['home', 'away'] as const)
        await record(
          matchKey,
          lineup({ player: site.playerId }, side),
          kickOff && new Date(kickOff.getTime() - 60_000),
        );
      if (kickOff) await record(matchKey, { act: 'kick-off' }, kickOff);
    },
    invite: (role: Role, name = 'Иван Петров') =>
      ask<Invitation>(deskPaths.invitations, 'POST', { name, role }).then(({ link }) => link),
    linkTo: (matchKey: string) =>
      ask<MatchLink>(deskPaths.matchLinks(site.matchId(matchKey)), 'POST').then(({ link }) => link),
    people: () => ask<People>(deskPaths.people),
    ledger,
    /** What these phones tapped is recorded, nothing else is, and they know it. */
    expectLedger: async (matchKey: string, expected: string[], ...phones: Phone[]): Promise<void> => {
      await expect.poll(() => ledger(matchKey), { timeout: 30_000 }).toEqual(expected);
      await Promise.all(phones.map((phone) => phone.untilAllRecorded()));
      expect(await ledger(matchKey)).toEqual(expected);
    },
  };
}

export const PHONE_OPTIONS = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
} satisfies BrowserContextOptions;

export type Phone = ReturnType<typeof phoneOf>;

interface PhoneOptions extends BrowserContextOptions {
  /** An invitation or a match link. */
  link: string;
  /** The network between the phone and the desk; by default none is in between. */
  through?: string;
  /** Runs before the app. */
  script?: () => void;
}

/** A phone with a profile of its own, signed in by the join screen. */
export async function openPhone(browser: Browser, { link, through, script, ...options }: PhoneOptions): Promise<Phone> {
  const context = await browser.newContext({ ...PHONE_OPTIONS, ...options });
  onTestFinished(() => context.close());
  if (script) await context.addInitScript(script);
  const phone = phoneOf(await context.newPage());
  await phone.join(link, through);
  return phone;
}

/** The address of a link by another way to the same desk. */
const byWayOf = (through: string, link: string): string => {
  const { pathname, hash } = new URL(link);
  return through + pathname + hash;
};

/** One page of a phone, and what a thumb does on it. Taps are counted. */
export function phoneOf(page: Page) {
  page.setDefaultTimeout(30_000);
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await target.tap();
  };
  const button = (name: string | RegExp, within: Page | Locator = page) => within.getByRole('button', { name }).first();
  const half = (side: Side) => page.getByRole('group', { name: TEAMS[side] });
  const sheet = page.getByRole('dialog');
  const shirt = (player: string) => button(PLAYERS[player] ?? player, sheet);

  return {
    page,
    context: page.context(),
    sheet,
    half,
    shirt,
    button,
    tap,
    taps: () => taps,
    /** How many taps a deed takes. */
    count: async (deed: () => Promise<unknown>): Promise<number> => {
      const before = taps;
      await deed();
      return taps - before;
    },
    /** Opens an invitation or a match link and accepts it. */
    join: async (link: string, through = new URL(link).origin) => {
      await page.goto(byWayOf(through, link));
      await button(/^(Да, аз съм|Към мача|Yes|To the match)/).tap();
      await page.waitForURL((url) => !url.pathname.startsWith('/join'));
    },
    open: async (path: string) => {
      await page.goto(new URL(path, page.url()).href);
    },
    /** From here on it opens without a network. */
    untilInstalled: () =>
      page.waitForFunction(async () => {
        await navigator.serviceWorker.ready;
        return navigator.serviceWorker.controller !== null;
      }),
    openMatch: async (matchId: number) => {
      await page.goto(new URL(`/match/${matchId}`, page.url()).href);
      await page.locator('.tally .score').waitFor();
    },
    goal: async (side: Side, scorer: string) => {
      await tap(button(/^Гол/, half(side)));
      await tap(shirt(scorer));
    },
    assist: async (player: string) => {
      await sheet.getByText('Кой подаде?').waitFor();
      await tap(shirt(player));
    },
    noAssist: () => tap(button(/^Без асистенция/, sheet)),
    unseenGoal: async (side: Side) => {
      await tap(button(/^Гол/, half(side)));
      await tap(button('Не видях кой', sheet));
    },
    card: async (side: Side, player: string, colour: 'Жълт' | 'Втори жълт' | 'Червен') => {
      await tap(button('Картон', half(side)));
      await tap(shirt(player));
      await tap(button(colour, sheet));
    },
    change: async (side: Side, off: string, on: string) => {
      await tap(button('Смяна', half(side)));
      await tap(shirt(off));
      await sheet.getByText('Кой влиза?').waitFor();
      await tap(shirt(on));
    },
    whistle: (name: string) => tap(button(name, page.locator('.pad'))),
    /** Half time so soon after kick-off that it is asked about. */
    earlyHalfTime: async () => {
      await tap(button('Почивка', page.locator('.pad')));
      await tap(button('Да, свири'));
    },
    /** Touches and stays there. */
    hold: async (target: Locator, milliseconds: number) => {
      taps += 1;
      const box = await target.boundingBox();
      if (!box) throw new Error('Nothing to hold');
      const devtools = await page.context().newCDPSession(page);
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await sleep(milliseconds);
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await devtools.detach();
    },
    score: () =>
      page
        .locator('.tally .score')
        .innerText()
        .then((text) => text.replaceAll(/\s+/g, '–')),
    pill: () => page.locator('.tally [class*=_net_]').innerText(),
    /** Lines of the ledger, newest first, without who recorded them and whether they wait. */
    lines: () =>
      page.locator('.ledger > li').evaluateAll((items) =>
        items.map((item) => {
          const copy = item.cloneNode(true) as Element;
          for (const part of copy.querySelectorAll('small, .hidden, .reason')) part.remove();
          return `${item.getAttribute('data-side') ?? ''} ${copy.textContent?.replaceAll(/\s+/g, ' ') ?? ''}`.trim();
        }),
      ),
    /** How many lines of the ledger are in this state. */
    countLines: (state: 'ok' | 'waiting' | 'refused') => page.locator(`.ledger > li[data-state=${state}]`).count(),
    untilAllRecorded: async () => {
      await expect
        .poll(() => page.locator('.tally [class*=_net_]').getAttribute('data-state'), { timeout: 20_000 })
        .toBe('ok');
    },
  };
}
