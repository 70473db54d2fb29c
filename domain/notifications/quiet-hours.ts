import { addMinutes, timeAt } from '#domain/formatting/sofia-time.ts';
import type { NotificationKind } from './kinds.ts';

/** From and until, as minutes of the league's day; the end may be on the next day. */
export interface QuietHours {
  from: number;
  until: number;
}

const DAY = 24 * 60;

/** [NO6] When a notification may be sent; null if it is of no use by then. */
export function sendingTime(kind: NotificationKind, quiet: QuietHours | null, now: Date): Date | null {
  const after = afterQuietHours(quiet, now);
  return after > now && (kind === 'kick-off' || kind === 'goal') ? null : after;
}

/** [NO6] Now, or when they end. */
export function afterQuietHours(quiet: QuietHours | null, now: Date): Date {
  if (quiet === null) return now;
  const [hours = 0, minutes = 0] = timeAt(now).split(':').map(Number);
  const minute = hours * 60 + minutes;
  const since = (minute - quiet.from + DAY) % DAY;
  const length = (quiet.until - quiet.from + DAY) % DAY;
  return since >= length ? now : addMinutes(now, length - since);
}
