import { seasonName } from '#domain/formatting/season-name.ts';
import { deleteSeasonRow, lockSeasons } from '#server/db/seasons/seasons.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import { requireSeason, seasonFieldsOf } from '#server/commands/steps/season-fields.ts';

/** [RU7] */
export function deleteSeason(db: Database, actor: Actor, { seasonId }: { seasonId: number }): Promise<void> {
  return runCommand(db, actor, async (tx) => {
    await lockSeasons(tx);
    const season = await requireSeason(tx, seasonId);
    const { competitions } = season;
    if (competitions > 0)
      throw new ApiError('refused', `${competitions} competitions are played in this season`, 'season_in_use');
    await deleteSeasonRow(tx, seasonId);
    const subject = `season:${seasonId}` as const;
    const before = seasonFieldsOf(season);
    return {
      result: undefined,
      change: { what: 'delete_season', about: seasonName(season), subject, before, tags: ['competitions'] },
    };
  });
}
