import type { Random } from './random.ts';
import { addDays, addMinutes, dayAt, instantOf } from '#domain/formatting/sofia-time.ts';

export const PITCHES = { balik: 'Терен Балик', druzhba: 'Терен Дружба', riltsi: 'Терен Рилци', hall: 'Зала Добротица' };

/** A knockout match may go to extra time and a shoot-out. */
const MINUTES_HELD = { league: 65, knockout: 95 };
const SUNDAY_TIMES = ['10:00', '11:15', '12:30', '16:00', '17:15', '18:30'];
const EVENING_TIMES = ['18:30', '20:15'];

export interface Booking {
  start: Date;
  venue: string;
  referee: string;
}

interface Request {
  day: string;
  teams: readonly string[];
  kind: keyof typeof MINUTES_HELD;
  /** All day long, or after work. */
  hours: 'day' | 'evening';
  venues: readonly string[];
}

export interface Bookings {
  /** A free hour on that day or the next that has one: a pitch and a referee for it, and no team twice on a day. */
  book(request: Request): Booking;
  /** This very hour on this pitch. */
  bookAt(start: Date, venue: string, teams: readonly string[], kind: Request['kind']): Booking;
}

interface Hold {
  from: number;
  to: number;
}

export function openBookings(random: Random, referees: readonly string[]): Bookings {
  const holds = new Map<string, Hold[]>();
  const teamDays = new Set<string>();
  const matchesOf = new Map<string, number>(referees.map((referee) => [referee, 0]));

  const isFree = (who: string, { from, to }: Hold) =>
    !holds.get(who)?.some((other) => other.from < to && from < other.to);
  const hold = (who: string, period: Hold) => {
    const list = holds.get(who);
    if (list) list.push(period);
    else holds.set(who, [period]);
  };
  const callReferee = (period: Hold) => {
    const free = random.shuffle(referees).filter((referee) => isFree(referee, period));
    const [least] = free.toSorted((a, b) => (matchesOf.get(a) ?? 0) - (matchesOf.get(b) ?? 0));
    if (least === undefined) throw new Error('No referee is free at that hour');
    matchesOf.set(least, (matchesOf.get(least) ?? 0) + 1);
    hold(least, period);
    return least;
  };
  const starts = new Map<string, Date>();
  const startAt = (day: string, time: string) => {
    const known = starts.get(`${day} ${time}`) ?? instantOf(day, time);
    starts.set(`${day} ${time}`, known);
    return known;
  };
  const bookAt: Bookings['bookAt'] = (start, venue, teams, kind) => {
    const period = { from: start.getTime(), to: addMinutes(start, MINUTES_HELD[kind]).getTime() };
    hold(venue, period);
    for (const team of teams) teamDays.add(`${team} ${dayAt(start)}`);
    return { start, venue, referee: callReferee(period) };
  };
  return {
    bookAt,
    book: ({ day: wanted, teams, kind, hours, venues }) => {
      for (let day = wanted; ; day = addDays(day, 1)) {
        if (teams.some((team) => teamDays.has(`${team} ${day}`))) continue;
        for (const time of hours === 'day' ? random.shuffle(SUNDAY_TIMES) : EVENING_TIMES) {
          const start = startAt(day, time);
          const period = { from: start.getTime(), to: addMinutes(start, MINUTES_HELD[kind]).getTime() };
          const venue = venues.find((pitch) => isFree(pitch, period));
          if (venue !== undefined) return bookAt(start, venue, teams, kind);
        }
      }
    },
  };
}
