import type { Better, Pair } from '#domain/compare/better.ts';
import { scopeOf, type Scope } from '#domain/compare/compare.ts';

/** A number of two players or teams. */
export interface ComparedFigure {
  label: string;
  values: Pair;
  better?: Better;
  format?: (value: number) => string;
}

export const LESS = { better: 'less' } as const;
export const NEITHER = { better: 'neither' } as const;

/** [UN1] Without what is known of neither. */
export const withoutUnknown = (figures: readonly ComparedFigure[]): ComparedFigure[] =>
  figures.filter(({ values }) => values.some((value) => value !== null));

type Seasons = Parameters<typeof scopeOf>[1];

/** [CP4] */
export function scopeInQuery(query: URLSearchParams, first: Seasons, second: Seasons): Scope {
  const number = (name: string) => Number(query.get(name)) || null;
  const season = query.get('tab') === 'all' ? 'all' : number('season');
  return scopeOf({ season, competition: number('competition') }, first, second);
}
