import { renderUnicodeCompact } from 'uqr';
import { ROLES, type Role } from '#domain/desk/permissions.ts';
import { readSettings } from '#server/config.ts';
import { listCompetitionKeys } from '#server/db/people/people.ts';
import { invite } from '#server/desk/access/people.ts';
import { OperatorError } from '#server/errors.ts';
import type { Command } from './command.ts';
import { readArguments, UsageError } from './read-arguments.ts';
import { withLeague } from './with-database.ts';

export const deskCommand: Command = {
  summary: 'invite a person to the desk',
  help: `Usage: delta desk invite NAME --role organiser | editor | scorer [--competition KEY …]

Prints a link, and the same as a QR code. Whoever opens it first, within seven days, is signed in as NAME on that device:
an organiser may do everything, an editor writes news, a scorer records matches. This is also the way back in
when every phone is lost.

Options
  --role ROLE         what NAME may do
  --competition KEY   the only competition whose matches a scorer records; may be repeated (all without it)
  --help              this text

The link begins with DESK_URL, else with http://localhost and DESK_PORT.`,
  run: async (args) => {
    const { values, positionals } = readArguments('desk', args, {
      allowPositionals: true,
      options: { role: { type: 'string' }, competition: { type: 'string', multiple: true, default: [] } },
    });
    const [action, name = '', ...rest] = positionals;
    const role = ROLES.find((known) => known === values.role);
    if (action !== 'invite' || name.trim() === '' || name.length > 60 || rest.length > 0 || !role)
      throw new UsageError('delta desk invite NAME --role organiser | editor | scorer (delta desk --help says more)');
    if (values.competition.length > 0 && role !== 'scorer')
      throw new UsageError('Only a scorer has competitions (delta desk --help says more)');
    const link = await createLink(name.trim(), role, values.competition);
    process.stdout.write(`${link}\n\n${renderUnicodeCompact(link, { border: 2 })}\n`);
    return 0;
  },
};

const createLink = (name: string, role: Role, keys: readonly string[]): Promise<string> =>
  withLeague(async ({ db }) => {
    const { deskUrl, deskPort } = readSettings(process.env, process.getuid?.() === 0);
    const known = await listCompetitionKeys(db);
    const missing = keys.find((key) => !known.some((competition) => competition.key === key));
    if (missing !== undefined)
      throw new OperatorError(
        known.length === 0
          ? 'There is no competition yet.'
          : `There is no competition with the key ${missing}. The keys are: ${known.map(({ key }) => key).join(', ')}.`,
      );
    const competitions = known.filter(({ key }) => keys.includes(key)).map(({ id }) => id);
    const actor = { who: { kind: 'program' }, at: new Date() } as const;
    const { link } = await invite(db, actor, {
      name,
      role,
      competitions,
      deskUrl: deskUrl ?? `http://localhost:${deskPort}`,
    });
    return link;
  });
