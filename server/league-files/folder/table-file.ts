import type { Kind, Value } from './cells.ts';
import { asText, integer, text } from './cells.ts';

/*
 * One description serves reading, checking, writing and the tables of docs/LEAGUE-FILES.md: which columns a file has,
 * what may stand in them, and where it goes in the database.
 */

export const TABLE_NAMES = [
  'media',
  'seasons',
  'competitions',
  'teams',
  'players',
  'referees',
  'competition-seasons',
  'groups',
  'gameweeks',
  'competition-teams',
  'point-adjustments',
  'squads',
  'transfers',
  'matches',
  'lineups',
  'events',
  'player-statistics',
  'team-statistics',
  'news',
  'awards',
  'best-teams',
] as const;
/** In the order in which they are written: a row names only what stands in an earlier file. */
export type TableName = (typeof TABLE_NAMES)[number];

export type Row = Record<string, Value>;

/** What else is known of the league while a row is read. */
export interface Surroundings {
  /** Of a row of another file, or of the database: the columns that its table calls facts. */
  factsOf(table: TableName, identity: readonly Value[]): Row | undefined;
  /** 1, 2, 3 … for rows of this file that belong to the same thing. */
  numberWithin(thing: string): number;
}

export interface TableFile {
  name: TableName;
  /** In the database. */
  table: string;
  says: string;
  columns: readonly Column[];
  /** The columns by which a row is known. */
  identity: readonly string[];
  /** Known to rows of other files. */
  facts?: readonly string[];
  /** By what the rows of an exported file are ordered, if not by their identity. */
  order?: readonly string[];
  /** What no two rows may share, besides the identity; empty cells and "no" may be shared. */
  unique?: readonly (readonly string[])[];
  /** Two rows may exchange what is unique: those that change are taken out and put in anew. */
  exchanges?: true;
  /** What is wrong though every cell is right by itself. */
  check?(row: Row, around: Surroundings): Objection | null;
}

type Objection = readonly [column: string, message: string];

export interface Column {
  name: string;
  kind: Kind;
  says: string;
  /** The column of the table that holds it; null where it only helps to find another row. */
  stored: string | null;
  required: boolean;
  /** What an empty cell means. */
  empty: Value;
  /** An empty cell leaves what the league holds already: its author may not know yet. */
  emptyKeeps: boolean;
  /** What holds when the column is missing, and for a cell that must not be empty. */
  fallback: Fallback | null;
  /** Where a missing column still changes what the database holds: when one of these is there. */
  follows: readonly string[];
  /** Rows of this table are named here, by key or by name. */
  refers: TableName | null;
  /** The row that is found by these columns, of which this is the last, and the column that holds its id. */
  link: Link | null;
}

export interface Fallback {
  says: string;
  of(row: Row, around: Surroundings): Value;
}

export interface Link {
  stored: string;
  to: TableName;
  by: readonly string[];
}

type Options = Partial<Omit<Column, 'name' | 'kind' | 'says'>>;

export const column = (name: string, kind: Kind, says: string, options: Options = {}): Column => ({
  name,
  kind,
  says,
  stored: name,
  required: false,
  empty: null,
  emptyKeeps: false,
  fallback: null,
  follows: [],
  refers: null,
  link: null,
  ...options,
});

export const required = (name: string, kind: Kind, says: string, options: Options = {}): Column =>
  column(name, kind, says, { required: true, ...options });

/** A cell that need not be filled in: this holds then. */
export const withDefault = (name: string, kind: Kind, value: Value, says: string, options: Options = {}): Column =>
  column(name, kind, says, {
    empty: value,
    fallback: { says: value === null ? '' : String(kind.format(value)) || 'none', of: () => value },
    ...options,
  });

export const derived = (name: string, kind: Kind, says: string, fallback: Fallback, options: Options = {}): Column =>
  column(name, kind, says, { fallback, ...options });

export const reference = (name: string, to: TableName, says: string, options: Options = {}): Column =>
  column(name, text, says, {
    stored: null,
    refers: to,
    link: { stored: `${name}_id`, to, by: [name] },
    ...options,
  });

export const picture = (name: string, says: string): Column => reference(name, 'media', says);

/** For tables whose rows belong to a competition in a season. */
export const inSeason: readonly Column[] = [
  required('competition', text, 'the competition', { stored: null, refers: 'competitions' }),
  required('season', text, 'the season', {
    stored: null,
    refers: 'seasons',
    link: { stored: 'competition_season_id', to: 'competition-seasons', by: ['competition', 'season'] },
  }),
];

const gameweekLink = {
  stored: null,
  link: { stored: 'gameweek_id', to: 'gameweeks', by: ['competition', 'season', 'gameweek'] },
} as const;

export const gameweek = (options: Options): Column =>
  column('gameweek', integer(1), 'number of the gameweek', { ...gameweekLink, ...options });

export const group: Column = column('group', text, 'name of the group', {
  stored: null,
  link: { stored: 'group_id', to: 'groups', by: ['competition', 'season', 'group'] },
});

export const columnOf = (table: TableFile, name: string): Column => {
  const found = table.columns.find((one) => one.name === name);
  if (!found) throw new Error(`${table.name} has no column ${name}`);
  return found;
};

export const identityOf = (values: readonly Value[]): string =>
  values.length === 1 ? asText(values[0]) : values.map(asText).join('\0');
