import type { SeasonFields, SeasonRecord } from '#contract/desk/competitions.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { lockSeasons, updateSeason } from '#server/db/seasons/seasons.ts';
import type { Database } from '#server/db/transactions.ts';
import { refuseConflict } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import { checkSeason, presentSeason, requireSeason, seasonFieldsOf } from '#server/commands/steps/season-fields.ts';

export function editSeason(
  db: Database,
  actor: Actor,
  { seasonId, version, ...fields }: SeasonFields & { seasonId: number; version: string },
): Promise<SeasonRecord> {
  return runCommand(db, actor, async (tx) => {
    await lockSeasons(tx);
    const season = await requireSeason(tx, seasonId);
    const before = seasonFieldsOf(season);
    if (JSON.stringify(before) === JSON.stringify(fields)) return { result: presentSeason(season), change: null };
    const subject = `season:${seasonId}` as const;
    await refuseConflict(tx, subject, before, version);
    await checkSeason(tx, fields, seasonId);
    await updateSeason(tx, seasonId, fields);
    return {
      result: presentSeason({ ...season, ...fields }),
      change: {
        what: 'edit_season',
        about: seasonName(fields),
        subject,
        before,
        after: fields,
        // Every match and every career names its season by its years.
        tags: seasonName(before) === seasonName(fields) ? ['competitions'] : ['everything'],
      },
    };
  });
}
