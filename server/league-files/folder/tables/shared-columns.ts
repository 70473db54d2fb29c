import { asText, integer, pattern, text } from '../cells.ts';
import { plainLatin, slug } from '../../openfootball/names.ts';
import { column, derived, required, withDefault, type Column, type Row } from '../table-file.ts';

/** No spaces around it, for it is compared letter by letter. */
const keyKind = pattern('a key: a text without spaces around it', /^\S(?:[^]*\S)?$/u);

export const key = (says = 'the name in Latin letters', of = (row: Row): string => slug(asText(row['name']))): Column =>
  derived('key', keyKind, 'by which other files know it, and the next import; it should never change', { says, of });

/** A key of other columns of the row, those that are empty left out. */
export const madeOf =
  (...names: string[]) =>
  (row: Row): string =>
    names
      .map((name) => asText(row[name]))
      .filter((part) => part !== '')
      .join('-');

/** Far from the end of what the database can count to, for it goes on from there. */
const HIGHEST_NUMBER = 1_000_000_000;

/** Kept when a league moves, so that links to its pages lead on to the same. */
export const number: Column = column(
  'number',
  integer(1, HIGHEST_NUMBER),
  'the number in the address of its page; counts for what is new, where it is free',
  { stored: 'id' },
);

export const name: Column = required('name', text, 'as people write it');

export const latinName: Column = derived('name_latin', text, 'the name in Latin letters', {
  says: 'transliterated',
  of: (row) => plainLatin(asText(row['name'])),
});

export const country = (name: string): Column =>
  withDefault(
    name,
    pattern('a country by two capitals (BG), or GB-ENG and the like', /^[A-Z]{2}(-[A-Z]{3})?$/),
    'BG',
    'country by its two letters; empty if nobody knows',
    { empty: '' },
  );
