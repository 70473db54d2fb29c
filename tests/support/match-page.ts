import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { ActResponse, ActRequest } from '#contract/desk/acts.ts';
import type { Match, MatchDetails } from '#contract/http/match.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { surnameAndInitial } from '#domain/player/name.ts';
import { publicBg } from '#i18n/public/bg.ts';
import { sendAct } from './site-with-desk.ts';
import { muteSocket, open } from './visit.ts';

export type DeskRecorder = (act: ActRequest['act']) => Promise<ActResponse>;

/** Records acts of one match at its desk. */
export const deskRecorder =
  (desk: string, matchId: number): DeskRecorder =>
  (act) =>
    sendAct(desk, matchId, act);

/** The section that holds the title of the page. */
export const scoreboard = (page: Page) => page.locator('section', { has: page.getByRole('heading', { level: 1 }) });

/** Resolves when the page has received the state of the match. */
export const untilJoined = async (page: Page): Promise<unknown> => {
  const socket = await page.waitForEvent('websocket');
  return socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('stats_update'));
};

export const askMatch = async (api: string, matchId: number): Promise<Match> => {
  const answer = (await (await fetch(api + apiPaths.matchDetails(matchId))).json()) as MatchDetails;
  return answer.details.match;
};

interface MatchVisit {
  /** Answers the page's request for the match instead of the server. */
  answer?: (route: Route) => unknown;
  language?: 'bg' | 'en';
}

/** By a link from a page that loads no match, so that the answer to its request can be replaced. */
export async function goToMatch(
  page: Page,
  url: string,
  matchId: number,
  { answer, language = 'en' }: MatchVisit = {},
) {
  await open(page, `${url}/results/leagues?lang=${language}`);
  if (answer) {
    await page.route(`**${apiPaths.matchDetails(matchId)}`, answer);
    // The socket would correct the replaced answer.
    await muteSocket(page);
  }
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, pagePaths.match(matchId));
  await page.waitForURL(`**${pagePaths.match(matchId)}`);
}

/** The answer of the API with some facts changed. */
export const matchButFor = (api: string, matchId: number, facts: object) => async (route: Route) => {
  const match = { ...(await askMatch(api, matchId)), liveData: null, ...facts };
  return route.fulfill({ json: { details: { match } } });
};

/** The facts of a match that both its page and the API give. */
interface MatchFacts {
  score: string;
  goals: string[];
  cards: number;
  kicks: number;
}

/** On a busy machine a page that lost its connection may need three attempts to reconnect. */
const SLOW_RECONNECT = { timeout: 20_000, interval: 100 };

/** The open page shows what the API returns: score, goals with minute, scorer and running score, cards and kicks. */
export async function expectPageEqualsApi(page: Page, api: string, matchId: number): Promise<void> {
  await expect
    .poll(
      async () => ({ shown: await factsOnPage(page), stored: factsFromApi(await askMatch(api, matchId)) }),
      SLOW_RECONNECT,
    )
    .toSatisfy(
      ({ shown, stored }) => JSON.stringify(shown) === JSON.stringify(stored),
      'the page shows what the API returns',
    );
  await expectPageMatchesServer(page, matchId);
}

/** The text of the open page is that of a page rendered now, except for its clock and its announcements. */
export async function expectPageMatchesServer(page: Page, matchId: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(readWords, pagePaths.match(matchId)), SLOW_RECONNECT)
    .toSatisfy(({ open, rendered }) => open === rendered, 'the page equals a page rendered now');
}

const factsFromApi = (match: Match): MatchFacts => ({
  score: match.team1_score === null ? '–' : `${match.team1_score}:${match.team2_score}`,
  goals: match.goals.map(
    ({ minute, extra_time, scorer, team1_score, team2_score }) =>
      `${minute}${extra_time ? `+${extra_time}` : ''}’ ${scorer ? surnameAndInitial(scorer.name) : '–'} ${team1_score} – ${team2_score}`,
  ),
  cards: match.events.filter(({ card_type }) => card_type !== null).length,
  kicks: match.events.filter(({ match_phase }) => /PENALT/.test(match_phase)).length,
});

const factsOnPage = (page: Page): Promise<MatchFacts> =>
  page.evaluate((shootout) => {
    const rows = [...document.querySelectorAll<HTMLElement>('main section li:has([data-act])')].map((row) => ({
      act: row.querySelector<HTMLElement>('[data-act]')?.dataset['act'] ?? '',
      isKick: row.closest('section')?.querySelector('h3')?.textContent?.startsWith(shootout) ?? false,
      minute: /\d+(?:\+\d+)?’/.exec(row.innerText)?.[0],
      made: /\d+ – \d+/.exec(row.innerText)?.[0],
      name: row.querySelector('a[href^="/player/"]')?.textContent ?? '–',
    }));
    const isOf = (...acts: string[]) => rows.filter(({ act, isKick }) => !isKick && acts.includes(act));
    const scoreboard = document.querySelector('h1')?.closest('section');
    const score = [...(scoreboard?.querySelectorAll('p') ?? [])].find(({ textContent }) =>
      /^(?:\d+:\d+|–)$/.test(textContent ?? ''),
    );
    return {
      score: score?.textContent ?? '',
      goals: isOf('goal', 'ownGoal', 'penalty').map(({ minute, name, made }) => `${minute} ${name} ${made}`),
      cards: isOf('yellow', 'secondYellow', 'red').length,
      kicks: rows.filter(({ isKick }) => isKick).length,
    };
  }, publicBg['matchPage.section.shootout']);

/** Runs in the browser. */
async function readWords(path: string): Promise<{ open: string; rendered: string }> {
  const words = (document: Document) => {
    const main = document.querySelector('main')?.cloneNode(true) as Element;
    // The clock, the announcements and the celebration of a goal.
    for (const moving of main.querySelectorAll('[role=timer], [aria-live], [data-theme][aria-hidden]')) moving.remove();
    return main.textContent?.replaceAll(/\s+/g, ' ') ?? '';
  };
  const response = await fetch(path + location.search, { cache: 'no-store' });
  const rendered = new DOMParser().parseFromString(await response.text(), 'text/html');
  return { open: words(document), rendered: words(rendered) };
}
