import { columnsByHeading, tableOfSheet } from './heading-words.ts';
import { LEAGUE_TABLES, tableNamed } from './league-tables.ts';
import type { RosterPart, Sheet } from './source-record.ts';
import type { TableName } from './table-file.ts';
import { normalise } from './value-words.ts';

/** A list of players with their teams and numbers, as organisers keep it: `players` and `squads` in one. */
export type Recognised = TableName | 'roster';

const IN_SQUAD = ['team', 'shirt_number', 'rank', 'captain', 'loan_from', 'joined_on', 'left_on'];

const squads = columnsByHeading(tableNamed('squads'));
const players = columnsByHeading(tableNamed('players'));

/** Which table a file is by its name, such as `teams.csv` or `Отбори.csv`; null if the name says nothing. */
export const tableOfFileName = (name: string): TableName | null => tableOfSheet(name.replace(/\.[a-z]+$/i, ''));

/** Which table has these headings; null if none has. */
export function recogniseTable(headings: readonly string[]): Recognised | null {
  const words = headings.map(normalise).filter((word) => word !== '');
  if (isRoster(words)) return 'roster';
  const fitting = LEAGUE_TABLES.filter(({ name }) => name !== 'media' && name !== 'news').flatMap((table) => {
    const found = new Set(words.flatMap((word) => columnsByHeading(table).get(word) ?? []));
    const isComplete = table.columns.every(({ name, required }) => !required || found.has(name));
    return isComplete ? [{ name: table.name, known: found.size }] : [];
  });
  return fitting.toSorted((a, b) => b.known - a.known)[0]?.name ?? null;
}

/** Without anything that only `players` has and with the days of membership it is `squads`. */
function isRoster(words: readonly string[]): boolean {
  const inSquad = new Set(words.flatMap((word) => squads.get(word) ?? []));
  const ofPlayer = new Set(words.flatMap((word) => (inSquadOnly(word) ? [] : (players.get(word) ?? []))));
  const isNamed = inSquad.has('player') || ofPlayer.has('name');
  const isOfPlayers = ['birthdate', 'position', 'nationality', 'parental_declaration'].some((name) =>
    ofPlayer.has(name),
  );
  return inSquad.has('team') && isNamed && (isOfPlayers || !inSquad.has('joined_on'));
}

const inSquadOnly = (word: string) => IN_SQUAD.includes(squads.get(word) ?? '');

/** The two tables of a roster: the same rows, each with its own columns. */
export function splitRoster({ file, records, format }: Sheet): Map<TableName, Sheet> {
  const [header, ...rows] = records;
  const words = (header?.cells ?? []).map(normalise);
  const name = words.findIndex((word) => squads.get(word) === 'player' || players.get(word) === 'name');
  const headed = (cells: string[]) => (header ? [{ ...header, cells }, ...rows] : rows);
  const own = (of: ReadonlyMap<string, string>, isOwn: (word: string) => boolean) =>
    words.map((word) => (isOwn(word) ? (of.get(word) ?? '') : ''));
  const inSquad = own(squads, inSquadOnly).with(name, 'player');
  const roster: RosterPart = {
    headings: header?.cells ?? [],
    keys: new Map(),
    team: inSquad.indexOf('team'),
    shirtNumber: inSquad.indexOf('shirt_number'),
  };
  const unknown = (header?.cells ?? []).map((cell, at) => (inSquad[at] === '' ? cell : ''));
  const ofPlayer = own(players, (word) => !inSquadOnly(word)).map((column, at) => column || (unknown[at] ?? ''));
  return new Map([
    ['players', { file, records: headed(ofPlayer.with(name, 'name')), format, roster }],
    ['squads', { file, records: headed(inSquad), format, roster }],
  ]);
}
