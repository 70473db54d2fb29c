import type { Position } from '#domain/lineup/position.ts';
import { plainText, tidy } from './clean-name.ts';

const NOTHING = /^(?:[-–—_.?/\\*\s]*|няма|не|н\/?а|n\/?a|none|null|б\.?\s?н\.?|без)$/iu;

/** [IM5] An empty cell, or what people write in its place. */
export const isNothing = (cell: string): boolean => NOTHING.test(tidy(cell));

/** [IM8] „№ 7“, „7.“, „07“ and „фл. 7“ are 7; null if it is no number of a shirt. */
export function readShirtNumber(cell: string): number | null {
  const [, digits] =
    /^(?:no|номер|ном|фл|number|num)?\s*0*(\d{1,2})(?:\s+(?:к|c|капитан|captain))?$/u.exec(plainText(cell)) ?? [];
  return digits === undefined || /[.,]\d/.test(cell) || Number(digits) === 0 ? null : Number(digits);
}

/** By words and by what people shorten them to. */
const POSITION_WORDS: Readonly<Record<Position, string>> = {
  GK: 'в вр врат вратар gk g keeper goalkeeper portero',
  CB: 'цз цб централен_защитник center_back centre_back cb',
  LB: 'лз лб ляв_защитник ляв_бек left_back lb',
  RB: 'дз дб десен_защитник десен_бек right_back rb',
  DEF: 'з зщ защ защитник защита бранител бек def d df defender',
  DM: 'дх оп опорен опорен_халф дефанзивен_халф дефанзивен_полузащитник defensive_midfielder dm',
  LM: 'лх ляв_халф ляв_полузащитник left_midfielder lm',
  RM: 'дх_десен десен_халф десен_полузащитник right_midfielder rm',
  CM: 'цх цп централен_халф централен_полузащитник central_midfielder cm',
  MID: 'п пз х хв полуз полузащита полузащитник халф среда mid mf m midfielder',
  LW: 'лк ляво_крило left_wing left_winger lw',
  RW: 'дк дясно_крило right_wing right_winger rw',
  CF: 'цн централен_нападател centre_forward center_forward cf',
  ST: 'таран st striker',
  FWD: 'н нп нап напад нападател нападение атака крило fwd fw f forward attacker winger',
};

const BY_WORD = new Map(
  Object.entries(POSITION_WORDS).flatMap(([position, words]) =>
    words.split(' ').map((word) => [word.replaceAll('_', ' '), position as Position] as const),
  ),
);
const STARTS: readonly [string, Position][] = [
  ['врат', 'GK'],
  ['полуз', 'MID'],
  ['защ', 'DEF'],
  ['напад', 'FWD'],
  ['халф', 'MID'],
];

/** [IM9] A position in words or letters; of several the first. */
export function readPosition(cell: string): Position | null {
  const [first = ''] = cell.split(/[/,;+]|\sили\s|\sи\s/u);
  const word = plainText(first);
  return BY_WORD.get(word) ?? STARTS.find(([start]) => !word.includes(' ') && word.startsWith(start))?.[1] ?? null;
}

/** [IM9] „Вратари“ above several players; letters alone would be initials. */
export const readPositionTitle = (cell: string): Position | null =>
  /^\p{L}{4,}\s*:?$/u.test(tidy(cell)) ? readPosition(cell) : null;

const SURNAME = /(ов|ев|ова|ева|ски|ска|ин|ина|ян|джиев|оглу|ов[аи]?|ich|ov|ev|ova|eva|ski|ska)$/u;

/** Whether a word ends as surnames do. */
export const isSurname = (word: string): boolean => SURNAME.test(word.toLowerCase());

const NAME = /^[\p{L}\p{M}'’.-]+(?:,? [\p{L}\p{M}'’.-]+){1,4}$/u;

