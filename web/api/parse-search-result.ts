import type { SearchResult } from '#web/football/model.ts';
import { parseIdAndName } from './parse-shared.ts';
import { fields, oneOf, text } from './parse.ts';

const KINDS = ['player', 'team', 'competition', 'referee'] as const;

export function parseSearchResult(value: unknown): SearchResult | null {
  const { type, subtitle, image } = fields(value);
  const result = parseIdAndName(value);
  return result && { ...result, type: oneOf(KINDS, type) ?? 'other', subtitle: text(subtitle), image: text(image) };
}
