import { asText, type Row } from '#server/db/league-tables/league-table.ts';
import { country as countryKind, integer, keyText, text } from '#server/league-files/folder/cells.ts';
import { plainLatin, slug } from '#domain/formatting/plain-latin.ts';
import { column, derived, required, withDefault, type Column } from '#server/league-files/folder/table-file.ts';

export const key = (
  description = 'that of the row with this name; for a new one the name in Latin letters',
  of = (row: Row): string => slug(asText(row['name'])),
): Column =>
  derived('key', keyText, 'the name by which other files and later imports refer to it; it should never change', {
    description,
    of,
  });

/** A key made of other columns of the row, without the empty ones. */
export const joinedKey =
  (...names: string[]) =>
  (row: Row): string =>
    names
      .map((name) => asText(row[name]))
      .filter((part) => part !== '')
      .join('-');

/** Far below the largest integer, because the sequence continues from there. */
const HIGHEST_NUMBER = 1_000_000_000;

/** Kept when a league moves, so that links to its pages stay valid. */
export const number: Column = column(
  'number',
  integer(1, HIGHEST_NUMBER),
  'the number in the address of its page; used for new rows if it is free',
  { stored: 'id' },
);

export const name: Column = required('name', text, 'as it is usually written');

export const latinName: Column = derived('name_latin', text, 'the name in Latin letters', {
  description: 'transliterated',
  of: (row) => plainLatin(asText(row['name'])),
});

export const country = (name: string): Column =>
  withDefault(name, countryKind, 'BG', 'country code; empty if unknown', { empty: '' });
