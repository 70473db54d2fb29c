import { dayAt } from '#domain/formatting/sofia-time.ts';
import { seasonTables } from '#server/league-files/new-season/season-tables.ts';
import { writeSeason } from '#server/league-files/new-season/write-season.ts';
import type { Command } from './command.ts';
import { newSeasonOf } from './new-season/answers.ts';
import { readKnownLeague } from './new-season/known-league.ts';
import { openPrompter } from './new-season/prompter.ts';
import { countSeason, describeWork, knockoutPlaces } from './new-season/describe-season.ts';
import { gatherAnswers } from './new-season/gather-answers.ts';
import { QUESTIONS } from './new-season/questions.ts';
import { readArguments, UsageError } from './read-arguments.ts';
import { readText } from './read-text.ts';

const OPTIONS = QUESTIONS.filter(({ name }) => name !== 'folder');

export const newCommand: Command = {
  summary: 'create a folder for a new season: teams in, fixtures out',
  help: `Usage: delta new [FOLDER] [options]

Asks a few questions and writes a folder of a league with the season, its teams, gameweeks and all fixtures, as files to
edit before delta import FOLDER. What an option answers is not asked. Without a terminal, or with --yes, nothing is
asked: FOLDER and --teams are needed then, and the rest gets its default.

A team that the league has, under this name, a former one or this key, is that team; the answer lists those. The
database is only read.

No team plays twice in a day and no pitch is used twice at a time; hours and pitches are shared out evenly. Of an odd
number of teams one rests in each round. In a knockout the best seeds have the byes, and the best two can only meet in
the final.

The season
${OPTIONS.map(({ name, placeholder, help }) => `  --${name} ${placeholder}\n        ${help}`).join('\n')}

Options
  --ask         ask, though the answers do not come from a terminal: one a line
  --yes         ask nothing; use the defaults
  --semicolon   semicolons between cells, as spreadsheets with Bulgarian settings expect
  --json        print in JSON what was written
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
    const texts = new Map(
      OPTIONS.flatMap(({ name }) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])),
    );
    if (folder !== undefined) texts.set('folder', folder);
    const teams = texts.get('teams');
    if (teams !== undefined) texts.set('teams', await readText(teams));
    const league = await readKnownLeague();
    const interactive = values.ask ?? (!values.yes && process.stdin.isTTY);
    const prompter = interactive
      ? openPrompter({ input: process.stdin, output: values.json ? process.stderr : process.stdout })
      : null;
    const answers = await gatherAnswers(texts, dayAt(new Date()), prompter, league).finally(() => prompter?.end());

    const season = newSeasonOf(answers);
    const notes = describeWork(season);
    await writeSeason(
      answers.folder,
      { tables: seasonTables(season, league.homeLeague), notes },
      values.semicolon ? ';' : ',',
    );
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
