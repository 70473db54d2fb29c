import type { SeasonFields, SeasonRecord } from '#contract/desk/competitions.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { insertSeason, lockSeasons, makeCurrent } from '#server/db/seasons/seasons.ts';
import { freeKey } from '#server/db/free-key.ts';
import type { Database } from '#server/db/open.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import { checkSeason, presentSeason, requireSeason } from './season-fields.ts';

interface NewSeason extends SeasonFields {
  makeCurrent: boolean;
}

export function createSeason(db: Database, season: NewSeason, actor: Actor): Promise<SeasonRecord> {
  return runCommand(db, actor, async (tx) => {
    const id = await addSeason(tx, season);
    return {
      result: presentSeason(await requireSeason(tx, id)),
      change: {
        what: 'create_season',
        about: seasonName(season),
        subject: `season:${id}`,
        after: season,
        tags: season.makeCurrent ? ['everything'] : ['competitions'],
      },
    };
  });
}

const seasonKey = ({ yearStart, yearEnd }: Pick<SeasonFields, 'yearStart' | 'yearEnd'>): string =>
  yearStart === yearEnd ? `${yearStart}` : `${yearStart}-${yearEnd}`;

/** In the transaction of a command. */
export async function addSeason(tx: Queryable, { makeCurrent: isCurrent, ...fields }: NewSeason): Promise<number> {
  await lockSeasons(tx);
  await checkSeason(tx, fields, null);
  const id = await insertSeason(tx, { ...fields, key: await freeKey(tx, 'seasons', seasonKey(fields)) });
  if (isCurrent) await makeCurrent(tx, id);
  return id;
}
