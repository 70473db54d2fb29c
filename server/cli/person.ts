import { OperatorError } from '#server/errors.ts';
import { literally } from '#server/db/search/search-letters.ts';
import { findSubjects } from '#server/db/privacy/personal-records.ts';
import { PERSONAL_KINDS } from '#domain/privacy/kinds.ts';
import { makePersonalZip } from '#server/desk/personal-zip.ts';
import type { Command } from './command.ts';
import { readArguments, UsageError } from './read-arguments.ts';
import { withLeague } from './with-database.ts';
import { writeNewFile } from './write-new-file.ts';

const USAGE = 'delta person NAME, or delta person player:ID | person:ID FILE (delta person --help says more)';

export const personCommand: Command = {
  summary: 'write what the league keeps about somebody into a file',
  help: `Usage: delta person NAME
       delta person player:ID | person:ID FILE

The first lists players, and people who are or were at the desk, whose name has NAME in it. The second writes everything
that the league keeps about one of them into the new archive FILE: data.json, with his photo and declaration. Give it to
nobody else. Data is deleted at the desk: Personal data ("Лични данни").

Options
  --help   this text`,
  run: async (args) => {
    const { positionals } = readArguments('person', args, { allowPositionals: true });
    const [who = '', file, ...rest] = positionals;
    if (who.trim() === '' || rest.length > 0) throw new UsageError(USAGE);
    process.stdout.write(file === undefined ? await listPeople(who.trim()) : await writePerson(who, file));
    return 0;
  },
};

const listPeople = (name: string): Promise<string> =>
  withLeague(async ({ db }) => {
    const found = await findSubjects(db, `%${literally(name)}%`, 100);
    if (found.length === 0) throw new OperatorError(`Nobody is called ${name}.`);
    return found
      .map(
        ({ kind, id, name: called, detail }) =>
          `${`${kind}:${id}`.padEnd(14)} ${called}${detail ? `, ${detail}` : ''}\n`,
      )
      .join('');
  });

function writePerson(who: string, file: string): Promise<string> {
  const [, name, id] = /^(\w+):(\d{1,9})$/.exec(who) ?? [];
  const kind = PERSONAL_KINDS.find((known) => known === name);
  if (!kind) throw new UsageError(USAGE);
  return withLeague(async ({ db }) => {
    await writeNewFile(file, await makePersonalZip(db, kind, Number(id), new Date()));
    return `Wrote ${file}. It holds personal data.\n`;
  });
}
