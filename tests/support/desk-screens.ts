import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { deskBg } from '#i18n/desk/bg.ts';
import { deskEn } from '#i18n/desk/en.ts';
import { PHONE_OPTIONS, phoneOf, type DeskSite, type Phone } from './desk-phone.ts';
import { policyViolations } from './visit.ts';

type Words = Record<keyof typeof deskBg, unknown>;
type OnScreen = (phone: Phone, name: string) => Promise<void>;

/** The words of a button, in the language of the walk. */
const wordsIn = (language: 'bg' | 'en') => {
  const words = (language === 'bg' ? deskBg : deskEn) as Words;
  return (key: keyof typeof deskBg) => String(words[key]).replaceAll('\u00AD', '\u00AD');
};

const EXTRA_PHASES = [
  'HALF_TIME',
  'SECOND_HALF',
  'FULL_TIME_BREAK',
  'EXTRA_TIME',
  'EXTRA_TIME_BREAK',
  'SECOND_EXTRA_TIME',
  'PENALTIES',
] as const;

const SMALL_PHONE = { width: 360, height: 640 };

/**
 * Opens every screen and sheet of the pitch side on a small phone, one after the other, and stops at each. The matches of
 * `keys` are used up: one that is played to its end and a cup tie that goes to penalties.
 */
