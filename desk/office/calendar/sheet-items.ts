import printer from '@phosphor-icons/core/bold/printer-bold.svg?raw';
import { deskPaths } from '#contract/desk/paths.ts';
import type { MenuItem } from '#desk/office/menu.tsx';
import type { CalendarIndex } from './calendar-index.ts';
import { ofWeek } from './plan-groups.ts';
import type { CalendarView } from './use-calendar.ts';
import type { CalendarTexts } from './calendar-texts.ts';

/** The match reports of the days that are shown, and of the whole gameweek. */
export function sheetItems(index: CalendarIndex, shown: CalendarView, texts: CalendarTexts): MenuItem[] {
  const { t, language } = texts;
  const isRound = shown.view === 'rounds';
  const matches = isRound ? (shown.gameweek?.matches ?? []) : ofWeek(index.calendar.matches, shown.monday);
  const isOn = matches.filter(({ status }) => status !== 'POSTPONED' && status !== 'CANCELLED');
  const days = [...new Set(isOn.flatMap(({ fields: { day } }) => day ?? []))].toSorted();
  const file = (text: string, query: string): MenuItem => ({
    text,
    icon: printer,
    href: `${deskPaths.sheets}?${query}&lang=${language}`,
    isFile: true,
  });
  return [
    ...days.map((day) => file(t('calendar.sheetsOfDay', { day: texts.day(day) }), `day=${day}`)),
    ...(isRound && shown.gameweek && isOn.length > 0
      ? [
          file(
            t('calendar.sheetsOfRound', { round: texts.gameweek(shown.gameweek.gameweek) }),
            `gameweek=${shown.gameweek.gameweek.id}`,
          ),
        ]
      : []),
  ];
}
