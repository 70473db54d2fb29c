import { zonedClockIn } from '#domain/formatting/zoned-clock.ts';

const TIME = /^(\d{1,2})[:.](\d{2})(?:\s*UTC\s*(?:([+-])(\d{1,2})(?::?(\d{2}))?)?)?$/i;
const HAS_UTC_OFFSET = /UTC/i;

/** When only the day is known. */
const NOON = '12:00';

/** From "20:00" in the given zone, or "13:00 UTC-6" with its own; null if it is not a time. */
export function kickOffReader(timeZone: string): (date: string, time?: string) => Date | null {
  const clock = zonedClockIn(timeZone);
  return (date, time = NOON) => {
    const [, hours = '', minutes = '', sign, offsetHours = '0', offsetMinutes = '0'] = TIME.exec(time) ?? [];
    if (Number(hours) > 23 || Number(minutes) > 59 || hours === '') return null;
    const shown = `${hours.padStart(2, '0')}:${minutes}`;
    if (!HAS_UTC_OFFSET.test(time)) return clock.instantOf(date, shown);
    const ahead = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === '-' ? -1 : 1);
    return new Date(Date.parse(`${date}T${shown}:00Z`) - ahead * 60_000);
  };
}
