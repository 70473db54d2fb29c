import printer from '@phosphor-icons/core/bold/printer-bold.svg?raw';
import { deskPaths } from '#contract/desk/paths.ts';
import type { MenuItem } from '#desk/office/menu.tsx';
import type { CalendarIndex } from './calendar-index.ts';
import { ofWeek } from './plan-groups.ts';
import type { Place } from './use-calendar.ts';
import type { Words } from './words.ts';

/** The match reports of the days that are shown, and of the whole gameweek. */
export function sheetItems(index: CalendarIndex, place: Place, words: Words): MenuItem[] {
  const { t, language } = words;
  const isRound = place.view === 'rounds';
  const shown = isRound ? (place.gameweek?.matches ?? []) : ofWeek(index.calendar.matches, place.monday);
  const isOn = shown.filter(({ status }) => status !== 'POSTPONED' && status !== 'CANCELLED');
  const days = [...new Set(isOn.flatMap(({ fields: { day } }) => day ?? []))].toSorted();
  const file = (text: string, query: string): MenuItem => ({
    text,
    icon: printer,
    href: `${deskPaths.sheets}?${query}&lang=${language}`,
    isFile: true,
  });
  return [
    ...days.map((day) => file(t('calendar.sheetsOfDay', { day: words.day(day) }), `day=${day}`)),
    ...(isRound && place.gameweek && isOn.length > 0
      ? [
          file(
            t('calendar.sheetsOfRound', { round: words.gameweek(place.gameweek.gameweek) }),
            `gameweek=${place.gameweek.gameweek.id}`,
          ),
        ]
      : []),
  ];
}
