import { checkLeague } from '#server/check/check-league.ts';
import { lookUpOnYouTube } from '#server/check/check-videos.ts';
import { FAULT_CODES, FAULTS, type Finding } from '#server/check/faults.ts';
import { readSettings } from '#server/config.ts';
import type { Command } from './command.ts';
import { readArguments } from './read-arguments.ts';
import { withLeague } from './with-database.ts';

const SHOWN = 10;

export const checkCommand: Command = {
  summary: 'report what is wrong in the league and how to fix it',
  help: `Usage: delta check [--online] [--all] [--json]

Checks the whole league and changes nothing. Mistakes cannot be right; warnings may be intended.
Squads are checked where a competition is not over; ages and sizes of squads are those of the league's settings.

Mistakes
${listOf('mistake')}

Warnings
${listOf('warning')}

Options
  --online   ask YouTube whether the videos still exist
  --all      list everything; otherwise at most ${SHOWN} of a kind
  --json     answer in JSON, with everything: {"findings": [{"severity", "code", "id", "table", "key", "name", "page", "what", "facts", "mend"}]}
  --help     this text

Exit codes: 0 no mistakes (warnings do not count), 1 mistakes, 2 typed wrongly.`,
  run: async (args) => {
    const options = { online: { type: 'boolean' }, all: { type: 'boolean' }, json: { type: 'boolean' } } as const;
    const { values } = readArguments('check', args, { options });
    const { findings, unanswered } = await withLeague(({ db }) =>
      checkLeague(db, new Date(), values.online ? lookUpOnYouTube : undefined),
    );
    const { publicUrl } = readSettings(process.env, process.getuid?.() === 0);
    const reported = findings.map((each) => ({ ...each, page: each.page && publicUrl + each.page }));
    if (unanswered > 0) process.stderr.write(`YouTube did not answer for ${counted(unanswered, 'video')}.\n`);
    process.stdout.write(
      values.json ? `${JSON.stringify({ findings: reported })}\n` : describe(reported, values.all ?? false),
    );
    return reported.some(({ severity }) => severity === 'mistake') ? 1 : 0;
  },
};

function listOf(severity: Finding['severity']): string {
  const codes = FAULT_CODES.filter((code) => FAULTS[code].severity === severity);
  return codes.map((code) => `  ${code.padEnd(26)} ${FAULTS[code].title}`).join('\n');
}

function describe(findings: readonly Finding[], all: boolean): string {
  const kinds = FAULT_CODES.map((code) => findings.filter((each) => each.code === code)).filter(
    ({ length }) => length > 0,
  );
  const count = (wanted: Finding['severity']) => findings.filter(({ severity }) => severity === wanted).length;
  const sum = `${counted(count('mistake'), 'mistake')}, ${counted(count('warning'), 'warning')}.\n`;
  return [...kinds.map((found) => printKind(found, all)), sum].join('\n');
}

function printKind(found: readonly Finding[], all: boolean): string {
  const [{ code, severity, mend }] = found as [Finding];
  const { title } = FAULTS[code];
  const shown = all ? found : found.slice(0, SHOWN);
  const hidden = found.length - shown.length;
  return [
    `${title} (${severity}, ${found.length})`,
    `  To fix it: ${mend}.`,
    ...shown.flatMap(({ name, what, table, key, page }) => [
      `  – ${printable(name)}: ${printable(what)}`,
      `    ${table} ${printable(key)}${page ? `  ${page}` : ''}`,
    ]),
    ...(hidden > 0 ? [`  and ${hidden} more (--all lists them)`] : []),
    '',
  ].join('\n');
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Removes control characters from names: a terminal would execute them. */
const printable = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ');
