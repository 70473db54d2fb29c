import type { Award, AwardFields } from '#contract/desk/honours.ts';
import { classifyAward } from '#domain/player/award.ts';
import { awardFault } from '#domain/player/award-rules.ts';
import type { Tag } from '#server/db/tags.ts';
import { listAwards, listPlayersOfTeam, type AwardRow } from '#server/db/honours/awards.ts';
import { listEntries } from '#server/db/competitions/competition-teams.ts';
import type { CompetitionSeasonRow } from '#server/db/competitions/office-competitions.ts';
import { findGameweekByNumber, listCandidates } from '#server/db/honours/best-teams.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { claimPicture } from '#server/commands/steps/claim-picture.ts';
import { versionOf } from '#server/commands/steps/refuse-conflict.ts';

/** In this order: the version is a digest of their text. */
export const awardFieldsOf = ({
  subtype,
  playerId,
  teamId,
  gameweek,
  awardedOn,
  notesBg,
  notesEn,
  picture,
}: AwardFields): AwardFields => ({ subtype, playerId, teamId, gameweek, awardedOn, notesBg, notesEn, picture });

export const presentAward = ({ competitionSeasonId: _season, ...row }: AwardRow): Award => ({
  ...row,
  version: versionOf(awardFieldsOf(row)),
});

export async function requireAward(tx: Queryable, id: number): Promise<AwardRow> {
  const [award] = await listAwards(tx, { id });
  if (!award) throw new ApiError('not_found', `There is no award ${id}`);
  return award;
}

/** [AW3] to [AW5] As it is stored. Lock the competition first. */
export async function checkAward(
  tx: Queryable,
  competition: CompetitionSeasonRow,
  fields: AwardFields,
  current: AwardRow | null,
) {
  const { id, startsOn, endsOn } = competition;
  const others = (await listAwards(tx, { competitionSeasonId: id })).filter((award) => award.id !== current?.id);
  const fault = awardFault(fields, others, { startsOn, was: current?.subtype ?? null });
  if (fault) throw new InvalidField(fault.field, fault.reason, 'This award cannot be given');
  const { subtype, playerId, gameweek, awardedOn, notesBg, notesEn, picture } = fields;
  if (picture?.id !== current?.picture?.id) await claimPicture(tx, 'picture', picture);
  const played = gameweek === null ? null : await findGameweekByNumber(tx, id, gameweek);
  if (gameweek !== null && !played) throw new InvalidField('gameweek', 'gone', 'There is no such gameweek');
  const stored = {
    type: classifyAward(null, subtype),
    subtype,
    playerId,
    awardedOn,
    notesBg,
    notesEn,
    pictureId: picture?.id ?? null,
  };
  const gameweekId = played?.id ?? null;
  if (playerId === null) {
    const entries = await listEntries(tx, id, fields.teamId);
    if (entries.length === 0) throw new InvalidField('teamId', 'not_in_competition', 'The team does not take part');
    return { ...stored, gameweekId, teamId: fields.teamId };
  }
  const season = { competitionSeasonId: id, gameweekId: null, startsOn, endsOn };
  const candidates = await listCandidates(tx, season, [playerId]);
  const winner = candidates.find((candidate) => candidate.id === playerId);
  if (!winner) throw new InvalidField('playerId', 'not_in_squads', 'The player is in no squad of the competition');
  return { ...stored, gameweekId, teamId: winner.team.id };
}

/** The pages of the winners, of the competition, and of champions. */
export async function awardTags(
  tx: Queryable,
  { id, competitionId }: Pick<CompetitionSeasonRow, 'id' | 'competitionId'>,
  ...awards: Pick<AwardRow, 'player' | 'team'>[]
): Promise<Tag[]> {
  const tags = new Set<Tag>([`competition:${competitionId}`, 'competitions', 'results']);
  for (const { player, team } of awards) {
    if (team) tags.add(`team:${team.id}`);
    const players = player ? [player.id] : await listPlayersOfTeam(tx, id, team?.id ?? 0);
    for (const playerId of players) tags.add(`player:${playerId}`);
  }
  return [...tags];
}

export const winnerName = ({ player, team }: Pick<AwardRow, 'player' | 'team'>): string =>
  player?.name ?? team?.name ?? '';

/** As people read it. */
export const awardToJournal = (award: AwardRow) => {
  const { subtype, gameweek, awardedOn, notesBg, notesEn, picture } = award;
  return { award: subtype, winner: winnerName(award), gameweek, awardedOn, notesBg, notesEn, picture };
};
