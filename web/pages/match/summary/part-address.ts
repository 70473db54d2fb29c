import { MATCH_PARTS } from '#contract/page-routes.ts';

export type MatchPart = (typeof MATCH_PARTS)[number];

/** The part of the summary that the address names, else the first. */
export function partInQuery(query: URLSearchParams): MatchPart {
  const requested = query.get('part');
  return MATCH_PARTS.find((part) => part === requested) ?? MATCH_PARTS[0];
}

/** On the page of the same match. */
export const partAddress = (part: MatchPart): string => (part === MATCH_PARTS[0] ? '?' : `?part=${part}`);