export async function walkScreens(
  browser: Browser,
  site: DeskSite,
  { language, match, tie, dropped }: { language: 'bg' | 'en'; match: string; tie: string; dropped: string },
  onScreen: OnScreen,
): Promise<void> {
  const say = wordsIn(language);
  const context = await browser.newContext({ ...PHONE_OPTIONS, viewport: SMALL_PHONE });
  try {
    await context.addInitScript((chosen) => localStorage.setItem('desk-language', chosen), language);
    const phone = phoneOf(await context.newPage());
    const { page, sheet, tap, button } = phone;
    const refused = policyViolations(page);
    const on = (name: string) => onScreen(phone, name);
    const press = (key: keyof typeof deskBg, within = page.locator('main')) => tap(button(say(key), within));
    const pad = page.locator('.pad');
    const half = (side: 'home' | 'away') => pad.locator(`[data-side=${side}]`);
    const tile = (at: number) => sheet.locator('.tile').nth(at);
    const escape = async () => {
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'hidden' });
    };

    // Join: without a link, by an invitation, by a match link.
    await page.goto(`${site.desk}/join`);
    await page.getByText(say('join.none')).waitFor();
    await on('join without a link');
    await page.goto(await site.linkTo(match));
    await page.getByText(say('join.jobLink')).waitFor();
    await on('join by a match link');
    await page.goto(await site.invite('organiser', 'Мария Тодорова'));
    await page.getByText(say('join.job.organiser')).waitFor();
    await on('join by an invitation');
    await tap(page.locator('button.primary'));
    await page.waitForURL(`${site.desk}/todo`);

    await phone.open('/');
    await page.locator('[class*=_games_]').first().waitFor();
    await on('today');
    await tap(page.locator('.topline a').last());
    await page.getByText(say('me.language'), { exact: true }).waitFor();
    await on('me');
    await press('me.signOut');
    await on('me: sign out');
    await escape();

    // Before the match.
    const matchId = site.matchId(match);
    await phone.openMatch(matchId);
    await pad.waitFor();
    await on('start without line-ups');
    await phone.open(`/match/${matchId}/lineups`);
    await page.locator('.squads').waitFor();
    await on('line-ups');
    await press('lineups.number');
    await tap(page.locator('.squads .tile').first());
    await on('line-ups: a number');
    await escape();
    await site.prepare(match);
    await phone.openMatch(matchId);
    await page.getByText(say('start.ready')).waitFor();
    await on('start');

    // The match with each sheet.
    await press('next.FIRST_HALF', pad);
    await page.getByRole('timer').waitFor();
    await tap(half('home').locator('button').nth(0));
    await on('goal sheet');
    await tap(tile(1));
    await sheet.getByText(say('assist.who')).waitFor();
    // A touch stops the five seconds.
    await tap(sheet.locator('h2'));
    await on('assist sheet');
    await tap(tile(2));
    await page.locator('.undo').waitFor();
    await on('undo');
    await tap(half('away').locator('button').nth(1));
    await on('card sheet: who');
    await tap(tile(1));
    await on('card sheet: which');
    await tap(sheet.locator('[class*=_cardChoice_]').first());
    await tap(half('away').locator('button').nth(2));
    await on('change sheet: off');
    await tap(tile(0));
    await on('change sheet: on');
    await tap(tile(0));
    await tap(button(say('pad.more'), pad));
    await on('more');
    await tap(sheet.locator('button', { hasText: say('more.missedPenalty') }).first());
    await on('missed penalty: who');
    await tap(tile(1));
    await on('missed penalty: how');
    await tap(button(say('penalty.saved'), sheet));
    await tap(button(say('pad.more'), pad));
    await tap(button(say('more.matchLink'), sheet));
    await sheet.locator('[class*=_qrCode_]').waitFor();
    await on('match link');
    await escape();
    await tap(button(say('pad.more'), pad));
    await tap(button(say('more.abandon'), sheet));
    await on('abandon');
    await escape();
    await tap(page.locator('.ledger button').first());
    await on('a line');
    await escape();
    await tap(page.locator('[class*=_net_]'));
    await on('what waits: nothing');
    await escape();
    await context.setOffline(true);
    await tap(half('home').locator('button').nth(0));
    await tap(button(say('goal.notSeen'), sheet));
    await page.locator('[class*=_net_][data-state=offline]').waitFor();
    await on('match without a network');
    await tap(page.locator('[class*=_net_]'));
    await on('what waits');
    await escape();

    // A goal that another phone recorded meanwhile: the question, and what is refused.
    await context.setOffline(false);
    await phone.untilAllRecorded();
    await press('next.HALF_TIME', pad);
    await page.locator('[class*=_ask_]').waitFor();
    await on('half time: so early?');
    await press('early.yes');
    await on('half time');
    await press('next.SECOND_HALF', pad);
    await on('second half');
    await tap(button(say('pad.more'), pad));
    await tap(button(say('more.stopClock'), sheet));
    await page.getByText(say('match.clockStopped')).first().waitFor();
    await on('stopped clock');
    await press('more.startClock', pad);

    await walkRefused(phone, site, dropped, on);

    // Penalties.
    await site.prepare(tie, new Date(Date.now() - 70 * 60_000));
    for (const phase of EXTRA_PHASES) await site.record(tie, { act: 'phase', phase });
    await phone.openMatch(site.matchId(tie));
    await page.locator('.kicks').waitFor();
    await on('shoot-out: first kick');
    for (const kick of ['scored', 'missed', 'scored', 'missed', 'scored'] as const) {
      const before = await page.locator('[data-kick=in], [data-kick=out]').count();
      await tap(button(say(`shootOut.${kick}`), page.locator('.turn')));
      await page.locator('[data-kick=in], [data-kick=out]').nth(before).waitFor();
    }
    await on('shoot-out: a kick that may decide');
    await tap(button(say('shootOut.missed'), page.locator('.turn')));
    await page.locator('[class*=turnEnd]').waitFor();
    await on('shoot-out: won');

    // After the match, and the form of a result.
    await phone.openMatch(matchId);
    await pad.waitFor();
    await phone.hold(pad.locator('.whistle'), 1300);
    await page.locator('[class*=_best_]').waitFor();
    await sleep(300);
    await on('after');
    await press('after.other');
    await on('after: another man of the match');
    await escape();
    await press('after.ratings');
    await on('after: ratings');
    await escape();
    await tap(page.getByRole('link', { name: say('after.correct') }));
    await page.locator('[class*=_counter_]').waitFor();
    await on('result');
    await tap(page.locator('[class*=_scorers_] button').first());
    await on('result: a goal');
    await escape();
    await tap(page.locator('button[class*=_way_]').first());
    await on('result: cards');
    await escape();
    await phone.openMatch(matchId);
    await tap(page.locator('.foot .primary'));
    await page.getByText(say('after.handedIn')).waitFor();
    await on('handed in');
    expect(refused).toEqual([]);
  } finally {
    await context.close();
  }
}

async function walkRefused(phone: Phone, site: DeskSite, matchKey: string, on: (name: string) => Promise<void>) {
  const { page, sheet, tap } = phone;
  await site.prepare(matchKey);
  await phone.openMatch(site.matchId(matchKey));
  await page.locator('.pad .whistle.lit').waitFor();
  await phone.context.setOffline(true);
  await tap(page.locator('.pad .whistle'));
  await page.getByRole('timer').waitFor();
  await tap(page.locator('.pad [data-side=home] button').nth(0));
  await tap(sheet.locator('.tile').nth(1));
  await page.keyboard.press('Escape');
  await site.record(matchKey, { act: 'cancel' });
  await phone.context.setOffline(false);
  await page.locator('.ledger li[data-state=refused]').nth(1).waitFor();
  await on('refused');
  await tap(page.locator('.ledger li[data-state=refused] button').last());
  await on('refused: three ways');
  await page.keyboard.press('Escape');
}
