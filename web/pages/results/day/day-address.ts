import { pagePaths } from '#contract/paths.ts';
import { parseDay } from '#domain/gameweeks/match-day.ts';

/** The day in the address; null for today. */
export const dayIn = (query: URLSearchParams): string | null => parseDay(query.get('d'));

export const dayAddress = (day: string, today: string): string =>
  day === today ? pagePaths.results : pagePaths.resultsOfDay(day);
