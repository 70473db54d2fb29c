import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Side } from '#domain/match/score.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { openPhone, startDeskSite, type DeskSite, type Phone } from '#tests/support/desk-phone.ts';
import { fullLineup, fullSquadLeague } from '#tests/support/full-squads.ts';

/* The pitch side on phones from 360 × 560 to 430 × 932, with six starters, six substitutes and long surnames. */

let site: DeskSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(fullSquadLeague()), sharedBrowser()]);
});
afterAll(() => site?.stop());

const SIZES = [
  [360, 560],
  [360, 740],
  [412, 732],
  [430, 560],
  [430, 932],
  [360, 932],
] as const;
const HAND = 56;

const setSize = async (page: Page, [width, height]: readonly [number, number]) => {
  await page.setViewportSize({ width, height });
  // Fonts that fit themselves to a tile do so in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

async function prepare(matchKey: string, minutesAgo: number | null): Promise<Phone> {
  const kickOff = minutesAgo === null ? undefined : new Date(Date.now() - minutesAgo * 60_000);
  for (const side of ['home', 'away'] as const)
    await site.record(matchKey, fullLineup(site.playerId, side), kickOff && new Date(kickOff.getTime() - 60_000));
  if (kickOff) await site.record(matchKey, { act: 'kick-off' }, kickOff);
  const phone = await openPhone(browser, { link: await site.linkTo(matchKey) });
  await phone.page.locator('.tally .score').waitFor();
  await phone.page.evaluate(() => document.fonts.ready);
  return phone;
}

interface Box {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The boxes of all that can be pressed, with those that something else covers or the edge cuts off. */
const boxesOf = (within: Locator): Promise<{ boxes: Box[]; unreachable: string[] }> =>
  within.evaluate((root) => {
    const unreachable: string[] = [];
    const boxes = [...root.querySelectorAll<HTMLElement>('button, a[href], input')]
      .filter((element) => element.checkVisibility() && !(element as HTMLButtonElement).disabled)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        const isSeen = [
          [x + 2, y + 2],
          [x + width - 2, y + height - 2],
          [x + width / 2, y + height / 2],
        ].every(([left = 0, top = 0]) => {
          const seen = document.elementFromPoint(left, top);
          return seen !== null && (element.contains(seen) || seen.contains(element));
        });
        if (!isSeen || y + height > innerHeight + 0.5)
          unreachable.push(`${name}: ${Math.round(y)}–${Math.round(y + height)}`);
        return { name, x, y, width, height };
      });
    return { boxes, unreachable };
  });

/** Texts that are cut off, or stand out of what they belong to. */
const cutTexts = (within: Locator): Promise<string[]> =>
  within.evaluate((root) => {
    const found: string[] = [];
    for (const element of root.querySelectorAll<HTMLElement>('button, a[href], h2, .team b, .who, .what strong')) {
      if (!element.checkVisibility()) continue;
      const outer = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (!node.textContent?.trim() || !parent || parent.closest('.hidden')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const inner = range.getBoundingClientRect();
        const isOut = inner.left < outer.left - 1 || inner.right > outer.right + 1;
        if (isOut || parent.scrollWidth > parent.clientWidth + 1) found.push(node.textContent.trim());
      }
    }
    return found;
  });

const tilesOf = ({ boxes }: { boxes: Box[] }): Box[] =>
  boxes
    .filter(({ name }) => /^\d+ /.test(name))
    .map(({ name, ...box }) => ({ name: name.split(',')[0] ?? '', ...rounded(box) }));
const rounded = <Numbers extends Record<string, number>>(numbers: Numbers): Numbers =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Math.round(value)])) as Numbers;

