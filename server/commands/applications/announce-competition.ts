import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { rulesFieldsOf } from '#server/commands/steps/competition-fields.ts';
import { findSharingFault } from '#server/commands/steps/find-sharing-fault.ts';
import { addSeason, requireSeason, type NewSeason } from '#server/commands/steps/season-fields.ts';
import { competitionSeasonSubject } from '#server/commands/steps/subjects.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import { findLastSeason } from '#server/db/competitions/office-competitions.ts';
import { findCompetitionKey, findCompetitionIn, insertCompetitionSeason } from '#server/db/competitions/publish.ts';
import type { Database } from '#server/db/transactions.ts';
import { InvalidField } from '#server/errors.ts';

interface Announced {
  season: { id: number } | NewSeason;
  competitionId: number;
}

/** [AL9] A competition in a season to come, by the rules of the last, so that teams can apply before there are fixtures. */
export const announceCompetition = (
  db: Database,
  actor: Actor,
  { season: wanted, competitionId }: Announced,
): Promise<{ id: CompetitionSeasonId }> =>
  runCommand(db, actor, async (tx) => {
    const seasonId = 'id' in wanted ? wanted.id : await addSeason(tx, wanted);
    const { startsOn, endsOn, ...years } = await requireSeason(tx, seasonId);
    const competition = await findCompetitionKey(tx, competitionId);
    const last = competition && (await findLastSeason(tx, competitionId));
    if (!last) throw new InvalidField('competitionId', 'gone', 'There is no such competition');
    if (await findCompetitionIn(tx, competitionId, seasonId))
      throw new InvalidField('competitionId', 'played_in_season', 'The competition is played in this season already');
    const copied = { ...rulesFieldsOf(last), registrationUntil: null };
    const isAlone = (await findSharingFault(tx, { competitionId, seasonId }, copied)) !== null;
    const rules = isAlone ? { ...copied, sharesWith: null, sharesYellows: false } : copied;
    const { format } = last;
    const id = await insertCompetitionSeason(tx, { ...rules, competitionId, seasonId, format, startsOn, endsOn });
    return {
      result: { id },
      change: {
        what: 'announce_competition',
        subject: competitionSeasonSubject(id),
        about: `${competition.name} ${seasonName(years)}`,
        after: { format, startsOn, endsOn },
        tags: ['names', 'competitions', `competition:${competitionId}`],
      },
    };
  });
