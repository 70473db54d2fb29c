import type { RequestOutcome } from '#contract/desk/office.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import { isUndecided } from '#domain/club/applications.ts';
import { lockApplication, type ApplicationRow } from '#server/db/applications/applications.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError } from '#server/errors.ts';

/** [AL3] Whoever comes second learns who was first. */
export async function lockUndecided(tx: Queryable, id: number): Promise<ApplicationRow> {
  const application = await lockApplication(tx, id);
  if (!application) throw noApplication(id);
  const outcome = outcomeOf(application);
  if (outcome)
    throw new ApiError('refused', 'It was decided meanwhile', {
      reason: 'decided' satisfies DeskReason,
      outcome,
    });
  return application;
}

export const noApplication = (id: number) => new ApiError('not_found', `There is no application ${id}`);

function outcomeOf({ state, decidedBy, decidedAt, reason }: ApplicationRow): RequestOutcome | null {
  if (isUndecided(state) || state === 'open' || state === 'waiting' || decidedAt === null) return null;
  return { state, by: decidedBy, at: decidedAt.toISOString(), reason };
}
