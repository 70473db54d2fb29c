import type { UploadOptions } from '#contract/desk/files.ts';
import type { ReadListPreview } from '#contract/desk/read-list.ts';
import { countTeams, matchTeams, teamKey } from '#domain/lists/match-teams.ts';
import { isTeamList, readList, type ReadPlayer } from '#domain/lists/read-list.ts';
import type { Sheet as ListSheet } from '#domain/lists/unfold-sheet.ts';
import type { ListFacts } from '#server/db/squads/list-facts.ts';
import { splitRoster } from '#server/league-files/folder/recognise.ts';
import type { Sheet, Sheets, TableFormat } from '#server/league-files/folder/source-record.ts';
import { RefusedUpload } from './refused-upload.ts';
import { tableNamed } from '#server/league-files/folder/league-tables.ts';
import { columnsByHeading } from '#server/league-files/folder/heading-words.ts';
import { normalise } from '#server/league-files/folder/value-words.ts';

export interface ListContext {
  name: string;
  format: TableFormat;
  options: UploadOptions;
  facts: ListFacts;
  today: string;
}

/** Columns of the tables, in the order in which a read list has them, with what fills them. */
const COLUMNS: readonly (readonly [string, (player: ReadPlayer) => string])[] = [
  ['name', ({ name }) => name],
  ['team', ({ team }) => team],
  ['shirt_number', ({ number }) => number],
  ['birthdate', ({ birthDate }) => birthDate],
  ['position', ({ position }) => position],
  ['joined_on', ({ joinedOn }) => joinedOn],
  ['captain', ({ captain }) => (captain ? 'yes' : '')],
];
const NAME_CELL = 0;
const [MOST_CLEANED, MOST_SKIPPED, MOST_CELLS, LONGEST] = [500, 100, 40, 100];

/** A list of players as people keep it, as the tables of new teams, players and squads; null if it is no such list. */
export function listTables(
  sheets: readonly ListSheet[],
  { name, format, options, facts, today }: ListContext,
): { sheets: Sheets; list: ReadListPreview } | null {
  const { columns, team, teams: answers } = options;
  const read = readList(sheets, { name, today, knownTeams: facts.teams, columns, team, sheets: options.sheets });
  if (read.players.length === 0 && options.sheets.length === 0) {
    if (read.sheets.some(({ about }) => about !== null)) throw new RefusedUpload('no_players');
    return null;
  }
  const isOfTeams = options.table === 'teams' || (options.table === null && isTeamList(read));
  const named = isOfTeams ? read.players.map((player) => ({ ...player, team: player.name })) : read.players;
  const teams = matchTeams(countTeams(named), facts.teams, answers);
  const byKey = new Map(teams.map((one) => [teamKey(one.written), one.name]));
  const players = read.players.map((player) => ({ ...player, team: byKey.get(teamKey(player.team)) ?? player.team }));
  const used = COLUMNS.filter(
    ([column, valueOf]) => column !== 'captain' || players.some((player) => valueOf(player) !== ''),
  );
  const others = otherColumns(read.shapes);
  const roster: Sheet = {
    file: name,
    format,
    records: [
      { line: 0, cells: [...used.map(([column]) => column), ...others.map(({ heading }) => heading)] },
      ...players.map((player) => ({
        line: player.id,
        cells: [...used.map(([, valueOf]) => valueOf(player)), ...others.map(({ at }) => player.cells[at] ?? '')],
      })),
    ],
  };
  const newTeams = [...new Set(teams.flatMap(({ name: own, isKnown }) => (own === null || isKnown ? [] : [own])))];
  const made: Sheet = {
    file: `${name} +`,
    format,
    records: [{ line: 0, cells: ['name'] }, ...newTeams.map((own, at) => ({ line: at + 1, cells: [own] }))],
  };
  return {
    sheets: new Map([
      ...(newTeams.length > 0 || isOfTeams ? [['teams', made] as const] : []),
      ...(isOfTeams ? [] : splitRoster(roster)),
    ]),
    list: {
      kind: isOfTeams ? 'teams' : 'players',
      shapes: read.shapes.map(({ headings, kinds, sample, ...shape }) => ({
        ...shape,
        headings: headings.slice(0, MOST_CELLS).map(cut),
        kinds: kinds.slice(0, MOST_CELLS),
        sample: sample.map(({ line, cells }) => ({ line, cells: cells.slice(0, MOST_CELLS).map(cut) })),
      })),
      sheets: read.sheets,
      teams,
      knownTeams: facts.teams,
      withoutTeam: named.filter((player) => player.team === '').length,
      since: options.since ?? proposedDay(facts, today),
      hasSeason: facts.seasonStart !== null,
      cleaned: players
        .flatMap(({ id, name: own, writtenName }) =>
          writtenName === null ? [] : [{ line: id, cell: NAME_CELL, written: writtenName, name: own }],
        )
        .slice(0, MOST_CLEANED),
      dropped: players
        .flatMap(({ id, name: own, dropped }) =>
          dropped.length === 0 ? [] : [{ line: id, name: own, texts: dropped }],
        )
        .slice(0, MOST_SKIPPED),
      skipped: read.skipped.slice(0, MOST_SKIPPED).map(({ id, text }) => ({ line: id, text: cut(text) })),
    },
  };
}

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** [IM18] */
export function proposedDay({ seasonStart }: ListFacts, today: string): string {
  if (seasonStart === null)
    return today < `${today.slice(0, 4)}-07-01` ? `${today.slice(0, 4)}-01-01` : `${today.slice(0, 4)}-07-01`;
  return seasonStart <= today ? seasonStart : today;
}

const ROSTER_HEADINGS = [columnsByHeading(tableNamed('players')), columnsByHeading(tableNamed('squads'))];
const READ = new Set([
  'name',
  'player',
  'team',
  'shirt_number',
  'birthdate',
  'position',
  'joined_on',
  'captain',
  'key',
]);

/** What a list in the words of an export says beside what is read here, such as nationality; only where all rows have the same columns. */
function otherColumns(shapes: ReturnType<typeof readList>['shapes']): { heading: string; at: number }[] {
  const [only, ...more] = shapes;
  if (!only || more.length > 0) return [];
  return only.headings.flatMap((heading, at) => {
    const column = ROSTER_HEADINGS.map((words) => words.get(normalise(heading))).find((known) => known !== undefined);
    return column === undefined || READ.has(column) || (only.kinds[at] ?? null) !== null ? [] : [{ heading, at }];
  });
}
