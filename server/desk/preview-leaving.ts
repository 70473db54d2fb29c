import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { LEAVING_CHOICES, LeavingEffect } from '#contract/desk/competitions.ts';
import { fatesOf } from '#domain/standings/matches-of-leavers.ts';
import { listEntries, listOtherEntries } from '#server/db/competitions/competition-teams.ts';
import { findCompetition } from '#server/db/competitions/office-competitions.ts';
import { listMatchesOf } from '#server/db/matches/matches-of-leavers.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError } from '#server/errors.ts';

const ANNULLED = { rule: null, stand: false, annul: true } as const;

/** [ST22] Before a team leaves, or comes back. */
export async function previewLeaving(
  db: Queryable,
  competitionSeasonId: CompetitionSeasonId,
  teamId: number,
  choice: (typeof LEAVING_CHOICES)[number],
): Promise<LeavingEffect> {
  const entries = await listEntries(db, competitionSeasonId);
  const teams = new Map(entries.map(({ team }) => [team.id, team]));
  if (!teams.has(teamId)) throw new ApiError('not_found', `The team ${teamId} does not take part`);
  const withdrawn = new Map(
    entries.flatMap(({ team, withdrawnOn, resultsAnnulled }) =>
      withdrawnOn !== null && team.id !== teamId ? [[team.id, resultsAnnulled] as const] : [],
    ),
  );
  if (choice !== 'stays') withdrawn.set(teamId, ANNULLED[choice]);
  const teamOf = (id: number | null) => (id === null ? null : (teams.get(id) ?? null));
  const matches = await listMatchesOf(db, competitionSeasonId);
  const competition = await findCompetition(db, competitionSeasonId);
  return {
    matches: fatesOf(teamId, matches, withdrawn, competition ?? undefined).map(({ match, fate }) => ({
      id: match.id,
      home: teamOf(match.home),
      away: teamOf(match.away),
      startTime: match.startTime?.toISOString() ?? null,
      fate: fate.fate,
      score: scoreAfter(match, fate),
    })),
    others: await listOtherEntries(db, competitionSeasonId, teamId),
  };
}

type Fate = ReturnType<typeof fatesOf>[number]['fate'];

function scoreAfter(
  { official, score }: Pick<Awaited<ReturnType<typeof listMatchesOf>>[number], 'official' | 'score'>,
  fate: Fate,
) {
  if (fate.fate === 'award') return fate.score;
  return fate.fate === 'annul' || fate.fate === 'stand' ? (official ?? score) : null;
}
