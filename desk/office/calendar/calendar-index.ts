import type { Calendar, CalendarMatch, Referee } from '#contract/desk/calendar.ts';
import type { DeskTeam } from '#contract/desk/matches.ts';
import { searchKey, searchKeys } from '#domain/formatting/search-key.ts';
import { findClashes, takesPlace, type Clash, type PlannedMatch } from '#domain/match/clash.ts';
import { expectedEnd } from '#domain/match/expected-end.ts';

export type Competition = Calendar['competitions'][number];
export type Gameweek = Calendar['gameweeks'][number];

/** A match that takes place, as the rules of clashes see it. */
export interface PlacedMatch extends PlannedMatch {
  id: number;
}

/** The calendar with everything by its id, and what is wrong with it. */
export interface CalendarIndex {
  calendar: Calendar;
  teams: ReadonlyMap<number, DeskTeam>;
  referees: ReadonlyMap<number, Referee>;
  competitions: ReadonlyMap<number, Competition>;
  gameweeks: ReadonlyMap<number, Gameweek>;
  matches: ReadonlyMap<number, CalendarMatch>;
  placed: readonly PlacedMatch[];
  marks: ReadonlyMap<number, readonly Mark[]>;
}

const byId = <Item extends { id: number }>(items: readonly Item[]): Map<number, Item> =>
  new Map(items.map((item) => [item.id, item]));

export function indexCalendar(calendar: Calendar, now: Date): CalendarIndex {
  const competitions = byId(calendar.competitions);
  const placed = calendar.matches.flatMap((match) => placedMatch(match, competitions.get(match.competition)));
  return {
    calendar,
    teams: byId(calendar.teams),
    referees: byId(calendar.referees),
    competitions,
    gameweeks: byId(calendar.gameweeks),
    matches: byId(calendar.matches),
    placed,
    marks: new Map(
      calendar.matches.map((match) => [match.id, marksOf(match, placed, competitions.get(match.competition), now)]),
    ),
  };
}

function placedMatch(match: CalendarMatch, competition: Competition | undefined): PlacedMatch[] {
  const { id, startTime, status, score, fields } = match;
  if (startTime === null || !competition || !takesPlace(status, score !== null)) return [];
  return [
    {
      id,
      start: new Date(startTime),
      halfMinutes: competition.halfMinutes,
      venue: fields.venue,
      referee: fields.refereeId,
      teams: [fields.homeId, fields.awayId].filter((team) => team !== null),
    },
  ];
}

/** What the organiser should look at. */
export type Mark = Clash<unknown>['kind'] | 'no-result' | 'not-handed-in' | 'postponed';

/** Two matches conflict only within a day. */
const CLOSE = 24 * 60 * 60_000;

export const near = (placed: readonly PlacedMatch[], start: Date): PlacedMatch[] =>
  placed.filter((other) => Math.abs(other.start.getTime() - start.getTime()) < CLOSE);

function marksOf(
  { id, status, handedIn }: CalendarMatch,
  placed: readonly PlacedMatch[],
  competition: Competition | undefined,
  now: Date,
): Mark[] {
  if (status === 'POSTPONED') return ['postponed'];
  if (status === 'FINISHED') return handedIn ? [] : ['not-handed-in'];
  const match = placed.find((one) => one.id === id);
  if (status !== 'UPCOMING' || !match || !competition) return [];
  if (expectedEnd(match.start, competition.halfMinutes) < now) return ['no-result'];
  return [...new Set(findClashes(match, near(placed, match.start)).map(({ kind }) => kind))];
}

export interface GameweekState {
  gameweek: Gameweek;
  matches: readonly CalendarMatch[];
  /** None of its matches is left to be played. */
  isPlayed: boolean;
  hasMarks: boolean;
}

export function gameweeksOf({ calendar, marks }: CalendarIndex, competition: number): GameweekState[] {
  return calendar.gameweeks
    .filter((gameweek) => gameweek.competition === competition)
    .map((gameweek) => {
      const matches = calendar.matches.filter(({ fields }) => fields.gameweekId === gameweek.id);
      return {
        gameweek,
        matches,
        isPlayed: matches.length > 0 && matches.every(({ status }) => status !== 'UPCOMING' && status !== 'LIVE'),
        hasMarks: matches.some(({ id }) => marks.get(id)?.length),
      };
    });
}

/** By team, pitch or referee, in either alphabet; every word has to be in one of the names. */
export function searchMatches(index: CalendarIndex, text: string): CalendarMatch[] {
  const words = searchKey(text).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const known = new Map<string, string>();
  const keyOf = (...names: string[]): string => {
    const name = names.join('\n');
    const key = known.get(name) ?? searchKeys(...names).join('\n');
    known.set(name, key);
    return key;
  };
  return index.calendar.matches.filter(({ fields }) => {
    const { homeId, awayId, refereeId, venue } = fields;
    const named = [
      ...[homeId, awayId].map((id) => index.teams.get(id ?? 0)),
      index.referees.get(refereeId ?? 0),
      venue === null ? undefined : { name: venue, nameLatin: venue },
    ];
    const keys = named.flatMap((one) => (one ? [keyOf(one.name, one.nameLatin)] : []));
    return words.every((word) => keys.some((key) => key.includes(word)));
  });
}

/** The kick-offs that are used most, in their order. */
export function usualTimes({ placed, calendar }: CalendarIndex): string[] {
  const counts = new Map<string, number>();
  const ids = new Set(placed.map(({ id }) => id));
  for (const { id, fields } of calendar.matches)
    if (fields.time !== null && ids.has(id)) counts.set(fields.time, (counts.get(fields.time) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, USUAL_TIMES)
    .map(([time]) => time)
    .toSorted();
}

const USUAL_TIMES = 12;
