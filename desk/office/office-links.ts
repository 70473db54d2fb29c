import calendar from '@phosphor-icons/core/bold/calendar-blank-bold.svg?raw';
import clockBack from '@phosphor-icons/core/bold/clock-counter-clockwise-bold.svg?raw';
import cup from '@phosphor-icons/core/bold/trophy-bold.svg?raw';
import folder from '@phosphor-icons/core/bold/folder-bold.svg?raw';
import images from '@phosphor-icons/core/bold/images-bold.svg?raw';
import megaphone from '@phosphor-icons/core/bold/megaphone-bold.svg?raw';
import news from '@phosphor-icons/core/bold/newspaper-bold.svg?raw';
import people from '@phosphor-icons/core/bold/users-three-bold.svg?raw';
import shield from '@phosphor-icons/core/bold/shield-bold.svg?raw';
import sliders from '@phosphor-icons/core/bold/sliders-horizontal-bold.svg?raw';
import tray from '@phosphor-icons/core/bold/tray-bold.svg?raw';
import todo from '@phosphor-icons/core/bold/list-checks-bold.svg?raw';
import { pages } from '#desk/shell/navigation.ts';
import { isOpenTo, routeAt, type OfficeTitle } from '#desk/shell/routes.ts';
import type { Session } from '#contract/desk/people.ts';

/** Day to day. */
const DAILY = [
  { path: pages.todo, icon: todo },
  { path: pages.requests, icon: tray },
  { path: pages.calendar, icon: calendar },
  { path: pages.teams, icon: shield },
  { path: pages.competitions, icon: cup },
  { path: pages.news, icon: news },
  { path: pages.photos, icon: images },
  { path: pages.notices, icon: megaphone },
];

const SETTINGS = [
  { path: pages.league, icon: sliders },
  { path: pages.people, icon: people },
  { path: pages.journal, icon: clockBack },
  { path: pages.files, icon: folder },
];

export interface OfficeLink {
  path: string;
  icon: string;
  text: OfficeTitle;
}

/** The screens of the office that are open to somebody. */
export function officeLinks(session: Pick<Session, 'roles'> | null): Record<'daily' | 'settings', OfficeLink[]> {
  const open = (links: readonly Omit<OfficeLink, 'text'>[]) =>
    links.flatMap((link) => {
      const { route } = routeAt(link.path);
      return isOpenTo(session, route) ? [{ ...link, text: route.title }] : [];
    });
  return { daily: open(DAILY), settings: open(SETTINGS) };
}

const IN_BOTTOM_BAR = 4;

/** On a phone the thumb reaches four; the rest is under More. */
export const bottomBar = (daily: readonly OfficeLink[]): readonly OfficeLink[] =>
  daily.filter(({ path }) => path !== pages.competitions).slice(0, IN_BOTTOM_BAR);

/** A link is current with everything under it. */
export const isAt = (path: string, link: OfficeLink): boolean => path === link.path || path.startsWith(`${link.path}/`);