test('scorer and assist: twelve shirts fit at every size, each in the same place on both sheets', async () => {
  const phone = await prepare('s1', 5);
  const problems: Record<string, unknown> = {};
  for (const size of SIZES) {
    await setSize(phone.page, size);
    await phone.tap(phone.button(/^Гол/, phone.half('home')));
    await phone.sheet.getByText('Кой вкара?').waitFor();
    const scorer = await boxesOf(phone.sheet);
    const cut = await cutTexts(phone.sheet);
    const head = await phone.page.locator('.tally .score').boundingBox();
    const sheet = await phone.sheet.boundingBox();
    await phone.tap(phone.shirt('Драгнев'));
    await phone.sheet.getByText('Кой подаде?').waitFor();
    // A touch stops the five seconds.
    await phone.sheet.locator('h2').tap();
    const assist = await boxesOf(phone.sheet);
    const small = scorer.boxes.filter(({ width, height }) => height < HAND - 0.5 || width < HAND - 0.5);
    const moved = tilesOf(scorer).filter((tile, at) => JSON.stringify(tile) !== JSON.stringify(tilesOf(assist)[at]));
    const isCovered = !head || !sheet || sheet.y < head.y + head.height;
    if (
      scorer.unreachable.length + assist.unreachable.length + small.length + moved.length + cut.length > 0 ||
      isCovered
    )
      problems[size.join(' × ')] = {
        scorer: scorer.unreachable,
        assist: assist.unreachable,
        small: small.map(({ name, width, height }) => `${name}: ${width} × ${height}`),
        moved: moved.map(({ name, y }) => `${name}: ${y} → ${tilesOf(assist).find((one) => one.name === name)?.y}`),
        cut,
        isCovered,
      };
    expect(tilesOf(scorer)).toHaveLength(12);
    await phone.tap(phone.button('Отмени', phone.sheet));
    await expect.poll(phone.score).toBe('0–0');
  }
  expect(problems).toEqual({});
});

test('without line-ups: the whole squad, who was named last first, found by number and by name', async () => {
  await site.record('s2', { act: 'kick-off' }, new Date(Date.now() - 5 * 60_000));
  await site.record('s2', goalOf('home-12'));
  const phone = await openPhone(browser, { link: await site.linkTo('s2') });
  await setSize(phone.page, [360, 640]);
  await phone.tap(phone.button(/^Гол/, phone.half('home')));
  const names = async () => tilesOf(await boxesOf(phone.sheet)).map(({ name }) => name);
  expect((await names())[0]).toBe('51 Недев');
  expect(await names()).toHaveLength(20);
  const search = phone.sheet.getByRole('searchbox');
  const offered = async (text: string) => {
    await search.fill(text);
    return names();
  };
  expect(await offered('45')).toEqual(['45 Колев Д.']);
  expect(await offered('делиб')).toEqual(['43 Делибалтов']);
  expect(await offered('Delib')).toEqual(['43 Делибалтов']);
  await search.fill('99');
  await phone.sheet.getByText('Никой с такова име или номер.').waitFor();
  await search.fill('');
  const before = tilesOf(await boxesOf(phone.sheet));
  // The wide button stays in reach, whatever the size of the squad.
  const wide = await phone.button('Не видях кой', phone.sheet).boundingBox();
  expect(wide!.y + wide!.height).toBeLessThanOrEqual(640);
  await phone.tap(phone.shirt('Янков'));
  await phone.sheet.getByText('Кой подаде?').waitFor();
  // He was named last by now, but no shirt moves before the next sheet.
  expect(tilesOf(await boxesOf(phone.sheet))).toEqual(before);
  await phone.noAssist();
  await phone.tap(phone.button(/^Гол/, phone.half('home')));
  expect((await names()).slice(0, 2)).toEqual(['49 Янков', '51 Недев']);
});

const goalOf = (key: string | null, team: Side = 'home') => ({
  act: 'goal' as const,
  team,
  player: key === null ? null : site.playerId(key),
  assist: null,
  ownGoal: false,
  penalty: false,
});

