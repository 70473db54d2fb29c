import type { SeasonFields, SeasonRecord } from '#contract/desk/competitions.ts';
import { seasonFault } from '#domain/season/season-fault.ts';
import { listSeasons, type SeasonRow, insertSeason, lockSeasons, makeCurrent } from '#server/db/seasons/seasons.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { versionOf } from '#server/commands/steps/refuse-conflict.ts';
import { freeKey } from '#server/db/free-key.ts';

/** In this order: the version is a digest of their text. */
export const seasonFieldsOf = ({ yearStart, yearEnd, startsOn, endsOn }: SeasonRow): SeasonFields => ({
  yearStart,
  yearEnd,
  startsOn,
  endsOn,
});

export function presentSeason(row: SeasonRow): SeasonRecord {
  const fields = seasonFieldsOf(row);
  const { id, isCurrent, competitions } = row;
  return { ...fields, id, isCurrent, competitions, version: versionOf(fields) };
}

export async function requireSeason(tx: Queryable, seasonId: number): Promise<SeasonRow> {
  const [season] = await listSeasons(tx, seasonId);
  if (!season) throw new ApiError('not_found', `There is no season ${seasonId}`);
  return season;
}

/** [RU5] Lock the seasons first. */
export async function checkSeason(tx: Queryable, fields: SeasonFields, exceptId: number | null): Promise<void> {
  const fault = seasonFault(fields);
  if (fault) throw new InvalidField(fault.field, fault.reason, 'The years and days of the season do not fit together');
  const others = (await listSeasons(tx)).filter(({ id }) => id !== exceptId);
  const isTaken = others.some(({ yearStart, yearEnd }) => yearStart === fields.yearStart && yearEnd === fields.yearEnd);
  if (isTaken) throw new InvalidField('yearStart', 'season_exists', 'There is a season of these years');
}

export interface NewSeason extends SeasonFields {
  makeCurrent: boolean;
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
