/** A day is "2026-03-15", an instant ISO 8601 in UTC. */
export type Value = string | number | boolean | null | readonly string[] | object;

/** The values of one row by the names of its columns; other rows are referred to by their keys. */
export type Row = Record<string, Value>;

/** How rows of the league are known by keys and where they are stored, so that they can be read and merged. */
export interface LeagueTable {
  name: string;
  /** In the database. */
  table: string;
  columns: readonly TableColumn[];
  /** The columns that identify a row. */
  identity: readonly string[];
  /** The order of reading, if not by identity. */
  order?: readonly string[];
  /** Two rows may swap unique values, so changed rows are deleted and inserted again. */
  reinsertsChanged?: true;
  /** Rows of other tables name its rows as people do, without a link. */
  isNamed?: true;
}

export interface TableColumn {
  name: string;
  /** The database column that holds it; null where it only helps to find another row. */
  stored: string | null;
  /** How the value is selected, where it is not simply the column. */
  sql?: 'instant' | 'number' | 'integer' | undefined;
  /** An empty value keeps what is stored: the author of a file may not know it yet. */
  keepWhenEmpty: boolean;
  /** The foreign key whose row is found by these columns, of which this is the last. */
  link: Link | null;
  /** From the value of a row to what is stored, where they differ. */
  toStored?: ((value: Value, idOf: FindId) => Value) | undefined;
  /** A document with ids of another table inside. */
  mentions?: Mentions | undefined;
}

export interface Mentions {
  /** The name of a LeagueTable. */
  table: string;
  rename(document: object, rename: (id: string | number) => string | number): object;
}

export interface Link {
  stored: string;
  /** The name of a LeagueTable. */
  to: string;
  by: readonly string[];
}

export type FindId = (table: string, identity: readonly Value[]) => number;

export function columnOf<Column extends TableColumn>(
  table: { name: string; columns: readonly Column[] },
  name: string,
): Column {
  const found = table.columns.find((one) => one.name === name);
  if (!found) throw new Error(`${table.name} has no column ${name}`);
  return found;
}

export const identityOf = (values: readonly Value[]): string =>
  values.length === 1 ? asText(values[0]) : values.map(asText).join('\0');

/** Text, numbers and booleans; everything else is ''. */
export const asText = (value: Value | undefined): string =>
  value === undefined || typeof value === 'object' ? '' : String(value);

export const isReferenced = (tables: readonly LeagueTable[], { name, isNamed }: LeagueTable): boolean =>
  isNamed === true || tables.some(({ columns }) => columns.some(({ link }) => link?.to === name));
