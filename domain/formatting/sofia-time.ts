const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Sofia',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function read(instant: number): { day: string; time: string } {
  const part: Record<string, string> = {};
  for (const { type, value } of wallClock.formatToParts(instant)) part[type] = value;
  return { day: `${part['year']}-${part['month']}-${part['day']}`, time: `${part['hour']}:${part['minute']}` };
}

/** The date on a calendar in Dobrich. */
export const dayAt = (instant: Date): string => read(instant.getTime()).day;

/** The instant at which clocks in Dobrich show this time; in the hour that spring skips, the hour after. */
export function instantOf(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  let instant = wanted;
  for (let pass = 0; pass < 2; pass++) {
    const shown = read(instant);
    instant += wanted - Date.parse(`${shown.day}T${shown.time}:00Z`);
  }
  return new Date(instant);
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The first such weekday on or after a day. */
export const nextWeekday = (from: string, weekday: number): string =>
  addDays(from, (weekday - weekdayOf(from) + 7) % 7);

export const addMinutes = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * 60_000);

/** Whole years on a day, as one counts birthdays. */
export function ageOn(birthdate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return day.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

/** When the calendar in Dobrich turns its page. */
export const nextMidnight = (instant: Date): Date => instantOf(addDays(dayAt(instant), 1), '00:00');
