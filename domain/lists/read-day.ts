const MONTHS = [
  /^(яну|jan)/,
  /^(фев|feb)/,
  /^(мар|mar)/,
  /^(апр|apr)/,
  /^(май|may)/,
  /^(юни|jun)/,
  /^(юли|jul)/,
  /^(авг|aug)/,
  /^(сеп|sep)/,
  /^(окт|oct)/,
  /^(ное|nov)/,
  /^(дек|dec)/,
];
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
/** Of a spreadsheet, which counts days from 30 December 1899: 1920 to 2060. */
const [FIRST_SERIAL, LAST_SERIAL] = [7306, 58_440];
const DAY = 86_400_000;
const PERSONAL_NUMBER_WEIGHTS = [2, 4, 8, 5, 10, 9, 7, 3, 6];

interface Reading {
  /** A year of two digits is not after it. */
  today: string;
  /** 3/25/1999, as American spreadsheets write. */
  isMonthFirst?: boolean;
}

const SEPARATED = /^(\d{1,4}|\p{L}+)[\s.,/\\-]+(\d{1,2}|\p{L}+)[\s.,/\\-]+(\d{1,4}|'\d{2})$/u;

/** [IM6] A day in any way that people write it; null if it is none. */
export function readDay(written: string, { today, isMonthFirst = false }: Reading): string | null {
  const text = written
    .trim()
    .toLowerCase()
    .replace(/[t\s]\d{1,2}:\d{2}(:\d{2})?(\.\d+)?z?$/, '')
    .replace(/^(роден[аи]?|род|born)\.?\s*(на)?\s*/u, '')
    .replace(/\s*(година|год|г)\.?\s*$/u, '')
    .replace(/\.$/, '')
    .trim();
  if (/^\d+$/.test(text)) return fromDigits(text);
  const [, one = '', two = '', three = ''] = SEPARATED.exec(text) ?? [];
  if (three === '') return null;
  if (/^\d{4}$/.test(one)) return dayOf(one, monthOf(two), three);
  const [day, month] = monthOf(one) !== null && (isMonthFirst || !/^\d/.test(one)) ? [two, one] : [one, two];
  return dayOf(fullYear(three.replace("'", ''), today), monthOf(month), day);
}

function fromDigits(text: string): string | null {
  if (text.length === 10) return birthDayOf(text);
  if (text.length === 8) {
    const [start, middle, end] = [text.slice(0, 4), text.slice(4, 6), text.slice(6)];
    if (/^(19|20)/.test(start) && Number(middle) <= 12) return dayOf(start, Number(middle), end);
    return dayOf(text.slice(4), Number(text.slice(2, 4)), text.slice(0, 2));
  }
  const serial = Number(text);
  if (text.length !== 5 && text.length !== 4) return null;
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return null;
  return new Date(Date.UTC(1899, 11, 30) + serial * DAY).toISOString().slice(0, 10);
}

/** [IM7] The day of birth in a Bulgarian personal number, which itself is not kept. */
function birthDayOf(number: string): string | null {
  const digits = Array.from(number, Number);
  const sum = PERSONAL_NUMBER_WEIGHTS.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0);
  if ((sum % 11) % 10 !== digits[9]) return null;
  const month = Number(number.slice(2, 4));
  const century = month > 40 ? 2000 : month > 20 ? 1800 : 1900;
  return dayOf(String(century + Number(number.slice(0, 2))), month % 20, number.slice(4, 6));
}

function monthOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  const at = [ROMAN.indexOf(text), MONTHS.findIndex((month) => month.test(text))].find((found) => found >= 0);
  return at === undefined ? null : at + 1;
}

function fullYear(year: string, today: string): string {
  if (year.length > 2) return year;
  const century = Number(today.slice(0, 2));
  return `${Number(year) > Number(today.slice(2, 4)) ? century - 1 : century}${year.padStart(2, '0')}`;
}

function dayOf(year: string, month: number | null, day: string): string | null {
  if (month === null || !/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(day) || Number(year) < 1900) return null;
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const known = new Date(`${text}T00:00:00Z`);
  // 31 April would become 1 May.
  return !Number.isNaN(known.getTime()) && known.toISOString().startsWith(text) ? text : null;
}

/** Whether the month stands first in a column of days: 03/25/1999. */
export function isMonthFirst(cells: readonly string[]): boolean {
  const pairs = cells.flatMap((cell) => {
    const [, one, two] = /^\s*(\d{1,2})[./-](\d{1,2})[./-]\d{2,4}/.exec(cell) ?? [];
    return one === undefined ? [] : [[Number(one), Number(two)] as const];
  });
  return pairs.some(([, two]) => two > 12) && pairs.every(([one]) => one <= 12);
}
