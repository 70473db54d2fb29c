import { useQuery } from '@tanstack/react-query';
import { useToday } from '#ui/now.ts';
import { liveAndUpcoming } from '#web/api/live-queries.ts';
import { matchDay, withLive } from '#web/api/match-day-queries.ts';
import type { LiveListMatch } from '#web/football/model.ts';
import { useLiveList } from './use-live-list.ts';

/** A match may begin or move while the page is open. */
const REFRESH_MS = 30_000;
const NOTHING_LIVE: LiveListMatch[] = [];

/** The matches of a day, today unless one is given; those that are being played come by the socket. */
export function useLiveDay(date: string | null) {
  const isToday = useToday() === date || date === null;
  const day = useQuery({ ...matchDay(date), refetchInterval: isToday && REFRESH_MS });
  const live = useQuery({ ...liveAndUpcoming, enabled: isToday, refetchInterval: REFRESH_MS }).data?.live;
  const played = (isToday && live) || NOTHING_LIVE;
  useLiveList(played);
  return { day, data: day.data && withLive(day.data, played), played };
}
