import { numericDate, type Language } from '#domain/formatting/date.ts';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** 15.03.2026 */
export const dayText = (day: string, language: Language): string => numericDate(noon(day), language);

/** 01.08.2026 – 30.06.2027 */
export const daysText = (from: string, to: string, language: Language): string =>
  from === to ? dayText(from, language) : `${dayText(from, language)} – ${dayText(to, language)}`;
