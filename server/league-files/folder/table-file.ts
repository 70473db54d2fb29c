import type { LeagueTable, Link as TableLink, Row, TableColumn, Value } from '#server/db/league-tables/league-table.ts';
import { integer, text, type Kind } from './cells.ts';
import type { Reason } from './problems.ts';

/*
 * One description of each file serves reading, checking, writing and the tables of docs/LEAGUE-FILES.md: its columns,
 * their valid values, and where they are stored in the database.
 */

export const TABLE_NAMES = [
  'media',
  'seasons',
  'competitions',
  'teams',
  'players',
  'referees',
  'places',
  'pitches',
  'competition-seasons',
  'groups',
  'gameweeks',
  'competition-teams',
  'point-adjustments',
  'bans',
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
  'sponsors',
  'galleries',
  'photos',
] as const;
/** In the order in which they are written: a row refers only to rows of earlier files. */
export type TableName = (typeof TABLE_NAMES)[number];

/** What a row's checks and fallbacks may ask about the rest of the league. */
export interface RowContext {
  /** The `facts` columns of a row in another file or in the database. */
  factsOf(table: TableName, identity: readonly Value[]): Row | undefined;
  /** Whether there is such a row, or would be without mistakes that were reported. */
  isKnown(table: TableName, identity: readonly Value[]): boolean;
  now: Date;
  /** In Sofia. */
  today: string;
  /** Since when a player is in the squad of a team, or will be. */
  joiningDay(team: Value, player: Value): Value;
  /** 1, 2, 3 … for the rows of this file that belong together, such as the line-up of one team in one match. */
  numberWithin(group: string): number;
}

export interface TableFile extends LeagueTable {
  name: TableName;
  description: string;
  columns: readonly Column[];
  /** Columns that rows of other files may ask for. */
  facts?: readonly string[];
  /** What no two rows may share, besides the identity; empty cells and "no" may be shared. */
  unique?: readonly (readonly string[])[];
  /** What is wrong though every cell is valid. */
  check?(row: Row, context: RowContext): RowProblem | null;
}

/** Whether its rows are people, clubs or competitions, which may be referred to by name. */
export const hasNames = ({ facts }: Pick<TableFile, 'facts'>): boolean => facts?.includes('name_latin') ?? false;

/** A note is worth a look and stops nothing. */
export type RowProblem = readonly [column: string, reason: Reason, weight?: 'note'];

export interface Column extends TableColumn {
  kind: Kind;
  description: string;
  required: boolean;
  /** What an empty cell means. */
  empty: Value;
  /** The value when the column is missing, or when its cell is empty and must not be. */
  fallback: Fallback | null;
  /** A missing column still changes the database when one of these is present. */
  derivedFrom: readonly string[];
  /** The table whose rows this column refers to, by key or by name. */
  refers: TableName | null;
  link: Link | null;
}

export interface Fallback {
  description: string;
  of(row: Row, context: RowContext): Value;
}

interface Link extends TableLink {
  to: TableName;
}

type Options = Partial<Omit<Column, 'name' | 'kind' | 'description'>>;

export const column = (name: string, kind: Kind, description: string, options: Options = {}): Column => ({
  name,
  kind,
  description,
  stored: name,
  sql: kind.sql,
  toStored: kind.toStored,
  mentions: kind.mentions,
  required: false,
  empty: null,
  keepWhenEmpty: false,
  fallback: null,
  derivedFrom: [],
  refers: null,
  link: null,
  ...options,
});

export const required = (name: string, kind: Kind, description: string, options: Options = {}): Column =>
  column(name, kind, description, { required: true, ...options });

/** A cell that may be left empty, which means this value. */
export const withDefault = (
  name: string,
  kind: Kind,
  value: Value,
  description: string,
  options: Options = {},
): Column =>
  column(name, kind, description, {
    empty: value,
    fallback: { description: value === null ? '' : String(kind.format(value)) || 'none', of: () => value },
    ...options,
  });

export const derived = (
  name: string,
  kind: Kind,
  description: string,
  fallback: Fallback,
  options: Options = {},
): Column => column(name, kind, description, { fallback, ...options });

export const reference = (name: string, to: TableName, description: string, options: Options = {}): Column =>
  column(name, text, description, {
    stored: null,
    refers: to,
    link: { stored: `${name}_id`, to, by: [name] },
    ...options,
  });

export const picture = (name: string, description: string): Column => reference(name, 'media', description);

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
