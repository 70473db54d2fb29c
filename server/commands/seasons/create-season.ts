import type { SeasonRecord } from '#contract/desk/competitions.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import type { Database } from '#server/db/transactions.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import { presentSeason, requireSeason, type NewSeason, addSeason } from '#server/commands/steps/season-fields.ts';

export function createSeason(db: Database, actor: Actor, season: NewSeason): Promise<SeasonRecord> {
  return runCommand(db, actor, async (tx) => {
    const id = await addSeason(tx, season);
    return {
      result: presentSeason(await requireSeason(tx, id)),
      change: {
        what: 'create_season',
        about: seasonName(season),
        subject: `season:${id}`,
        after: season,
        tags: ['competitions'],
      },
    };
  });
}
