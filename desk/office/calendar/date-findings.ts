import type { MatchFields } from '#contract/desk/calendar.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { addDays, instantOf } from '#domain/formatting/sofia-time.ts';
import { findClashes, isMistake, misdated, type Clash, type PlannedMatch } from '#domain/match/clash.ts';
import { matchMinutes } from '#domain/match/expected-end.ts';
import { isOpenFor } from '#domain/pitches/opening-hours.ts';
import { freeSlots, type FreeSlot } from '#domain/match/free-slots.ts';
import { near, usualTimes, type CalendarIndex, type PlacedMatch } from './calendar-index.ts';

const OFFERED = 4;
/** Other days of a gameweek are offered if it is not longer. */
const LONGEST_GAMEWEEK = 10;

export interface DateFindings {
  clashes: readonly Clash<PlacedMatch>[];
  outside: ReturnType<typeof misdated>;
  /** [PL3] Its pitch is not available then. */
  isClosed: boolean;
  /** Instead, if anything clashes. */
  slots: readonly FreeSlot[];
  hasMistake: boolean;
}

/** What is said about a date while it is typed; null while there is none. */
export function findingsFor(
  index: CalendarIndex,
  match: { id: number | null; competition: number },
  fields: MatchFields,
): DateFindings | null {
  const competition = index.competitions.get(match.competition);
  const gameweek = index.gameweeks.get(fields.gameweekId);
  const { day, time } = fields;
  if (!competition || !gameweek || !day || !time) return null;
  const planned: PlannedMatch = {
    id: match.id,
    start: instantOf(day, time),
    halfMinutes: competition.halfMinutes,
    venue: fields.venue,
    referee: fields.refereeId,
    teams: [fields.homeId, fields.awayId].filter((team) => team !== null),
  };
  const clashes = findClashes(planned, near(index.placed, planned.start));
  const { pitches } = index.calendar;
  const hours = pitches.find(({ name }) => name === fields.venue)?.hours;
  const isClosed = !isOpenFor(hours, { day, time, minutes: matchMinutes(competition.halfMinutes) });
  return {
    clashes,
    outside: misdated(day, { competition, gameweek }),
    isClosed,
    slots:
      clashes.length === 0 && !isClosed
        ? []
        : freeSlots(
            planned,
            index.placed,
            {
              days: [...new Set([day, ...daysOf(gameweek)])],
              times: [...new Set([...usualTimes(index), time])],
              pitches: pitches.length > 0 ? pitches : [{ name: fields.venue ?? '', hours: null }],
              from: serverNow(),
            },
            OFFERED,
          ),
    hasMistake: clashes.some(isMistake),
  };
}

/** [CH8] The matches on the same pitch that the person who saves has been shown. */
export const seenOn = (findings: DateFindings | null): number[] =>
  (findings?.clashes ?? []).flatMap(({ kind, with: other }) =>
    kind === 'pitch' && other.id !== null ? [other.id] : [],
  );

function daysOf({ startsOn, endsOn }: { startsOn: string; endsOn: string }): string[] {
  const days: string[] = [];
  for (let day = startsOn; day <= endsOn && days.length < LONGEST_GAMEWEEK; day = addDays(day, 1)) days.push(day);
  return days;
}
