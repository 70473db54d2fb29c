import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { ActAnswer, ActRequest } from '#contract/desk.ts';
import type { Match, MatchDetails } from '#contract/http/match.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { surnameAndInitial } from '#domain/player/name.ts';
import { bg } from '#i18n/bg.ts';
import { sendAct } from './pitch.ts';
import { open } from './visit.ts';

export type Told = (act: ActRequest['act']) => Promise<ActAnswer>;

/** Tells the desk of one match what happens in it. */
export const tellingDesk =
  (desk: string, matchId: number): Told =>
  (act) =>
    sendAct(desk, matchId, act);

/** When the page has heard how the match stands. */
export const untilJoined = async (page: Page): Promise<unknown> => {
  const socket = await page.waitForEvent('websocket');
  return socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('stats_update'));
};

export const askMatch = async (api: string, matchId: number): Promise<Match> => {
  const answer = (await (await fetch(api + apiPaths.matchDetails(matchId))).json()) as MatchDetails;
  return answer.details.match;
};

interface Way {
  /** In place of the server's, to what the page asks about the match. */
  answer?: (route: Route) => unknown;
  language?: 'bg' | 'en';
}

/** To the page of a match from one that asks for no match, so that what it asks for can be made up. */
export async function goToMatch(page: Page, url: string, matchId: number, { answer, language = 'en' }: Way = {}) {
  await open(page, `${url}/results/leagues?lang=${language}`);
  if (answer) {
    await page.route(`**${apiPaths.matchDetails(matchId)}`, answer);
    // What is made up must not be put right.
    await page.routeWebSocket(/socket/, () => {});
  }
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, pagePaths.match(matchId));
  await page.waitForURL(`**${pagePaths.match(matchId)}`);
}

/** As the API answers, but for some facts. */
export const matchButFor = (api: string, matchId: number, facts: object) => async (route: Route) => {
  const match = { ...(await askMatch(api, matchId)), liveData: null, ...facts };
  return route.fulfill({ json: { details: { match } } });
};

/** What of a match both a page and the API tell, in the same words. */
interface ToldMatch {
  score: string;
  goals: string[];
  cards: number;
  kicks: number;
}

/** A page on a slow machine that lost its connection may need three tries to come back. */
const PATIENCE = { timeout: 20_000, interval: 100 };

/** The open page tells what the API tells: score, goals with minute, scorer and running score, cards and kicks. */
export async function expectPageEqualsApi(page: Page, api: string, matchId: number): Promise<void> {
  await expect
    .poll(async () => ({ shown: await readPage(page), told: toldBy(await askMatch(api, matchId)) }), PATIENCE)
    .toSatisfy(
      ({ shown, told }) => JSON.stringify(shown) === JSON.stringify(told),
      'the page tells what the API tells',
    );
  await expectPageAsNew(page, matchId);
}

/** All its words are those of the page that the server would make at this moment; its clock and its news are its own. */
export async function expectPageAsNew(page: Page, matchId: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(readWords, pagePaths.match(matchId)), PATIENCE)
    .toSatisfy(({ here, anew }) => here === anew, 'the page is as it would come now');
}

const toldBy = (match: Match): ToldMatch => ({
  score: match.team1_score === null ? '–' : `${match.team1_score}:${match.team2_score}`,
  goals: match.goals.map(
    ({ minute, extra_time, scorer, team1_score, team2_score }) =>
      `${minute}${extra_time ? `+${extra_time}` : ''}’ ${scorer ? surnameAndInitial(scorer.name) : '–'} ${team1_score} – ${team2_score}`,
  ),
  cards: match.events.filter(({ card_type }) => card_type !== null).length,
  kicks: match.events.filter(({ match_phase }) => /PENALT/.test(match_phase)).length,
});

const readPage = (page: Page): Promise<ToldMatch> =>
  page.evaluate((shootout) => {
    const rows = [...document.querySelectorAll<HTMLElement>('main section li:has([data-act])')].map((row) => ({
      act: row.querySelector<HTMLElement>('[data-act]')?.dataset['act'] ?? '',
      isKick: row.closest('section')?.querySelector('h3')?.textContent?.startsWith(shootout) ?? false,
      minute: /\d+(?:\+\d+)?’/.exec(row.innerText)?.[0],
      made: /\d+ – \d+/.exec(row.innerText)?.[0],
      name: row.querySelector('a[href^="/player/"]')?.textContent ?? '–',
    }));
    const isOf = (...acts: string[]) => rows.filter(({ act, isKick }) => !isKick && acts.includes(act));
    const score = [...document.querySelectorAll('main > section p')].find(({ textContent }) =>
      /^(?:\d+:\d+|–)$/.test(textContent ?? ''),
    );
    return {
      score: score?.textContent ?? '',
      goals: isOf('goal', 'ownGoal', 'penalty').map(({ minute, name, made }) => `${minute} ${name} ${made}`),
      cards: isOf('yellow', 'secondYellow', 'red').length,
      kicks: rows.filter(({ isKick }) => isKick).length,
    };
  }, bg['matchPage.section.shootout']);

/** In the browser: the words of the page as it is, and as it would come now. */
async function readWords(path: string): Promise<{ here: string; anew: string }> {
  const words = (document: Document) => {
    const main = document.querySelector('main')?.cloneNode(true) as Element;
    // The clock, the news and a goal that is being celebrated.
    for (const moving of main.querySelectorAll('[role=timer], [aria-live], [data-theme][aria-hidden]')) moving.remove();
    return main.textContent?.replaceAll(/\s+/g, ' ') ?? '';
  };
  const response = await fetch(path + location.search, { cache: 'no-store' });
  const anew = new DOMParser().parseFromString(await response.text(), 'text/html');
  return { here: words(document), anew: words(anew) };
}
