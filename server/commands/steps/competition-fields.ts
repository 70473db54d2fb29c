import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { CompetitionFields, RulesFields } from '#contract/desk/competitions.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import {
  lockCompetition,
  type CompetitionSeasonRow,
  isCompetitionName,
} from '#server/db/competitions/office-competitions.ts';
import { listSeasons } from '#server/db/seasons/seasons.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { plainLatin } from '#domain/formatting/plain-latin.ts';
import { rulesFault } from '#domain/standings/check-rules.ts';
import { keepPictures } from '#server/db/pictures/pictures.ts';

export async function requireCompetition(tx: Queryable, id: CompetitionSeasonId): Promise<CompetitionSeasonRow> {
  const competition = await lockCompetition(tx, id);
  if (!competition) throw new ApiError('not_found', `There is no competition ${id}`);
  return competition;
}

/** What the journal calls it: „Делта Лига 2025/2026“. */
export async function competitionName(
  tx: Queryable,
  { name, seasonId }: Pick<CompetitionSeasonRow, 'name' | 'seasonId'>,
) {
  const [season] = await listSeasons(tx, seasonId);
  return season ? `${name} ${seasonName(season)}` : name;
}

/** In this order: the version is a digest of their text. */
export const competitionFieldsOf = (row: CompetitionSeasonRow): CompetitionFields => ({
  name: row.name,
  nameLatin: row.nameLatin === plainLatin(row.name) ? null : row.nameLatin,
  city: row.city,
  logoId: row.logoId,
  rank: row.rank,
});

export const rulesFieldsOf = (row: CompetitionSeasonRow): RulesFields => ({
  pointsWin: row.pointsWin,
  pointsDraw: row.pointsDraw,
  pointsLoss: row.pointsLoss,
  shootOuts: row.shootOuts,
  pointsShootOutWin: row.pointsShootOutWin,
  pointsShootOutLoss: row.pointsShootOutLoss,
  tieBreakers: row.tieBreakers,
  halfMinutes: row.halfMinutes,
  extraTime: row.extraTime,
  yellowsPerSuspension: row.yellowsPerSuspension,
  matchesPerRed: row.matchesPerRed,
  secondYellowIsRed: row.secondYellowIsRed,
  sharesWith: row.sharesWith,
  sharesYellows: row.sharesYellows,
  leavingResults: row.leavingResults,
  leavingGoals: row.leavingGoals,
  registrationUntil: row.registrationUntil,
  // PostgreSQL has an order of its own for the keys of a document.
  zones: row.zones.map(({ from, to, kind, labelBg, labelEn }) => ({ from, to, kind, labelBg, labelEn })),
});

export function checkRules(rules: RulesFields): void {
  const fault = rulesFault(rules);
  if (fault) throw new InvalidField(fault.field, fault.reason, 'These rules cannot be');
}

/** As it is stored. Names are unique; a logo was uploaded before. */
export async function checkCompetition(tx: Queryable, fields: CompetitionFields, exceptId: number | null) {
  const { name, nameLatin, logoId } = fields;
  if (await isCompetitionName(tx, name, exceptId))
    throw new InvalidField('name', 'competition_exists', 'There is a competition of this name');
  if (logoId !== null && !(await keepPictures(tx, [logoId])))
    throw new InvalidField('logoId', 'gone', 'There is no such picture any more');
  return { ...fields, nameLatin: nameLatin ?? plainLatin(name) };
}
