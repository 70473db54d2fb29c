import { dayAt } from '#domain/formatting/sofia-time.ts';
import { seasonTables } from '../league-files/new-season/season-tables.ts';
import { writeSeason } from '../league-files/new-season/write-season.ts';
import type { Command } from './command.ts';
import { newSeasonOf } from './new-season/answers.ts';
import { openConversation } from './new-season/conversation.ts';
import { countSeason, describeWork, knockoutPlaces } from './new-season/describe-season.ts';
import { gatherAnswers } from './new-season/gather-answers.ts';
import { QUESTIONS } from './new-season/questions.ts';
import { readArguments, UsageError } from './read-arguments.ts';
import { readText } from './read-text.ts';

const OPTIONS = QUESTIONS.filter(({ name }) => name !== 'folder');

export const newCommand: Command = {
  summary: 'make a folder for a new season: teams in, fixtures out',
  help: `Usage: delta new [FOLDER] [options]

Asks a few questions and writes a folder of a league with the season, its teams, gameweeks and all fixtures, as files to
edit before delta import FOLDER. What is said with an option is not asked. Without a terminal, or with --yes, nothing is
asked: FOLDER and --teams are needed then, and the rest is as usual. No database is opened.

No team plays twice in a day and no pitch is used twice at a time; hours and pitches are shared out evenly. Of an odd
number of teams one rests in each round. In a knockout the best seeds have the byes, and the best two can only meet in
the final.

The season
${OPTIONS.map(({ name, takes, says }) => `  --${name} ${takes}\n        ${says}`).join('\n')}

Options
  --ask         ask, though the answers do not come from a terminal: one a line
  --yes         ask nothing; what is not said is as usual
  --semicolon   semicolons between cells, as spreadsheets with Bulgarian settings expect
  --json        say in JSON what was written
  --help        this text

Example
  delta new spring --teams teams.txt --weekdays sat,sun --pitches "Балик, Рилци" --times 10:00,11:00

Exit codes: 0 done, 1 refused and nothing written, 2 typed wrongly.`,
  run: async (args) => {
    const { values, positionals } = readArguments('new', args, {
      options: {
        ...Object.fromEntries(OPTIONS.map(({ name }) => [name, { type: 'string' as const }])),
        ask: { type: 'boolean' },
        yes: { type: 'boolean' },
        semicolon: { type: 'boolean' },
        json: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const [folder, ...more] = positionals;
    if (more.length > 0) throw new UsageError('Usage: delta new [FOLDER] [options] (delta new --help says more).');
    if (values.ask && values.yes) throw new UsageError('Either --ask or --yes, not both.');
    const given: Record<string, string | boolean | undefined> = values;
    const said = new Map(OPTIONS.flatMap(({ name }) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])));
    if (folder !== undefined) said.set('folder', folder);
    const teams = said.get('teams');
    if (teams !== undefined) said.set('teams', await readText(teams));
    const asks = values.ask ?? (!values.yes && process.stdin.isTTY);
    const conversation = asks
      ? openConversation({ input: process.stdin, output: values.json ? process.stderr : process.stdout })
      : null;
    const answers = await gatherAnswers(said, dayAt(new Date()), conversation).finally(() => conversation?.end());

    const season = newSeasonOf(answers);
    const notes = describeWork(season);
    await writeSeason(answers.folder, { tables: seasonTables(season), notes }, values.semicolon ? ';' : ',');
    const counts = countSeason(season);
    process.stdout.write(
      values.json
        ? `${JSON.stringify({ folder: answers.folder, ...counts, knockout: knockoutPlaces(season) })}\n`
        : `Wrote ${counts.teams} teams, ${counts.gameweeks} gameweeks and ${counts.matches} matches, from ${counts.firstDay} to ${counts.lastDay}, into ${answers.folder}.\n${notes}Next: delta import ${quoted(answers.folder)} --dry-run\n`,
    );
    return 0;
  },
};

const quoted = (folder: string) => (/\s/.test(folder) ? `"${folder}"` : folder);
