import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { CompetitionFields } from '#contract/desk/competitions.ts';
import { isCompetitionName, updateCompetition } from '#server/db/competitions/office-competitions.ts';
import { keepPictures } from '#server/db/pictures/pictures.ts';
import type { Database } from '#server/db/open.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import { InvalidField } from '#server/errors.ts';
import { plainLatin } from '#domain/formatting/plain-latin.ts';
import { competitionSeasonSubject } from '#server/commands/subjects.ts';
import { competitionFieldsOf, requireCompetition } from './competition-fields.ts';
import { refuseConflict, withVersion } from '#server/commands/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** What the competition is called and looks like, in all its seasons. */
export function editCompetition(
  db: Database,
  id: CompetitionSeasonId,
  { version, ...fields }: CompetitionFields & { version: string },
  actor: Actor,
): Promise<CompetitionFields & { version: string }> {
  return runCommand(db, actor, async (tx) => {
    const competition = await requireCompetition(tx, id);
    const before = competitionFieldsOf(competition);
    if (JSON.stringify(before) === JSON.stringify(fields)) return { result: withVersion(before), change: null };
    const subject = competitionSeasonSubject(id);
    await refuseConflict(tx, subject, before, version);
    const stored = await checkCompetition(tx, fields, competition.competitionId);
    await updateCompetition(tx, competition.competitionId, stored);
    await refreshSearchIndex(tx);
    const after = competitionFieldsOf({ ...competition, ...stored });
    return {
      result: withVersion(after),
      change: { what: 'edit_competition', about: fields.name, subject, before, after, tags: ['everything'] },
    };
  });
}

/** As it is stored. Names are unique; a logo was uploaded before. */
export async function checkCompetition(tx: Queryable, fields: CompetitionFields, exceptId: number | null) {
  const { name, nameLatin, logoId } = fields;
  if (await isCompetitionName(tx, name, exceptId))
    throw new InvalidField('name', 'competition_exists', 'There is a competition of this name');
  if (logoId !== null && !(await keepPictures(tx, [logoId])))
    throw new InvalidField('logoId', 'gone', 'There is no such picture any more');
  return { ...fields, nameLatin: nameLatin ?? plainLatin(name) };
}