/** Those of the boxes that lie over one another. */
const overlapping = (page: Page, ...selectors: string[]): Promise<string[]> =>
  page.evaluate((all) => {
    const boxes = all.flatMap((selector) =>
      [...document.querySelectorAll(selector)].map((element) => ({
        selector,
        ...element.getBoundingClientRect().toJSON(),
      })),
    );
    return boxes.flatMap((a, at) =>
      boxes
        .slice(at + 1)
        .filter((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        .map((b) => `${a.selector} over ${b.selector}`),
    );
  }, selectors);

test('15–14: the score covers neither crest nor name, its chip not the ball', async () => {
  const phone = await prepare('s3', 20);
  for (let goal = 0; goal < 29; goal++)
    await site.record('s3', goalOf(goal % 2 === 0 ? 'home-9' : 'away-11', goal % 2 === 0 ? 'home' : 'away'));
  await expect.poll(phone.score).toBe('15–14');
  const found: Record<string, unknown> = {};
  for (const size of SIZES) {
    await setSize(phone.page, size);
    const over = await overlapping(phone.page, '.tally .team .crest', '.tally .team b', '.tally .score > b');
    const inLine = await overlapping(phone.page, '.ledger li:first-child .running', '.ledger li:first-child .kind');
    const cut = await cutTexts(phone.page.locator('main'));
    if (over.length + inLine.length + cut.length > 0) found[size.join(' × ')] = [...over, ...inLine, ...cut];
  }
  expect(found).toEqual({});
});

test('at a zoom of 130 % letters stay inside, on the pad, the sheets and the line-ups', async () => {
  const phone = await prepare('s4', 5);
  const found: Record<string, string[]> = {};
  const look = async (name: string, within: Locator) => {
    // A phone of 360 × 740 and one of 390 × 844.
    for (const size of [
      [277, 569],
      [300, 649],
    ] as const) {
      await setSize(phone.page, size);
      const cut = await cutTexts(within);
      const sideways = await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (cut.length > 0 || sideways > 0) found[`${name}, ${size.join(' × ')}`] = [...cut, `sideways: ${sideways}`];
    }
  };
  await look('pad', phone.page.locator('main'));
  await phone.tap(phone.button(/^Гол/, phone.half('home')));
  await look('scorer', phone.sheet);
  await phone.tap(phone.shirt('Драгнев'));
  await phone.sheet.getByText('Кой подаде?').waitFor();
  await phone.sheet.locator('h2').tap();
  await look('assist', phone.sheet);
  await phone.open(`/match/${site.matchId('s4')}/lineups`);
  await phone.page.locator('.squads .tile').first().waitFor();
  await look('line-ups', phone.page.locator('main'));
  expect(found).toEqual({});
});

test('what waits: its sheet leaves the pad where it was, and its button in reach', async () => {
  const phone = await prepare('s5', 5);
  await phone.context.setOffline(true);
  for (let goal = 0; goal < 12; goal++) await phone.unseenGoal('home');
  const pad = phone.page.locator('.pad');
  const found: Record<string, unknown> = {};
  for (const size of SIZES) {
    await setSize(phone.page, size);
    const before = await pad.boundingBox();
    await phone.tap(phone.page.locator('[class*=_net_]'));
    await phone.sheet.waitFor();
    const after = await pad.boundingBox();
    const { unreachable } = await boxesOf(phone.sheet);
    if (JSON.stringify(before) !== JSON.stringify(after) || unreachable.length > 0)
      found[size.join(' × ')] = { before, after, unreachable };
    await phone.page.keyboard.press('Escape');
    const pill = await phone.page.locator('[class*=_net_]').boundingBox();
    expect(pill!.height).toBeGreaterThanOrEqual(48);
  }
  expect(found).toEqual({});
  await phone.context.setOffline(false);
});

test('the days of the week strip are 48 px', async () => {
  const phone = await openPhone(browser, { link: await site.invite('scorer') });
  await phone.open('/');
  await phone.page.locator('[class*=_week_]').waitFor();
  for (const size of SIZES) {
    await setSize(phone.page, size);
    const { boxes } = await boxesOf(phone.page.locator('[class*=_week_]'));
    expect(boxes).toHaveLength(7);
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  }
});

test('the shoot-out shows all rounds at every size; the bar says scored or missed', async () => {
  for (const side of ['home', 'away'] as const)
    await site.record('tie', fullLineup(site.playerId, side), new Date(Date.now() - 71 * 60_000));
  await site.record('tie', { act: 'kick-off' }, new Date(Date.now() - 70 * 60_000));
  for (const phase of TO_PENALTIES) await site.record('tie', { act: 'phase', phase });
  const phone = await openPhone(browser, { link: await site.linkTo('tie') });
  const turn = phone.page.locator('.turn');
  const bar = phone.page.locator('.undo');
  await turn.waitFor();
  const found: Record<string, unknown> = {};
  const look = async (name: string) => {
    for (const size of SIZES) {
      await setSize(phone.page, size);
      const hidden = await phone.page.locator('.kicks').evaluate((list) => {
        const { top, bottom } = list.getBoundingClientRect();
        const rounds = [...list.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
        return rounds.filter((round) => round.top < top - 0.5 || round.bottom > bottom + 0.5).length;
      });
      // Where there is room for both; on shorter phones the bar lies over the last rounds for its eight seconds.
      const covered = size[1] < 704 ? [] : await overlapping(phone.page, '.kicks li', '.undo');
      const { unreachable, boxes } = await boxesOf(turn);
      const small = boxes.filter(({ width, height }) => width < HAND - 0.5 || height < HAND - 0.5);
      const cut = await cutTexts(phone.page.locator('main'));
      if (hidden + covered.length + unreachable.length + small.length + cut.length > 0)
        found[`${name}, ${size.join(' × ')}`] = { hidden, covered, unreachable, small, cut };
    }
  };
  await look('first kick');
  await phone.tap(phone.button('Караджостоянов', turn));
  await phone.tap(phone.button('Вкара', turn));
  await bar.getByText('Дузпа: вкара, ').waitFor();
  await phone.tap(phone.button('Пропусна', turn));
  await bar.getByText('Дузпа: пропусна').waitFor();
  await look('third kick');
  expect(found).toEqual({});
});

const TO_PENALTIES = [
  'HALF_TIME',
  'SECOND_HALF',
  'FULL_TIME_BREAK',
  'EXTRA_TIME',
  'EXTRA_TIME_BREAK',
  'SECOND_EXTRA_TIME',
  'PENALTIES',
] as const;

test('line-ups: no surname is cut at any size', async () => {
  const phone = await prepare('s7', null);
  await phone.open(`/match/${site.matchId('s7')}/lineups`);
  await phone.page.locator('.squads .tile').first().waitFor();
  const found: Record<string, string[]> = {};
  for (const size of SIZES) {
    await setSize(phone.page, size);
    const cut = await cutTexts(phone.page.locator('main'));
    if (cut.length > 0) found[size.join(' × ')] = cut;
  }
  expect(found).toEqual({});
});

test('line-ups on a phone held across show two rows of tiles of both teams, and what ends the screen', async () => {
  const phone = await prepare('s6', null);
  await phone.open(`/match/${site.matchId('s6')}/lineups`);
  await phone.page.locator('.squads .tile').first().waitFor();
  for (const size of [
    [640, 360],
    [740, 360],
    [844, 390],
  ] as const) {
    await setSize(phone.page, size);
    const shown = await phone.page.locator('.squads').evaluate((squads) =>
      [...squads.querySelectorAll('section')].map((section) => {
        const { bottom } = squads.parentElement!.getBoundingClientRect();
        const tiles = [...section.querySelectorAll('.tile')].map((tile) => tile.getBoundingClientRect());
        return new Set(tiles.filter((tile) => tile.bottom <= bottom).map(({ top }) => Math.round(top))).size;
      }),
    );
    expect([size, ...shown.map((rows) => rows >= 2)]).toEqual([size, true, true]);
    const { unreachable, boxes } = await boxesOf(phone.page.locator('.foot'));
    expect([unreachable, boxes.filter(({ height }) => height < HAND - 0.5)]).toEqual([[], []]);
  }
});
