import { useMemo } from 'react';
import type { Calendar, CalendarMatch } from '#contract/desk/calendar.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { useSignal } from '#desk/api/use-signal.ts';
import { refreshDesk, useDesk } from '#desk/kit/use-desk.ts';
import { useQuery } from '#desk/shell/navigation.ts';
import { useSession } from '#desk/shell/session.ts';
import { locateGameweeks } from '#domain/gameweeks/gameweeks.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { gameweeksOf, indexCalendar, type CalendarIndex, type GameweekState } from './calendar-index.ts';
import { mondayOf } from './plan-groups.ts';

/** Without the socket, what others change is seen after this time at the latest. */
const REFRESH = 20_000;

export const VIEWS = ['rounds', 'days', 'pitches'] as const;
export type View = (typeof VIEWS)[number];

/** What is done with the open match. */
const ACTIONS = ['move', 'teams', 'award', 'revert'] as const;
export type Action = (typeof ACTIONS)[number];

/** Loads the season of the address, and again when something changes. */
export function useCalendarData() {
  const [query] = useQuery();
  const season = query.get('season');
  const path = season === null ? deskPaths.calendar : `${deskPaths.calendar}?season=${encodeURIComponent(season)}`;
  const { data, failed, reload } = useDesk<Calendar>(path, { every: REFRESH });
  useSignal('calendar_changed', () => refreshDesk(deskPaths.calendar));
  const own = useSession()?.competitions;
  const index = useMemo(() => data && onlyOwn(indexCalendar(data, serverNow()), own ?? null), [data, own]);
  return { index, failed, reload };
}

/** [PM10] What is listed of it: with what the matches of others clash is said all the same. */
function onlyOwn(index: CalendarIndex, own: readonly number[] | null): CalendarIndex {
  if (own === null) return index;
  const { calendar } = index;
  const competitions = calendar.competitions.filter(({ competitionId }) => own.includes(competitionId));
  const isOwn = ({ competition }: { competition: number }) => competitions.some(({ id }) => id === competition);
  const [gameweeks, matches] = [calendar.gameweeks.filter(isOwn), calendar.matches.filter(isOwn)];
  return { ...index, calendar: { ...calendar, competitions, gameweeks, matches } };
}

export interface CalendarView {
  view: View;
  /** Null for all of them, by day and by pitch. */
  competition: number | null;
  /** Of the competition. */
  gameweeks: readonly GameweekState[];
  /** The open one. */
  gameweek: GameweekState | null;
  /** The Monday of the open week. */
  monday: string;
  search: string;
  openMatch: CalendarMatch | null;
  action: Action;
  isNew: boolean;
}

const asDay = (text: string | null) =>
  text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

const asNumber = (text: string | null) => (text === null ? null : Number(text));

/** What the address names; the match that it opens decides where it is shown. */
export function readCalendarView(index: CalendarIndex, query: URLSearchParams, now: Date): CalendarView {
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'rounds';
  const openMatch = index.matches.get(asNumber(query.get('match')) ?? 0) ?? null;
  const chosen = index.competitions.get(asNumber(query.get('competition')) ?? 0)?.id ?? null;
  const hasRound = query.has('round') || query.has('competition');
  const [first] = index.calendar.competitions;
  const competition =
    view === 'rounds' ? ((hasRound ? chosen : (openMatch?.competition ?? chosen)) ?? first?.id ?? null) : chosen;
  const gameweeks = competition === null ? [] : gameweeksOf(index, competition);
  const round = asNumber(query.get('round'));
  const ofMatch = gameweeks.find(({ gameweek }) => gameweek.id === openMatch?.fields.gameweekId);
  return {
    view,
    competition,
    gameweeks,
    gameweek:
      gameweeks.find(({ gameweek }) => gameweek.number === round) ?? ofMatch ?? currentOf(gameweeks, dayAt(now)),
    monday: mondayOf(asDay(query.get('day')) ?? openMatch?.fields.day ?? dayAt(now)),
    search: query.get('q') ?? '',
    openMatch,
    action: ACTIONS.find((one) => one === query.get('do')) ?? 'move',
    isNew: query.has('new'),
  };
}

/** The gameweek of today, or the last one. */
export function currentOf(gameweeks: readonly GameweekState[], today: string): GameweekState | null {
  const scheduled = gameweeks.map((state) => ({ ...state.gameweek, isPlayed: state.isPlayed, state }));
  const { current, previous } = locateGameweeks(scheduled, today);
  return (current ?? previous)?.state ?? null;
}
