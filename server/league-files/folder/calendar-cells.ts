import { memoize } from '#domain/formatting/memoize.ts';
import { instantOf } from '#domain/formatting/sofia-time.ts';

const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
/** As spreadsheets with Bulgarian settings show days: 15.03.2026 г. */
const DOTTED_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:\s*г\.?)?$/;
const WITH_OFFSET = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(\.\d{1,6})?)?\s?(Z|[+-]\d{2}:?\d{2})$/;
/** With "ч." as spreadsheets with Bulgarian settings show hours. */
const ON_THE_CLOCK = /^(.+?)[T ,]\s*(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*ч\.?)?$/;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export function parseDay(text: string): string | null {
  const iso = ISO_DAY.exec(text);
  const dotted = DOTTED_DAY.exec(text);
  const [year, month, date] = iso ? iso.slice(1) : dotted ? dotted.slice(1).toReversed() : [];
  if (year === undefined || month === undefined || date === undefined || Number(year) < 1800) return null;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const known = new Date(`${day}T00:00:00Z`);
  // 31 April would become 1 May.
  return !Number.isNaN(known.getTime()) && known.toISOString().startsWith(day) ? day : null;
}

/** ISO 8601 in UTC with microseconds, as in the database. */
export function parseInstant(text: string): string | null {
  const [, isoDay, isoHours, isoMinutes, isoSeconds = '00', fraction = '', offset = ''] = WITH_OFFSET.exec(text) ?? [];
  if (isoDay !== undefined) {
    if (!isDay(isoDay)) return null;
    const zone = offset === 'Z' ? 'Z' : `${offset.slice(0, 3)}:${offset.slice(-2)}`;
    const instant = Date.parse(`${isoDay}T${isoHours}:${isoMinutes}:${isoSeconds}${zone}`);
    return Number.isNaN(instant) ? null : inUtc(instant, fraction.slice(1));
  }
  const [, written = '', hours = '', minutes = '', seconds = '00'] = ON_THE_CLOCK.exec(text) ?? [];
  const day = parseDay(written);
  if (day === null || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const began = wholeHour(`${day} ${hours.padStart(2, '0')}`);
  return inUtc(began + Number(minutes) * MINUTE + Number(seconds) * 1000, '');
}

const inUtc = (instant: number, fraction: string) =>
  `${new Date(instant).toISOString().slice(0, 19)}.${fraction.padEnd(6, '0')}Z`;

/** In Sofia time; in UTC where that is ambiguous (the end of summer time) or where there are fractions of a second. */
export function formatInstant(utc: string): string {
  const instant = Date.parse(utc);
  const shown = sofiaHour(Math.floor(instant / HOUR)) + utc.slice(13, 19);
  if (utc.endsWith('.000000Z') && parseInstant(shown) === utc) return shown.replace(/:00$/, '');
  return utc.replace(/\.?0*Z$/, 'Z');
}

// A ledger has many entries of the same hour, and a time-zone lookup costs a hundred times the rest.
const isDay = memoize((day: string) => parseDay(day) !== null);
const wholeHour = memoize((hour: string) => instantOf(hour.slice(0, -3), `${hour.slice(-2)}:00`).getTime());
const sofiaHour = memoize((hour: number) => {
  const instant = hour * HOUR;
  const offset = [2, 3].find((ahead) => {
    const shown = new Date(instant + ahead * HOUR).toISOString();
    return wholeHour(shown.slice(0, 13).replace('T', ' ')) === instant;
  });
  return new Date(instant + (offset ?? 0) * HOUR).toISOString().slice(0, 13).replace('T', ' ');
});
