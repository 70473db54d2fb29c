import type { DeskReason } from '#contract/desk/reasons.ts';
import { takenConstraint } from '#server/db/pg-errors.ts';
import { ApiError, InvalidField } from '#server/errors.ts';

/** By the unique constraint, what the check before it would have said: two requests at once may both pass the check. */
const TAKEN: Readonly<Record<string, () => ApiError>> = {
  competition_once_a_season: () =>
    new InvalidField('competition', 'played_in_season', 'The competition is played in this season already'),
  competition_teams_competition_season_id_team_id_pk: () =>
    new InvalidField('teamId', 'takes_part', 'The team takes part already'),
  seed_once: () => new InvalidField('seed', 'seed_taken', 'Another team has this seed'),
};

/** Null for an error that is not about something that is there already. */
export function refusalOfTaken(error: unknown): ApiError | null {
  const constraint = takenConstraint(error);
  if (constraint === null) return null;
  return (
    TAKEN[constraint]?.() ??
    new ApiError('refused', 'Somebody has just added the same', 'just_added' satisfies DeskReason)
  );
}
