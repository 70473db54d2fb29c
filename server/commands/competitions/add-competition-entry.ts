import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { CompetitionEntry } from '#contract/desk/competitions.ts';
import { findTeam, insertCompetitionEntry, listEntries } from '#server/db/competitions/competition-teams.ts';
import type { Database } from '#server/db/transactions.ts';
import { InvalidField } from '#server/errors.ts';
import { competitionSeasonSubject } from '#server/commands/steps/subjects.ts';
import { applyTableChange } from '#server/commands/steps/apply-table-change.ts';
import { competitionName, requireCompetition } from '#server/commands/steps/competition-fields.ts';
import {
  checkCompetitionEntry,
  presentCompetitionEntry,
  requireCompetitionEntry,
} from '#server/commands/steps/competition-entry-fields.ts';
import { refuseSharedPlayers } from '#server/commands/steps/refuse-shared-players.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

interface NewEntry {
  competitionSeasonId: CompetitionSeasonId;
  teamId: number;
  group: string | null;
  seed: number | null;
}

/** Lets a team take part in a competition. */
export function addCompetitionEntry(
  db: Database,
  actor: Actor,
  { competitionSeasonId: id, teamId, group, seed }: NewEntry,
): Promise<CompetitionEntry> {
  return runCommand(db, actor, async (tx) => {
    const competition = await requireCompetition(tx, id);
    const team = await findTeam(tx, teamId);
    if (!team) throw new InvalidField('teamId', 'gone', 'There is no such team');
    const others = (await listEntries(tx, id)).map((entry) => ({ id: entry.team.id, withdrawnOn: entry.withdrawnOn }));
    if (others.some((other) => other.id === teamId))
      throw new InvalidField('teamId', 'takes_part', 'The team takes part already');
    const fields = { group, seed, lot: null, withdrawnOn: null, resultsAnnulled: null };
    const teams = [...others, { id: teamId, withdrawnOn: null }];
    await refuseSharedPlayers(tx, teams, competition, { field: 'teamId', involving: teamId });
    const stored = await checkCompetitionEntry(tx, competition, teamId, fields, actor.at);
    await insertCompetitionEntry(tx, { ...stored, competitionSeasonId: id, teamId });
    return {
      result: presentCompetitionEntry(await requireCompetitionEntry(tx, id, teamId)),
      change: {
        what: 'add_team',
        about: `${team.name}, ${await competitionName(tx, competition)}`,
        subject: competitionSeasonSubject(id),
        after: { team: team.name, group, seed },
        tags: await applyTableChange(tx, competition),
      },
    };
  });
}
