import arrowUndo from '@phosphor-icons/core/bold/arrow-u-up-left-bold.svg?raw';
import calendarX from '@phosphor-icons/core/bold/calendar-x-bold.svg?raw';
import calendarDots from '@phosphor-icons/core/bold/calendar-blank-bold.svg?raw';
import gavel from '@phosphor-icons/core/bold/gavel-bold.svg?raw';
import globe from '@phosphor-icons/core/bold/globe-simple-bold.svg?raw';
import hourglass from '@phosphor-icons/core/bold/hourglass-medium-bold.svg?raw';
import numbers from '@phosphor-icons/core/bold/soccer-ball-bold.svg?raw';
import pencil from '@phosphor-icons/core/bold/pencil-simple-bold.svg?raw';
import printer from '@phosphor-icons/core/bold/printer-bold.svg?raw';
import qr from '@phosphor-icons/core/bold/qr-code-bold.svg?raw';
import monitor from '@phosphor-icons/core/bold/device-mobile-bold.svg?raw';
import swap from '@phosphor-icons/core/bold/arrows-left-right-bold.svg?raw';
import trash from '@phosphor-icons/core/bold/trash-bold.svg?raw';
import type { CalendarMatch } from '#contract/desk/calendar.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { pagePaths } from '#contract/paths.ts';
import { pages } from '#desk/shell/navigation.ts';
import type { MenuItem } from '#desk/office/menu.tsx';
import type { OfficeTranslate } from '#desk/office/texts.ts';
import type { Language } from '#domain/formatting/date.ts';
import type { Action } from './use-calendar.ts';

/** What is decided at once, without a form. */
export type Decision = 'postpone' | 'cancel' | 'revert' | 'delete';

export interface RowActions {
  open: (match: CalendarMatch, action: Action) => void;
  decide: (match: CalendarMatch, decision: Decision) => void;
  link: (match: CalendarMatch) => void;
}

interface MenuContext {
  t: OfficeTranslate;
  language: Language;
  publicUrl: string;
  hasBegun: boolean;
  /** [PM10] What was deleted is brought back by an organiser of the league. */
  mayDelete: boolean;
  actions: RowActions;
  resultPath: (match: CalendarMatch) => string;
}

/** What can be done with a match as it is, the usual first. */
export function menuOf(
  match: CalendarMatch,
  { t, language, publicUrl, hasBegun, mayDelete, actions, resultPath }: MenuContext,
): MenuItem[] {
  const { id, status, score, untouched } = match;
  const hasTeams = match.fields.homeId !== null && match.fields.awayId !== null;
  const isOpen = status === 'UPCOMING' || status === 'POSTPONED';
  const decide = (decision: Decision) => () => actions.decide(match, decision);
  const open = (action: Action) => () => actions.open(match, action);
  const when = (condition: boolean, ...items: MenuItem[]) => (condition ? items : []);
  return [
    ...when(status === 'UPCOMING', { text: t('calendar.do.move'), icon: calendarDots, onChoose: open('move') }),
    ...when(status === 'POSTPONED', { text: t('calendar.do.schedule'), icon: calendarDots, onChoose: open('move') }),
    ...when(!isOpen, { text: t('calendar.do.edit'), icon: pencil, onChoose: open('move') }),
    ...when(status === 'UPCOMING' && hasTeams && hasBegun, {
      text: t('calendar.do.result'),
      icon: numbers,
      href: resultPath(match),
    }),
    ...when(status === 'FINISHED', { text: t('calendar.do.correct'), icon: numbers, href: resultPath(match) }),
    ...when(hasTeams, { text: t('calendar.do.open'), icon: monitor, href: pages.match(id) }),
    ...when(hasTeams && (status === 'UPCOMING' || status === 'LIVE'), {
      text: t('calendar.do.link'),
      icon: qr,
      onChoose: () => actions.link(match),
    }),
    ...when(hasTeams, {
      text: t('calendar.do.sheet'),
      icon: printer,
      href: `${deskPaths.sheets}?match=${id}&lang=${language}`,
      isFile: true,
    }),
    ...when(hasTeams, {
      text: t('calendar.do.site'),
      icon: globe,
      href: publicUrl + pagePaths.match(id),
      isFile: true,
    }),
    ...when(untouched, { text: t('calendar.do.teams'), icon: swap, onChoose: open('teams') }),
    ...when(status === 'UPCOMING' && hasTeams, {
      text: t('calendar.do.postpone'),
      icon: hourglass,
      onChoose: decide('postpone'),
    }),
    ...when(isOpen && hasTeams, { text: t('calendar.do.cancel'), icon: calendarX, onChoose: decide('cancel') }),
    ...when((isOpen || status === 'FINISHED') && hasTeams, {
      text: t('calendar.do.award'),
      icon: gavel,
      onChoose: open('award'),
    }),
    ...when((status === 'POSTPONED' && score === null) || status === 'CANCELLED', {
      text: t('calendar.do.revert'),
      icon: arrowUndo,
      onChoose: decide('revert'),
    }),
    ...when(status === 'AWARDED', { text: t('calendar.do.revertAward'), icon: arrowUndo, onChoose: open('revert') }),
    ...when(untouched && mayDelete, {
      text: t('calendar.do.delete'),
      icon: trash,
      onChoose: decide('delete'),
      isDanger: true,
    }),
  ];
}
