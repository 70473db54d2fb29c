import type { Page, Route } from 'playwright-core';
import type { PlayerDetails, PlayerMatches, Trending } from '#contract/http/player.ts';
import type { TeamAwards, TeamCompetitions, TeamDetails, Teams } from '#contract/http/team.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from './browser.ts';
import { demoSite } from './demo-site.ts';
import { open } from './visit.ts';
import { askIn } from './in-latin.ts';

/** The demo site with a browser, and its API to compare pages with. */
export async function openDemo() {
  const url = await demoSite();
  return {
    url,
    browser: await sharedBrowser(),
    ask: askIn(() => url),
    addressOf: (path: string, tab: string, language = 'en') =>
      `${url}${path}?lang=${language}${tab === 'Summary' ? '' : `&tab=${tab}`}`,
  };
}
export type OpenDemo = Awaited<ReturnType<typeof openDemo>>;

/** `star` has awards of several kinds; `mover` has played for two teams in more than ten matches; `first` is in form, and so linked from the hub. */
export async function findPlayers({ ask }: OpenDemo) {
  const trending = await ask<Trending>(apiPaths.trendingPlayers);
  const players = await Promise.all(
    Array.from({ length: 150 }, (_, index) => ask<Partial<PlayerDetails>>(apiPaths.player(index + 1))),
  );
  const known = players.filter((player): player is PlayerDetails => player.id !== undefined);
  const several = known.filter(({ teams }) => teams.length > 1);
  const logs = await Promise.all(several.map(({ id }) => ask<PlayerMatches>(apiPaths.playerMatches(id))));
  const star = known.find(({ awards }) =>
    ['TEAM_SEASONAL', 'INDIVIDUAL_SEASONAL'].every((type) => awards.some(({ mainType }) => mainType === type)),
  );
  const mover = several.find((_, index) => logs[index]?.pagination.hasMore);
  const [first] = trending;
  if (!star || !mover || !first) throw new Error('The demo league has no suitable players');
  return { star, mover, first };
}

/** A team with two competitions and an award. */
export async function findTeam({ ask }: OpenDemo): Promise<TeamDetails> {
  for (const { id } of await ask<Teams>(apiPaths.teams)) {
    const { awards } = await ask<TeamAwards>(apiPaths.teamAwards(id));
    const { competitions } = await ask<TeamCompetitions>(apiPaths.teamCompetitions(id));
    if (awards.length > 0 && competitions.length > 1) return ask<TeamDetails>(apiPaths.team(id));
  }
  throw new Error('The demo league has no team to show');
}

/** Opens a trending player from the results page, with the answer of the API changed. */
export async function followWith(page: Page, { url }: OpenDemo, id: number, change: object, language = 'en') {
  await open(page, `${url}${pagePaths.results}?lang=${language}`);
  await page.route(`**${apiPaths.player(id)}`, async (route) => {
    const details = (await (await route.fetch()).json()) as PlayerDetails;
    await route.fulfill({ json: { ...details, ...change } });
  });
  await page.locator(`main a[href="${pagePaths.player(id)}"]`).click();
}

export const panel = (page: Page) => page.getByRole('tabpanel');
export const tab = (page: Page, name: string) => page.getByRole('tab', { name });
export const fail = (route: Route) => route.fulfill({ status: 500, json: { error: 'Broken' } });
export const reply =
  (json: unknown, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, json });

export const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
export const dotted = (day: string) => day.split('-').toReversed().join('.');
export const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
/** Rounds half a tenth up. */
export const oneDecimal = (value: number) => (Math.round(Number((value * 10).toFixed(6))) / 10).toFixed(1);
