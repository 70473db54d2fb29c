import { pattern, text } from '../cells.ts';
import { plainLatin, slug } from '../../openfootball/names.ts';
import { derived, required, withDefault, type Column, type Row } from '../table-file.ts';

/** No spaces around it, for it is compared letter by letter. */
const keyKind = pattern('a key: a text without spaces around it', /^\S(?:.*\S)?$/u);

export const key = (says = 'the name in Latin letters', of = (row: Row): string => slug(String(row['name']))): Column =>
  derived('key', keyKind, 'by which other files know it, and the next import; it should never change', { says, of });

export const name: Column = required('name', text, 'as people write it');

export const latinName: Column = derived('name_latin', text, 'the name in Latin letters', {
  says: 'transliterated',
  of: (row) => plainLatin(String(row['name'])),
});

export const country = (name: string): Column =>
  withDefault(
    name,
    pattern('a country by two capitals (BG), or GB-ENG and the like', /^[A-Z]{2}(-[A-Z]{3})?$/),
    'BG',
    'country by its two letters; empty if nobody knows',
    { empty: '' },
  );
