import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { ManagerInvitation } from '#contract/desk/managers.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { TeamList } from '#contract/desk/teams.ts';
import { PHONE_OPTIONS, type DeskSite } from './desk-phone.ts';
import { policyViolations } from './visit.ts';

interface ManagerPhone {
  teamId: number;
  context: BrowserContext;
  page: Page;
  violations: string[];
}

/** The number of a team of the demo league. */
export async function idOfTeam(site: DeskSite, name: string): Promise<number> {
  const { teams } = await site.ask<TeamList>(deskPaths.teams);
  const team = teams.find((one) => one.name === name);
  if (!team) throw new Error(`There is no team ${name}`);
  return team.id;
}

/** A new manager of the team, who has accepted his invitation and sees his club. */
export async function openManagerPhone(
  browser: Browser,
  site: DeskSite,
  { team, name, ...options }: { team: string; name: string; viewport?: { width: number; height: number } },
): Promise<ManagerPhone> {
  const teamId = await idOfTeam(site, team);
  const { link } = await site.ask<ManagerInvitation>(deskPaths.managers(teamId), 'POST', { name });
  const context = await browser.newContext({ ...PHONE_OPTIONS, ...options });
  const page = await context.newPage();
  const violations = policyViolations(page);
  await page.goto(link ?? '');
  await page.getByText('Ти си ръководител.').waitFor();
  await page.locator('button.primary').click();
  await page.getByRole('navigation').last().waitFor();
  return { teamId, context, page, violations };
}
