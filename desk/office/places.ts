import calendar from '@phosphor-icons/core/bold/calendar-blank-bold.svg?raw';
import clockBack from '@phosphor-icons/core/bold/clock-counter-clockwise-bold.svg?raw';
import cup from '@phosphor-icons/core/bold/trophy-bold.svg?raw';
import folder from '@phosphor-icons/core/bold/folder-bold.svg?raw';
import news from '@phosphor-icons/core/bold/newspaper-bold.svg?raw';
import people from '@phosphor-icons/core/bold/users-three-bold.svg?raw';
import shield from '@phosphor-icons/core/bold/shield-bold.svg?raw';
import sliders from '@phosphor-icons/core/bold/sliders-horizontal-bold.svg?raw';
import todo from '@phosphor-icons/core/bold/list-checks-bold.svg?raw';
import { pages } from '#desk/shell/router.ts';
import type { Session } from '#contract/desk/people.ts';

/** Day to day. */
const DAILY = [
  { path: pages.todo, icon: todo, text: 'office.todo' },
  { path: pages.calendar, icon: calendar, text: 'office.calendar' },
  { path: pages.teams, icon: shield, text: 'office.teams' },
  { path: pages.competitions, icon: cup, text: 'office.competitions' },
  { path: pages.news, icon: news, text: 'office.news' },
] as const;

const SETTINGS = [
  { path: pages.league, icon: sliders, text: 'office.league' },
  { path: pages.people, icon: people, text: 'people.title' },
  { path: pages.journal, icon: clockBack, text: 'journal.title' },
  { path: pages.files, icon: folder, text: 'office.files' },
] as const;

export type Place = (typeof DAILY)[number] | (typeof SETTINGS)[number];

/** The places of the office; an editor has the news alone. */
export const placesOf = (role: Session['role'] | undefined): { daily: readonly Place[]; settings: readonly Place[] } =>
  role === 'organiser'
    ? { daily: DAILY, settings: SETTINGS }
    : { daily: DAILY.filter(({ path }) => role === 'editor' && path === pages.news), settings: [] };

/** On a phone the thumb reaches four; the rest is under More. */
export const isAtHand = ({ path }: Place): boolean =>
  DAILY.some((place) => place.path === path) && path !== pages.competitions;

/** A place is current with everything under it. */
export const isAt = (path: string, place: Place): boolean => path === place.path || path.startsWith(`${place.path}/`);
