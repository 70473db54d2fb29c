import { PAGE_PARAMETERS, PAGE_ROUTES, type PageParameter, type PageRoute } from '#contract/page-routes.ts';
import { pagePaths } from '#contract/paths.ts';
import { parseDay } from '#domain/gameweeks/match-day.ts';

/** The numbers that parameters can have. Unknown ones lead to the page without them. */
export interface KnownNumbers {
  has(parameter: PageParameter, value: number): boolean;
  /** Whether the league may have matches on the day or near it. */
  hasDay(day: string): boolean;
}

/** Another backend's numbers are not known. */
export const ANY_NUMBER: KnownNumbers = { has: () => true, hasDay: () => false };

export type PageAddress =
  /** `other` stands beside the subject; null if there is none. */
  | { kind: 'page'; url: string; route: PageRoute; id: number | null; other: number | null }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown'; embedded: boolean };

/** No id of a row is as large; a page that is rendered with it shows that there is no such thing. */
export const MISSING_ID = 2_147_483_647;
/** In place of a number that is none. */
const MALFORMED = 'x';

const matchers = PAGE_ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}));

/**
 * What an address shows, without what makes no difference: letter case, unknown parameters and values, a slash at the end.
 * So nobody can make up addresses that are each rendered and cached.
 */
export function parsePageAddress(url: string, known: KnownNumbers): PageAddress {
  const [rawPath = '', query = ''] = url.split('?', 2);
  // Browsers take `//host` and `/\host` for another site, also in the links of a page.
  if (/^\/[/\\]/.test(rawPath)) return { kind: 'redirect', to: `/${rawPath.replace(/^[/\\]+/, '')}` };
  const path = plainPath(rawPath);
  for (const { route, pattern } of matchers) {
    const match = pattern.exec(path);
    if (!match) continue;
    const { id: idText = '', other: otherText = '', gameweek = '' } = match.groups ?? {};
    const id = parseId(idText);
    const other = parseId(otherText);
    const ownPath = route.path
      .replace(':id', String(id ?? MALFORMED))
      .replace(':other', String(other ?? MALFORMED))
      .replace(':gameweek', isKnown(known, 'gameweek', gameweek) ? gameweek : MALFORMED);
    return { kind: 'page', url: ownPath + knownParameters(route, query, known), route, id, other };
  }
  if (/^\/results(\/|$)/.test(path)) return { kind: 'redirect', to: pagePaths.results };
  return { kind: 'unknown', embedded: path.startsWith('/embed/') };
}

/** Dot segments are resolved, as browsers do. */
function plainPath(path: string): string {
  const resolved = path.includes('/.') ? new URL(path, 'http://localhost').pathname : path;
  const lower = resolved.toLowerCase();
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower;
}

function knownParameters(
  { tabs = [], opensWithAnyTab, parts = [], numbers = [], byDay }: PageRoute,
  query: string,
  known: KnownNumbers,
): string {
  if (query === '' || (tabs.length === 0 && numbers.length === 0 && !byDay)) return '';
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  const matters = (name: PageParameter, value: string) => {
    switch (name) {
      // The first tab is shown without a parameter, too.
      case 'tab':
        return tabs.indexOf(value) >= (opensWithAnyTab ? 0 : 1);
      case 'part':
        return parts.indexOf(value) > 0 && !kept.has('tab');
      case 'd':
        return byDay === true && parseDay(value) !== null && known.hasDay(value);
      default:
        return numbers.includes(name) && isKnown(known, name, value);
    }
  };
  for (const name of PAGE_PARAMETERS) {
    const value = given.get(name);
    if (value === null) continue;
    if (matters(name, value)) kept.set(name, value);
  }
  return kept.size === 0 ? '' : `?${kept}`;
}

const parseId = (text: string): number | null => {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
  return id !== null && id < MISSING_ID ? id : null;
};

const isKnown = (known: KnownNumbers, name: PageParameter, text: string) =>
  /^[1-9]\d{0,8}$/.test(text) && known.has(name, Number(text));