/** Two to five words of letters: probably a person. */
export const isFullName = (cell: string): boolean => NAME.test(tidy(withoutMarks(cell)));
export const isWord = (cell: string): boolean => /^[\p{L}\p{M}'’-]{2,}$/u.test(tidy(cell));

const CAPTAIN =
  /[\s,/-]*[([]\s*(?:к|c|с|кап\.?|капитан|capt?\.?|captain)\s*[)\]]|[\s,]*[-–/]\s*(?:капитан|captain|кап\.)\/?$/iu;

/** [IM10] „(К)“ behind a name. */
export const isCaptain = (cell: string): boolean => CAPTAIN.test(cell);
const withoutMarks = (cell: string) => cell.replace(CAPTAIN, '');

export interface Line {
  number: string;
  name: string;
  birthDate: string;
  position: string;
  isCaptain: boolean;
}

const LEADING_NUMBER = /^\s*(?:[№#]|no\.?|n)?\s*(\d{1,2})\s*(?:[.)\]:,–—-]+|\s)\s*(?=\p{L})/iu;
const TRAILING_NUMBER = /[\s,–—-]+(?:[№#]|no\.?)?\s*(\d{1,2})\s*$/iu;
const DAY_WITHIN =
  /(?:роден[аи]?|род\.?|born)?\s*(?:на\s*)?\(?((?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2}))|(?:\d{4}-\d{2}-\d{2})|(?:\d{1,2}\.?\s(?:яну|фев|мар|апр|май|юн|юл|авг|сеп|окт|ное|дек|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,8}\s\d{4}))\s*(?:г\.?|год\.?)?\)?/iu;

const YEAR_WITHIN = /[\s,(]+(?:роден[аи]?|род\.?|набор|born)?\s*((?:19|20)\d{2})(?!\d)\s*(?:г\.?|год\.?)?\)?/iu;
/** „Иван Петров 7 вратар“ */
const NUMBER_BEFORE_PLACE = /\s(?:[№#]|no\.?)?\s*(\d{1,2})\s+(?=(\p{L}{2,})\.?$)/iu;

/** [IM10] A whole player in one cell, as in a chat: „7. Иван Петров (К) – вратар, 12.03.1999“. */
export function readLine(cell: string, { keepsNumber = true } = {}): Line {
  const captain = isCaptain(cell);
  let rest = withoutMarks(tidy(cell)).replace(/^[-–—•*·+]\s*/u, '');
  const cut = (pattern: RegExp): string => {
    const found = pattern.exec(rest);
    if (!found) return '';
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`.trim();
    return found[1] ?? '';
  };
  const birthDate = cut(DAY_WITHIN) || cut(YEAR_WITHIN);
  const leading = keepsNumber ? cut(LEADING_NUMBER) : '';
  const trailing = keepsNumber && leading === '' ? cut(TRAILING_NUMBER) : '';
  const place = NUMBER_BEFORE_PLACE.exec(rest)?.[2] ?? '';
  const isNumbered = keepsNumber && leading === '' && trailing === '' && readPosition(place) !== null;
  const within = isNumbered ? cut(NUMBER_BEFORE_PLACE) : '';
  const parts = rest
    .split(/\s+[-–—]\s*|\s*[,;|(/]\s*/u)
    .map((part) => tidy(part.replaceAll(/[)\]]/gu, '')))
    .filter(Boolean);
  const [first = '', ...others] = parts;
  const words = first.split(' ');
  // „Иван Петров вр“
  const last = words.length > 2 ? (words.at(-1) ?? '') : '';
  const isPlace = last !== '' && last === last.toLowerCase() && readPosition(last) !== null;
  const name = isPlace ? words.slice(0, -1).join(' ') : first;
  const position = isPlace ? last : (others.find((part) => readPosition(part) !== null) ?? '');
  const more = others.find((part) => part !== position && isWord(part) && (!name.includes(' ') || isSurname(part)));
  // „Петров, Иван“ and „Анна Петрова - Иванова“
  const whole = more === undefined ? name : `${name}${name.includes(' ') ? '-' : ', '}${more}`;
  return {
    number: leading || trailing || within,
    name: whole,
    birthDate,
    position,
    isCaptain: captain,
  };
}
