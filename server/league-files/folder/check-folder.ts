import { readdirSync } from 'node:fs';
import { nearestTo } from '#domain/formatting/nearest.ts';
import { asText, isReferenced, type Row } from '#server/db/league-tables/league-table.ts';
import { readTable } from '#server/db/league-tables/read-table.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { yieldToRequests } from '#server/league-files/yield-to-requests.ts';
import type { KeyRegistry } from './key-registry.ts';
import { LEAGUE_TABLES, tableNamed } from './league-tables.ts';
import { because, withHint, type Problem } from './problems.ts';
import { providedColumns, readRows } from './read-rows.ts';
import { lineId, openSource, type SourceOptions } from './source.ts';
import type { Report, Source } from './source-record.ts';
import type { SquadBook } from './squad-book.ts';
import { hasNames, type TableFile, type TableName } from './table-file.ts';

export interface CheckOptions {
  prune: boolean;
  now?: Date | undefined;
  sources: SourceOptions;
  registry: KeyRegistry;
  squads: SquadBook;
  /** What would make squads impossible is a mistake, or only worth a note. */
  squadClashes: 'refuse' | 'note';
  report: Report;
}

/** What a table of the folder holds. */
export interface CheckedTable {
  /** Valid rows. */
  size: number;
  /** All rows. */
  rows: number;
  header: Source['header'];
  written: Source['written'];
}

export interface Checked {
  tables: Map<TableName, CheckedTable>;
  /** Lines with a mistake, as `lineId` names them. */
  wrong: Set<string>;
  /** The tables in which they are. */
  incomplete: Set<TableName>;
}

/** Reports everything that is wrong, before anything is written. */
export async function checkFolder(tx: Queryable, folder: string, options: CheckOptions): Promise<Checked> {
  const { prune, now, sources, registry, squads, report } = options;
  const checked: Checked = { tables: new Map(), wrong: new Set(), incomplete: new Set() };
  if (hasRoster(sources)) await addStoredSquads(tx, squads);
  for (const table of LEAGUE_TABLES) {
    const reportIn: Report = (problem) => {
      if (!problem.isNote) {
        checked.wrong.add(lineId(problem));
        checked.incomplete.add(table.name);
      }
      report(problem);
    };
    const reportSource: Report = (problem) => {
      if (!problem.isNote) registry.markIncomplete(table.name);
      reportIn(problem);
    };
    const source = openSource(folder, table, reportSource, sources);
    await registerStored(tx, table, registry, prune && source !== null);
    if (!source) continue;
    let rows = 0;
    const counted = {
      ...source,
      records: (function* () {
        for (const record of source.records) {
          rows += 1;
          yield record;
        }
      })(),
    };
    const observed = table.name === 'squads' ? await openSquads(tx, counted, options) : counted;
    const read = registered(readRows(table, observed, registry, reportIn, { squads, now }), table, registry);
    const size = await countRows(read, table, options);
    const clashing = table.name === 'squads' ? reportClashes(source, options, reportIn) : 0;
    checked.tables.set(table.name, { size: size - clashing, rows, header: source.header, written: source.written });
  }
  return checked;
}

/** Its players are found by their teams, so that the stored squads are read before them. */
const hasRoster = ({ sheets }: SourceOptions): boolean => sheets.get('squads')?.roster !== undefined;

async function addStoredSquads(tx: Queryable, squads: SquadBook): Promise<void> {
  const columns = ['team', 'player', 'shirt_number', 'rank', 'joined_on', 'left_on'];
  const stored = readTable(tx, LEAGUE_TABLES, tableNamed('squads'), columns);
  for await (const rows of stored) for (const row of rows) squads.addStored(row);
}

/** Reads the stored squads, and remembers those of the file. */
async function openSquads(
  tx: Queryable,
  source: Source,
  { squads, registry, prune, sources }: CheckOptions,
): Promise<Source> {
  const table = tableNamed('squads');
  const isRoster = hasRoster(sources);
  if (!isRoster) await addStoredSquads(tx, squads);
  if (!prune) {
    const entries = readTable(tx, LEAGUE_TABLES, tableNamed('competition-teams'), ENTRY_COLUMNS);
    for await (const rows of entries) for (const row of rows) addEntry(row, squads, registry);
  }
  const columnsOf = { present: providedColumns(table, source), keepsEmpty: isRoster };
  return { ...source, onRow: (line, row) => squads.add(row, line, columnsOf) };
}

const ENTRY_COLUMNS = ['competition', 'season', 'team', 'withdrawn_on'];

function addEntry(row: Row, squads: SquadBook, registry: KeyRegistry) {
  const days = registry.factsOf('competition-seasons', [row['competition'] ?? null, row['season'] ?? null]);
  if (days) squads.addEntry(row, days);
}

/** Reads all rows; returns how many are valid. */
async function countRows(rows: Iterable<Row>, table: TableFile, { squads, registry }: CheckOptions): Promise<number> {
  const pause = yieldToRequests();
  let size = 0;
  for (const row of rows) {
    size += 1;
    await pause();
    if (table.name === 'competition-teams') addEntry(row, squads, registry);
  }
  return size;
}

function reportClashes(
  source: Source,
  { squads, squadClashes, prune, registry }: CheckOptions,
  report: Report,
): number {
  const nameOf = (table: 'teams' | 'players', key: string) => asText(registry.factsOf(table, [key])?.['name']) || key;
  let refused = 0;
  const file = source.written?.file ?? '';
  for (const { line, column, written, reason, player } of squads.clashes(prune, nameOf)) {
    const at = source.header.indexOf(column);
    const place = { file, line, column, cell: at < 0 ? null : at, written, row: nameOf('players', player) };
    const isNote = squadClashes === 'note';
    if (!isNote) refused += 1;
    report({ ...place, ...reason, ...(isNote && { isNote }) } satisfies Problem);
  }
  return refused;
}

/** With --prune, rows that the file does not have will be gone. */
export async function registerStored(tx: Queryable, table: TableFile, registry: KeyRegistry, isPruned: boolean) {
  if (!isReferenced(LEAGUE_TABLES, table) || (isPruned && !hasNames(table))) return;
  const columns = new Set([...table.identity, ...(table.facts ?? [])]);
  for await (const rows of readTable(tx, LEAGUE_TABLES, table, [...columns])) {
    for (const row of rows) registry.addStored(table.name, row, !isPruned);
  }
}

/** The same rows; later files may refer to them. */
export function registered(rows: Iterable<Row>, table: TableFile, registry: KeyRegistry): Iterable<Row> {
  if (!isReferenced(LEAGUE_TABLES, table)) return rows;
  return (function* () {
    for (const row of rows) {
      registry.add(table.name, row);
      yield row;
    }
  })();
}

/** A misspelt file would otherwise be ignored without a word. */
export function reportUnknownFiles(folder: string, report: Report, registry: KeyRegistry) {
  const known = LEAGUE_TABLES.filter(({ name }) => name !== 'news').map(({ name }) => `${name}.csv`);
  for (const file of readdirSync(folder).toSorted()) {
    if (!/\.csv$/i.test(file) || known.includes(file)) continue;
    const meant = nearestTo(file, known);
    const table = LEAGUE_TABLES.find(({ name }) => meant === `${name}.csv`);
    if (table) registry.markIncomplete(table.name);
    report({
      file,
      line: null,
      column: null,
      ...withHint(because('notLeagueFile'), meant ? `; did you mean ${meant}?` : `; there are ${known.join(', ')}`),
    });
  }
}
