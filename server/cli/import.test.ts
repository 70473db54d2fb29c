import { describe, expect, test } from 'vitest';
import { OperatorError } from '#server/errors.ts';
import { importCommand } from './import.ts';

describe('a mistake is one line, before any database is opened', () => {
  test.each([
    ['no arguments', [], /^Usage: delta import FOLDER, or delta import openfootball FILE/],
    ['an unknown format', ['excel', 'x.xls'], /^Usage: delta import FOLDER/],
    ['two files', ['openfootball', 'a.json', 'b.json'], /^Usage: delta import FOLDER/],
    ['no file', ['openfootball'], /^Usage: delta import FOLDER/],
    ['an option of the other kind', ['openfootball', 'x.json', '--prune'], /^--prune means nothing/],
    ['the same the other way round', ['folder', '--notes', 'x.json'], /^--notes means nothing/],
    ['an unknown option', ['openfootball', 'x.json', '--force'], /--force.*delta import --help/],
    ['a file that is not there', ['openfootball', 'nowhere.json'], /^There is no file nowhere\.json$/],
    ['a folder', ['openfootball', 'tests'], /folder/],
    ['a file that is not JSON', ['openfootball', 'README.md'], /^README\.md is not JSON/],
    [
      'JSON of another kind',
      ['openfootball', 'package.json'],
      /^package\.json is not an openfootball file \(matches: /,
    ],
    [
      'notes of another kind',
      ['openfootball', 'tests/data/openfootball/world-cup-2022.json', '--notes', 'package.json'],
      /^package\.json is not a file of notes/,
    ],
  ])('%s', async (_what, args, message) => {
    const error: unknown = await importCommand.run(args).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(OperatorError);
    expect((error as Error).message).toMatch(message);
    expect((error as Error).message).not.toContain('\n');
  });
});
