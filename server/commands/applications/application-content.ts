import type { ApplicationFields } from '#contract/desk/open-applications.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import { periodState } from '#domain/club/applications.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { listPeriods, type PeriodRow } from '#server/db/applications/application-periods.ts';
import type { StoredContent } from '#server/db/applications/applications.ts';
import { findTeam } from '#server/db/competitions/competition-teams.ts';
import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { Queryable, Reader } from '#server/db/queryable.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { readLeagueDocuments } from '#server/league/league-documents.ts';

/** [AL1] The period of a competition that takes applications now. */
export async function requireOpenPeriod(tx: Queryable, id: CompetitionSeasonId, at: Date): Promise<PeriodRow> {
  const [period] = await listPeriods(tx, id);
  if (!period || periodState(period, dayAt(at)) !== 'open')
    throw new ApiError('refused', 'The competition takes no applications', 'closed_applications' satisfies DeskReason);
  return period;
}

/** The rules that applicants of a period agree to; null where there are none, or the document is gone. */
export async function readRulesOf(
  db: Reader & Queryable,
  { document, documentOn }: Pick<PeriodRow, 'document' | 'documentOn'>,
): Promise<StoredContent['rules']> {
  const found = document === null ? null : (await readLeagueDocuments(db)).find(({ number }) => number === document);
  return found
    ? { number: found.number, titleBg: found.title.bg, titleEn: found.title.en || found.title.bg, on: documentOn }
    : null;
}

/** As it is stored: with the questions as they were asked, and without what was not. */
export async function checkContent(
  tx: Queryable,
  period: PeriodRow,
  fields: ApplicationFields,
): Promise<StoredContent> {
  const { teamName, teamId, contactName, contact, colour, days, pitch, answers, agreed, language } = fields;
  const known = teamId === null ? null : await findTeam(tx, teamId);
  if (teamId !== null && !known) throw new InvalidField('teamId', 'gone', 'There is no such team');
  if (teamId !== null && period.teams.some(({ id }) => id === teamId))
    throw new InvalidField('teamName', 'takes_part', 'The team takes part already');
  if (answers.length !== period.questions.length)
    throw new InvalidField('answers', 'invalid', 'There is one answer for each question');
  const missing = period.questions.findIndex(({ isRequired }, at) => isRequired && !answers[at]);
  if (missing >= 0) throw new InvalidField(`answers.${missing}`, 'required', 'This question needs an answer');
  const rules = await readRulesOf(tx, period);
  if (rules && !agreed) throw new InvalidField('agreed', 'required', 'Agree to the rules');
  return {
    teamName: known?.name ?? teamName,
    teamId,
    contactName,
    contact,
    colour: period.asksColour ? colour : null,
    days: period.asksDays ? [...new Set(days)] : [],
    pitch: (period.asksPitch && pitch) || null,
    answers: period.questions.map(({ bg, en }, at) => ({ bg, en: en || bg, answer: answers[at] ?? '' })),
    rules,
    language,
  };
}
