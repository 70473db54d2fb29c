import type { ApplicationFields, SentApplication } from '#contract/desk/open-applications.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import { isByProgram } from '#domain/club/applications.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { runOnce, type Actor } from '#server/commands/run-command.ts';
import {
  countSentOn,
  insertApplication,
  lockNewApplications,
  storeApplicationDecision,
  updateApplication,
} from '#server/db/applications/applications.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { sendApplicationSent } from '#server/messages/send-application-messages.ts';
import { readLeagueSettings } from '#server/league/league-settings.ts';
import { checkContent, requireOpenPeriod } from './application-content.ts';
import { lockUndecided } from './lock-undecided.ts';

/** [CB4] A team applies. The journal does not name it: what is refused is forgotten. */
export const sendApplication = (
  db: Database,
  actor: Actor,
  { sent, code, codeHash }: { sent: SentApplication; code: string; codeHash: string },
): Promise<{ code: string }> =>
  runOnce(db, actor, async (tx) => {
    const { competitionSeasonId, website, openedAt, ...fields } = sent;
    if (isByProgram({ trap: website, openedAt: new Date(openedAt), now: actor.at }))
      throw new ApiError('bad_request', 'People fill in the form', 'by_program' satisfies DeskReason);
    await lockNewApplications(tx);
    const period = await requireOpenPeriod(tx, competitionSeasonId, actor.at);
    const content = await checkContent(tx, period, fields);
    const { perDay } = (await readLeagueSettings(tx)).applications;
    if ((await countSentOn(tx, dayAt(actor.at))) >= perDay)
      throw new ApiError('refused', 'The league takes no more applications today', 'full_day' satisfies DeskReason);
    await insertApplication(tx, { ...content, competitionSeasonId, codeHash, sentAt: actor.at });
    await sendApplicationSent(tx, { team: content.teamName, competition: period }, actor);
    return { code };
  });

interface OfApplicant {
  applicationId: number;
}

/** [AL3] Until it is decided, also after the period. The rules that were agreed to stay. */
export const changeApplication = (
  db: Database,
  actor: Actor,
  { applicationId, ...fields }: ApplicationFields & OfApplicant,
): Promise<void> =>
  runOnce(db, actor, async (tx) => {
    const application = await lockUndecided(tx, applicationId);
    const { competitionSeasonId, rules } = application;
    const period = await requireOpenPeriod(tx, competitionSeasonId, actor.at);
    const content = await checkContent(tx, period, fields);
    await updateApplication(tx, applicationId, { ...content, rules: content.rules ?? rules });
  });

/** [AL3] */
export const withdrawApplication = (db: Database, actor: Actor, { applicationId }: OfApplicant): Promise<void> =>
  runOnce(db, actor, async (tx) => {
    await lockUndecided(tx, applicationId);
    await storeApplicationDecision(tx, applicationId, { state: 'withdrawn', decidedAt: actor.at });
  });
