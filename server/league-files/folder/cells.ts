import { readOrigin, writeOrigin } from '#domain/bracket/group-places.ts';
import { asText, type TableColumn, type Value } from '#server/db/league-tables/league-table.ts';
import { nearestTo } from '#domain/formatting/nearest.ts';
import { nationCodeOf } from '#domain/player/nation-code.ts';
import { formatInstant, parseDay, parseInstant } from './calendar-cells.ts';
import { formatList, parseList } from './list-cells.ts';
import { because, withHint, type Reason } from './problems.ts';
import { NO_WORDS, normalise, VALUES, YES_WORDS } from './value-words.ts';

/** A type of cell. `parse` gets a text that is not empty and throws a CellProblem. */
export interface Kind extends Pick<TableColumn, 'sql' | 'toStored' | 'mentions'> {
  description: string;
  /** Of a choice. */
  values?: readonly string[];
  parse(text: string): Value;
  /** A number only where a spreadsheet should see one. */
  format(value: Value): string | number;
}

/** Says what is wrong with a cell and what would be valid. */
export class CellProblem extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason.message);
    this.reason = reason;
  }
}

/** The cell depends on something that was reported already; the reason is there if it repeats the same mistake. */
export class KnownProblem extends Error {
  readonly repeats: Reason | null;

  constructor(repeats: Reason | null = null) {
    super();
    this.repeats = repeats;
  }
}

/** The beginning of a cell, for messages. */
export const cut = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

export const text: Kind = { description: 'text', parse: (cell) => cell, format: asText };

/** No spaces around it, because keys are compared exactly. */
export const keyText: Kind = {
  ...text,
  description: 'a key: a text without spaces around it',
  parse: (cell) => {
    if (/^\S(?:[^]*\S)?$/u.test(cell)) return cell;
    throw new CellProblem(withHint(because('notKey', { written: cut(cell) }), '', [{ value: cell.trim() }]));
  },
};

/** The largest integer of PostgreSQL. */
const LARGEST = 2_147_483_647;

export const integer = (least: number, most = LARGEST): Kind => ({
  sql: 'integer',
  description: most === LARGEST ? `whole number, ${least} or more` : `whole number from ${least} to ${most}`,
  parse: (cell) => {
    const number = /^[+-]?\d{1,10}$/.test(cell.trim()) ? Number(cell) : Number.NaN;
    if (number >= least && number <= most) return number;
    const written = cut(cell);
    throw new CellProblem(
      most === LARGEST
        ? because('notIntegerFrom', { written, least })
        : because('notInteger', { written, least, most }),
    );
  },
  format: Number,
});

/** With a point or a comma, depending on the language of the spreadsheet. */
export const decimal = (least: number, most: number, places: number): Kind => ({
  description: `number from ${least} to ${most}, at most ${places === 1 ? 'one decimal' : `${places} decimals`}`,
  sql: 'number',
  parse: (cell) => {
    const written = cell.trim().replace(',', '.');
    const number =
      /^-?\d+(\.\d+)?$/.test(written) && (written.split('.')[1] ?? '').length <= places ? Number(written) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new CellProblem(because('notDecimal', { written: cut(cell), least, most, count: places }));
  },
  format: Number,
});

const YES = new Set<string>(YES_WORDS);
const NO = new Set<string>(NO_WORDS);

export const flag: Kind = {
  description: 'yes or no',
  parse: (cell) => {
    const word = cell.trim().toLowerCase();
    if (YES.has(word) || NO.has(word)) return YES.has(word);
    throw new CellProblem(because('notFlag', { written: cut(cell) }));
  },
  format: (value) => (value === true ? 'yes' : 'no'),
};

export const choice = (values: readonly string[]): Kind => {
  const byWord = new Map(
    values.flatMap((value) => [value, ...(VALUES[value] ?? [])].map((word) => [normalise(word), value] as const)),
  );
  return {
    description: values.map((value) => `\`${value}\``).join(', '),
    values,
    parse: (cell) => {
      const found = byWord.get(normalise(cell));
      if (found !== undefined) return found;
      const meant = nearestTo(normalise(cell), byWord.keys());
      throw new CellProblem(
        withHint(
          because('notChoice', { written: cut(cell), values: values.join(', ') }),
          '',
          meant === null ? [] : [{ value: meant }],
        ),
      );
    },
    format: asText,
  };
};

/** By its code, or by its name in Bulgarian or English. */
export const country: Kind = {
  ...text,
  description: 'a country by two capitals (BG), GB-ENG and the like, or its name',
  parse: (cell) => {
    const written = cell.trim();
    const code = /^[a-z]{2}(-[a-z]{3})?$/i.test(written) ? written.toUpperCase() : nationCodeOf(written);
    if (code !== '') return code;
    throw new CellProblem(because('notCountry', { written: cut(cell) }));
  },
};

/** [BR10] */
export const groupPlace: Kind = {
  ...text,
  description: 'place and group: 2 А',
  parse: (cell) => {
    const found = readOrigin(cell.trim());
    if (found) return writeOrigin(found);
    throw new CellProblem(because('notGroupPlace', { written: cut(cell) }));
  },
};

export const day: Kind = {
  description: 'day: 2026-03-15 or 15.3.2026',
  parse: (cell) => {
    const read = parseDay(cell.trim());
    if (read !== null) return read;
    // [IM7] A personal number is repeated nowhere.
    throw new CellProblem(
      /^\s*\d{10}\s*$/.test(cell) ? because('notPersonalNumber') : because('notDay', { written: cut(cell) }),
    );
  },
  format: asText,
};

export const instant: Kind = {
  description: 'time: 2026-03-15 19:30 on the clocks of Sofia, or with its offset 2026-03-15T19:30:00+02:00',
  sql: 'instant',
  parse: (cell) => {
    const read = parseInstant(cell.trim());
    if (read !== null) return read;
    throw new CellProblem(because('notTime', { written: cut(cell) }));
  },
  format: (value) => formatInstant(asText(value)),
};

export const list = (of: Kind): Kind => ({
  description: `list with semicolons between, of ${of.description}`,
  parse: (cell) => parseList(cell).map((part) => asText(of.parse(part))),
  format: (value) => formatList(value as readonly string[]),
});
