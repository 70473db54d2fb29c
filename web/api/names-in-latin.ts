import { nameIn } from '#domain/formatting/name-in.ts';

// Without what parses answers: an English page downloads this before it is shown, and the parsers later.

/** The fields with names of people, clubs, competitions and places, in every variant of the API. */
const NAMES = new Set([
  'name',
  'short_name',
  'shortName',
  'team_name',
  'player_name',
  'scorer_name',
  'assister_name',
  'playerInName',
  'playerOutName',
  'group_name',
  'city',
  'stadium',
  'venue',
  'address',
  'subtitle',
  'tags',
  'username',
  // Some backends send the bare name instead of an object.
  'currentTeam',
  'fromTeam',
  'toTeam',
  'opponent',
  'match',
  'referee',
]);

/**
 * [LN1] A response for English pages: every name in Latin letters, as the `…_latin` beside it where there is one. Done once,
 * before a response is parsed, so that no page has to choose. The Bulgarian name is kept as `name_bg`.
 */
export function namesInLatin(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(namesInLatin);
  if (typeof value !== 'object' || value === null) return value;
  const sent = value as Record<string, unknown>;
  const shown = Object.entries(sent).map(([key, field]) => [
    // Tables by group have the names of the groups as keys.
    nameIn('en', { name: key, nameLatin: null }),
    NAMES.has(key) ? inLatin(field, sent[`${key}_latin`]) : namesInLatin(field),
  ]);
  return Object.fromEntries(typeof sent['name'] === 'string' ? [...shown, ['name_bg', sent['name']]] : shown);
}

function inLatin(field: unknown, latin?: unknown): unknown {
  const nameLatin = typeof latin === 'string' && latin.trim() ? latin : null;
  if (typeof field === 'string') return nameIn('en', { name: field, nameLatin });
  return Array.isArray(field) ? field.map((entry: unknown) => inLatin(entry)) : namesInLatin(field);
}
