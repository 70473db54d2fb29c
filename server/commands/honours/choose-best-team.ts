import type { BestTeamFields, SavedBestTeam } from '#contract/desk/honours.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { BEST_TEAM_SLOTS, type BestTeamSlot } from '#domain/lineup/team-of-the-week.ts';
import { insertBestTeam, updateBestTeam } from '#server/db/honours/best-teams.ts';
import { freeKey } from '#server/db/free-key.ts';
import type { Database } from '#server/db/transactions.ts';
import { InvalidField } from '#server/errors.ts';
import { slug } from '#domain/formatting/plain-latin.ts';
import { competitionSeasonSubject } from '#server/commands/steps/subjects.ts';
import {
  bestTeamTags,
  bestTeamToJournal,
  readBestTeam,
  requireOccasion,
  type BestTeamAddress,
  aboutBestTeam,
} from '#server/commands/steps/best-team-fields.ts';
import { competitionName, requireCompetition } from '#server/commands/steps/competition-fields.ts';
import { refuseConflict, withVersion } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** [TW6] The team of a gameweek, of the season or of the year, as the organiser wants it. */
export function chooseBestTeam(
  db: Database,
  actor: Actor,
  { competitionSeasonId: id, of, version, ...fields }: BestTeamFields & BestTeamAddress & { version: string },
): Promise<SavedBestTeam> {
  return runCommand(db, actor, async (tx) => {
    const competition = await requireCompetition(tx, id);
    const occasion = await requireOccasion(tx, competition, of);
    const { stored, fields: before, saved, candidates } = await readBestTeam(tx, occasion);
    if (JSON.stringify(before) === JSON.stringify(fields)) return { result: saved, change: null };
    const subject = competitionSeasonSubject(id);
    await refuseConflict(tx, subject, before, version);
    const names = new Map(candidates.map(({ id: player, name }) => [player, name]));
    const team = { ...fields, ...checkTeam(fields, names) };
    if (stored) await updateBestTeam(tx, stored.id, team);
    else {
      const { type, competitionSeasonId, gameweekId } = occasion;
      const { key, seasonKey } = competition;
      // As an import makes it.
      const wanted = slug([key, seasonKey, type, ...(typeof of === 'number' ? [of] : [])].join('-'));
      const row = { type, competitionSeasonId, gameweekId, createdOn: dayAt(actor.at) };
      await insertBestTeam(tx, team, { ...row, key: await freeKey(tx, 'compositions', wanted) });
    }
    return {
      result: withVersion(fields),
      change: {
        what: `choose_best_team_${typeof of === 'number' ? 'week' : of}`,
        about: aboutBestTeam(await competitionName(tx, competition), of),
        subject,
        before: bestTeamToJournal(before, names),
        after: bestTeamToJournal(fields, names),
        tags: bestTeamTags(competition, before, fields),
      },
    };
  });
}

function checkTeam(fields: BestTeamFields, names: ReadonlyMap<number, string>): Record<BestTeamSlot, number> {
  const seen = new Set<number>();
  const six = BEST_TEAM_SLOTS.map((slot) => {
    const player = fields[slot];
    if (player === null) throw new InvalidField(slot, 'required', 'Every place has a player');
    if (!names.has(player))
      throw new InvalidField(slot, 'not_in_squads', 'The player is in no squad of the competition');
    if (seen.has(player)) throw new InvalidField(slot, 'player_twice', 'The player has another place already');
    seen.add(player);
    return [slot, player];
  });
  return Object.fromEntries(six) as Record<BestTeamSlot, number>;
}
