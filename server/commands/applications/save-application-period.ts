import type { ApplicationPeriodFields, SavedPeriod } from '#contract/desk/applications.ts';
import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import { journalChanges } from '#server/commands/steps/journal-changes.ts';
import { competitionName, requireCompetition } from '#server/commands/steps/competition-fields.ts';
import { refuseConflict, withVersion } from '#server/commands/steps/refuse-conflict.ts';
import { competitionSeasonSubject } from '#server/commands/steps/subjects.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import { findPeriod, storePeriod } from '#server/db/applications/application-periods.ts';
import type { Queryable, Reader } from '#server/db/queryable.ts';
import type { Database } from '#server/db/transactions.ts';
import { InvalidField } from '#server/errors.ts';
import { readLeagueDocuments } from '#server/league/league-documents.ts';

/** Of a competition that never took applications. */
const NEVER_OPEN: ApplicationPeriodFields = {
  isOpen: false,
  opensOn: null,
  closesOn: null,
  answersBy: null,
  places: 12,
  textBg: '',
  textEn: '',
  fee: null,
  asksColour: true,
  asksDays: true,
  asksPitch: false,
  questions: [],
  document: null,
  documentOn: null,
};

export const readPeriod = async (db: Reader, id: CompetitionSeasonId): Promise<ApplicationPeriodFields> =>
  (await findPeriod(db, id)) ?? NEVER_OPEN;

interface OfPeriod {
  competitionSeasonId: CompetitionSeasonId;
}

/** [AL1] Opens the applications of a competition, or changes what applicants are told and asked. */
export const saveApplicationPeriod = (
  db: Database,
  actor: Actor,
  { competitionSeasonId, version, ...fields }: SavedPeriod & OfPeriod,
): Promise<SavedPeriod> =>
  runCommand(db, actor, async (tx) => {
    const competition = await requireCompetition(tx, competitionSeasonId);
    const subject = competitionSeasonSubject(competitionSeasonId);
    const before = await readPeriod(tx, competitionSeasonId);
    const result = withVersion(fields);
    if (result.version === withVersion(before).version) return { result, change: null };
    await refuseConflict(tx, subject, before, version);
    await checkPeriod(tx, fields);
    await storePeriod(tx, competitionSeasonId, fields);
    return {
      result,
      change: {
        what: 'edit_applications',
        subject,
        about: await competitionName(tx, competition),
        ...journalChanges(toJournal(before), toJournal(fields)),
        tags: TAGS,
      },
    };
  });

/** [AL1] [CB4] At once: forms that are open are refused from here on. */
export const closeApplications = (
  db: Database,
  actor: Actor,
  { competitionSeasonId }: OfPeriod,
): Promise<{ version: string }> =>
  runCommand(db, actor, async (tx) => {
    const competition = await requireCompetition(tx, competitionSeasonId);
    const before = await readPeriod(tx, competitionSeasonId);
    const { version } = withVersion({ ...before, isOpen: false });
    if (!before.isOpen) return { result: { version }, change: null };
    await storePeriod(tx, competitionSeasonId, { ...before, isOpen: false });
    return {
      result: { version },
      change: {
        what: 'close_applications',
        subject: competitionSeasonSubject(competitionSeasonId),
        about: await competitionName(tx, competition),
        tags: TAGS,
      },
    };
  });

/** The banner on every page leads to the form. */
const TAGS = ['league', 'everything'] as const;

async function checkPeriod(tx: Queryable, fields: ApplicationPeriodFields): Promise<void> {
  const { isOpen, opensOn, closesOn, answersBy, document, documentOn } = fields;
  if (isOpen && opensOn === null) throw new InvalidField('opensOn', 'required', 'Say from when');
  if (isOpen && closesOn === null) throw new InvalidField('closesOn', 'required', 'Say until when');
  if (opensOn !== null && closesOn !== null && closesOn < opensOn)
    throw new InvalidField('closesOn', 'before_opening', 'They close after they open');
  if (answersBy !== null && opensOn !== null && answersBy < opensOn)
    throw new InvalidField('answersBy', 'before_opening', 'Nobody is answered before he can apply');
  if (document !== null && !(await readLeagueDocuments(tx)).some(({ number }) => number === document))
    throw new InvalidField('document', 'gone', 'There is no such document');
  if (document === null && documentOn !== null)
    throw new InvalidField('document', 'required', 'Say which document it is');
}

const toJournal = ({ questions, ...fields }: ApplicationPeriodFields) => ({
  ...fields,
  questions: questions.map(({ bg }) => bg).join('; '),
});
