import type { SearchResult } from '#web/football/model.ts';
import { parseIdAndName } from './parse-shared.ts';
import { fields, list, oneOf, parseEach, text } from './parse.ts';

const KINDS = ['player', 'team', 'competition', 'referee'] as const;

export const parseSearchResults = (response: unknown): SearchResult[] =>
  parseEach(list(response, 'results'), parseSearchResult);

function parseSearchResult(value: unknown): SearchResult | null {
  const { type, short_name, subtitle, image } = fields(value);
  const result = parseIdAndName(value);
  return (
    result && {
      ...result,
      type: oneOf(KINDS, type) ?? 'other',
      shortName: text(short_name),
      subtitle: text(subtitle),
      image: text(image),
    }
  );
}
