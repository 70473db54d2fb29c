import { dayAt } from '#domain/formatting/sofia-time.ts';

/**
 * The server's time on a phone whose own clock may be wrong, and may be set while a match is played: the time of the last
 * contact, and what passed since by a clock that nobody can set. That clock may stand still while the phone sleeps; then
 * only the phone's own one is left.
 */
interface Anchor {
  /** The server's time, in milliseconds, when the two clocks of the phone were read. */
  server: number;
  monotonic: number;
  wall: number;
}

const STORED = 'desk-clock-offset';

const readClocks = () => ({ monotonic: performance.now(), wall: Date.now() });

const start = readClocks();
let anchor: Anchor = { ...start, server: start.wall + storedOffset() };
let mayHaveSlept = false;

function storedOffset(): number {
  const offset = Number(localStorage.getItem(STORED));
  return Number.isFinite(offset) ? offset : 0;
}

export function serverNow(): Date {
  const { monotonic, wall } = readClocks();
  const awake = monotonic - anchor.monotonic;
  return new Date(anchor.server + (mayHaveSlept ? Math.max(awake, wall - anchor.wall) : awake));
}

/** The day at the pitch. */
export const currentDay = (): string => dayAt(serverNow());

function setAnchor(server: number): void {
  const clocks = readClocks();
  anchor = { ...clocks, server };
  mayHaveSlept = document.visibilityState === 'hidden';
  localStorage.setItem(STORED, String(Math.round(server - clocks.wall)));
}

/** Called with each response. The server read its clock halfway between the two instants, which are of `performance.now()`. */
export const setServerTime = (server: number, sentAt: number, receivedAt: number): void =>
  setAnchor(server + (receivedAt - sentAt) / 2 + (performance.now() - receivedAt));

// A change of the phone's clock counts neither now nor after a reload: the stored offset follows it.
setInterval(() => setAnchor(serverNow().getTime()), 1000);
document.addEventListener('visibilitychange', () => setAnchor(serverNow().getTime()));
