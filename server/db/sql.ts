import { snakeCase } from './snake-case.ts';

/** What becomes a parameter; a list is one parameter, an array of PostgreSQL. */
export type Value = string | number | bigint | boolean | Date | Uint8Array | null | readonly Value[];

/** SQL as it is written: between the strings of a template other SQL, or values, which can never become text. */
export class Sql {
  readonly strings: readonly string[];
  readonly inserted: readonly (Sql | Value)[];

  constructor(strings: readonly string[], inserted: readonly (Sql | Value)[] = []) {
    this.strings = strings;
    this.inserted = inserted;
  }

  /** With $1, $2, … for the values. */
  get text(): string {
    return this.write([]);
  }

  get values(): Value[] {
    const values: Value[] = [];
    this.write(values);
    return values;
  }

  private write(values: Value[]): string {
    let text = this.strings[0] ?? '';
    for (const [at, piece] of this.inserted.entries()) {
      text += piece instanceof Sql ? piece.write(values) : `$${values.push(piece)}`;
      text += this.strings[at + 1];
    }
    return text;
  }
}

/** Writes SQL: other SQL becomes a part of it, every other value a parameter. */
const template = (strings: readonly string[], ...inserted: readonly (Sql | Value)[]) => new Sql(strings, inserted);

const constants = new Map<string, Sql>();

/** Always the same for the same text, as a template is, so that prepared statements are found by it. */
function constant(text: string): Sql {
  let known = constants.get(text);
  if (!known) constants.set(text, (known = new Sql([text])));
  return known;
}

/** A row to store, by the names that the program has for its columns. What is undefined is left out. */
export type Storable<Row> = { readonly [Name in keyof Row]: Sql | Value | undefined };

export const sql = Object.assign(template, {
  /** The name of a table or column that only the program knows. */
  identifier: (name: string): Sql => constant(`"${name.replaceAll('"', '""')}"`),

  /** What the program itself has made, or the database about itself; never what comes from outside. */
  raw: constant,

  /** Text within a statement that takes no parameters. */
  literal: (text: string): Sql => constant(`'${text.replaceAll("'", "''")}'`),

  join: (pieces: readonly (Sql | Value)[], separator = ', '): Sql =>
    new Sql(stringsOf(pieces.length, separator), pieces),

  /** `(…) values (…), (…)` for an insert. All rows have the columns of the first. */
  values: <Row extends Storable<Row>>(...rows: readonly [Row, ...Row[]]): Sql => {
    const names = definedNames(rows[0]);
    const listed = rows.map((row) => sql`(${sql.join(names.map((name) => row[name] ?? null))})`);
    return sql`(${sql.join(names.map(column))}) values ${sql.join(listed)}`;
  },

  /** `a = …, b = …` for an update. */
  set: <Row extends Storable<Row>>(row: Row): Sql =>
    sql.join(definedNames(row).map((name) => sql`${column(name)} = ${row[name] ?? null}`)),

  /** A value of a JSON column; nothing is null in the database as well. */
  json: (value: unknown): string | null => (value === undefined || value === null ? null : JSON.stringify(value)),
});

/** One for the same pieces, as a template has. */
function stringsOf(count: number, separator: string): readonly string[] {
  const key = `${count} ${separator}`;
  let known = separated.get(key);
  if (!known)
    separated.set(key, (known = ['', ...Array.from({ length: count - 1 }, () => separator), ''].slice(-count - 1)));
  return known;
}

const separated = new Map<string, readonly string[]>();

const definedNames = <Row extends object>(row: Row) =>
  (Object.keys(row) as (keyof Row & string)[]).filter((name) => row[name] !== undefined);

const column = (name: string): Sql => sql.identifier(snakeCase(name));
