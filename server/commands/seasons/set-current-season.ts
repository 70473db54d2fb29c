import type { SeasonRecord } from '#contract/desk/competitions.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { listSeasons, lockSeasons, makeCurrent } from '#server/db/seasons/seasons.ts';
import type { Database } from '#server/db/transactions.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import { presentSeason, requireSeason } from '#server/commands/steps/season-fields.ts';

/** The season that pages open with. */
export function setCurrentSeason(
  db: Database,
  actor: Actor,
  { seasonId }: { seasonId: number },
): Promise<SeasonRecord> {
  return runCommand(db, actor, async (tx) => {
    await lockSeasons(tx);
    const season = await requireSeason(tx, seasonId);
    const result = presentSeason({ ...season, isCurrent: true });
    if (season.isCurrent) return { result, change: null };
    const current = (await listSeasons(tx)).find(({ isCurrent }) => isCurrent);
    await makeCurrent(tx, seasonId);
    return {
      result,
      change: {
        what: 'set_current_season',
        about: seasonName(season),
        subject: `season:${seasonId}`,
        before: { currentSeason: current ? seasonName(current) : null },
        after: { currentSeason: seasonName(season) },
        tags: ['competitions'],
      },
    };
  });
}
