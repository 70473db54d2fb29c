import type { SavedLeague } from '#contract/desk/league.ts';
import type { LeagueSettings } from '#contract/http/league-settings.ts';
import { WHOLE_SETTINGS } from '#domain/league/records.ts';
import { flatten } from '#domain/formatting/flat-fields.ts';
import { unknownPlaceholder } from '#domain/league/placeholders.ts';
import { isPicture } from '#domain/league/identity.ts';
import { keepPicturesAt } from '#server/db/pictures/pictures.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Database } from '#server/db/transactions.ts';
import { InvalidField } from '#server/errors.ts';
import { lockLeagueSettings, writeLeagueSettings } from '#server/league/league-settings.ts';
import { refuseConflict, withVersion } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** Changes what the league says about itself and decides for itself; everything public follows. */
export const saveLeagueSettings = (
  db: Database,
  actor: Actor,
  { version, ...settings }: SavedLeague,
): Promise<SavedLeague> =>
  runCommand(db, actor, async (tx) => {
    refuseUnknownPlaceholders(settings);
    const before = await lockLeagueSettings(tx);
    await refuseConflict(tx, 'league', before, version);
    const result = withVersion(settings);
    if (result.version === version) return { result, change: null };
    await keepIdentityPictures(tx, settings);
    await writeLeagueSettings(tx, settings);
    const [from, to] = [flatten(before, WHOLE_SETTINGS), flatten(settings, WHOLE_SETTINGS)];
    return {
      result,
      change: {
        what: 'edit_league',
        about: settings.name.bg,
        subject: 'league',
        before: different(from, to),
        after: different(to, from),
        // Every page names the league, and what it records decides what all of them show.
        tags: ['league', 'everything'],
      },
    };
  });

/** One that nobody used for a day may be gone. */
async function keepIdentityPictures(tx: Queryable, { identity }: LeagueSettings) {
  for (const field of ['logo', 'hero'] as const) {
    const address = identity[field];
    if (isPicture(address) && !(await keepPicturesAt(tx, [address])))
      throw new InvalidField(`identity.${field}`, 'picture_gone', 'The picture is not there any more');
  }
}

/** The fields that differ: nobody reads the rest in a journal. */
const different = (fields: object, others: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(others[name])),
  );

/** [LS2] */
function refuseUnknownPlaceholders({ faq }: LeagueSettings) {
  for (const [at, { question, answer }] of faq.entries())
    for (const [part, texts] of Object.entries({ question, answer }))
      for (const [language, text] of Object.entries(texts)) {
        const unknown = unknownPlaceholder(text);
        if (unknown !== null)
          throw new InvalidField(`faq.${at}.${part}.${language}`, 'unknown_placeholder', `There is no {${unknown}}`);
      }
}
