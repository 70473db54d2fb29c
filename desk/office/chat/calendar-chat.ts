import type { CalendarMatch, MatchFields } from '#contract/desk/calendar.ts';
import { pagePaths } from '#contract/paths.ts';
import type { CalendarIndex } from '#desk/office/calendar/calendar-index.ts';
import type { ChatMatch, Named, When } from './chat-text.ts';

/** The calendar in the words of the chat. */
export function calendarChat({ teams, competitions, calendar }: CalendarIndex, publicUrl: string) {
  const team = (id: number | null): Named | null => teams.get(id ?? 0) ?? null;
  const competition = (id: number): Named => competitions.get(id) ?? { name: '', nameLatin: null };
  return {
    competition,
    match: ({ id, competition: of, fields }: Pick<CalendarMatch, 'id' | 'competition' | 'fields'>): ChatMatch => ({
      home: team(fields.homeId),
      away: team(fields.awayId),
      competition: competition(of),
      url: publicUrl + pagePaths.match(id),
    }),
    when: ({ day, time, venue }: Pick<MatchFields, 'day' | 'time' | 'venue'>): When => ({
      day,
      time,
      pitch:
        venue === null
          ? null
          : (calendar.pitches.find(({ name }) => name === venue) ?? { name: venue, nameLatin: null }),
    }),
  };
}

export type CalendarChat = ReturnType<typeof calendarChat>;
