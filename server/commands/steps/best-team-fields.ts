import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { BestTeamFields, BestTeamOf, SavedBestTeam } from '#contract/desk/honours.ts';
import { BEST_TEAM_SLOTS } from '#domain/lineup/team-of-the-week.ts';
import type { BestTeamType } from '#domain/player/award.ts';
import type { Tag } from '#server/db/tags.ts';
import type { CompetitionSeasonRow } from '#server/db/competitions/office-competitions.ts';
import {
  findBestTeam,
  findGameweekByNumber,
  listCandidates,
  type Occasion,
  type StoredBestTeam,
} from '#server/db/honours/best-teams.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError } from '#server/errors.ts';
import { withVersion } from '#server/commands/steps/refuse-conflict.ts';

/** As the office addresses it. */
export interface BestTeamAddress {
  competitionSeasonId: CompetitionSeasonId;
  of: BestTeamOf;
}

interface BestTeamOccasion extends Occasion {
  type: BestTeamType;
}

export async function requireOccasion(
  db: Queryable,
  { id, startsOn, endsOn }: Pick<CompetitionSeasonRow, 'id' | 'startsOn' | 'endsOn'>,
  of: BestTeamOf,
): Promise<BestTeamOccasion> {
  if (of === 'season' || of === 'year') {
    const type = of === 'season' ? 'TEAM_OF_THE_SEASON' : 'TEAM_OF_THE_YEAR';
    return { type, competitionSeasonId: id, gameweekId: null, startsOn, endsOn };
  }
  const gameweek = await findGameweekByNumber(db, id, of);
  if (!gameweek) throw new ApiError('not_found', `There is no gameweek ${of} in this competition`);
  const days = { startsOn: gameweek.startsOn, endsOn: gameweek.endsOn };
  return { type: 'TEAM_OF_THE_WEEK', competitionSeasonId: id, gameweekId: gameweek.id, ...days };
}

/** In this order: the version is a digest of their text. */
const bestTeamFieldsOf = (team: StoredBestTeam | null): BestTeamFields => ({
  goalkeeper: team?.goalkeeper ?? null,
  firstDefender: team?.firstDefender ?? null,
  secondDefender: team?.secondDefender ?? null,
  midfielder: team?.midfielder ?? null,
  firstForward: team?.firstForward ?? null,
  secondForward: team?.secondForward ?? null,
  notesBg: team?.notesBg ?? null,
  notesEn: team?.notesEn ?? null,
});

const playersOf = (team: BestTeamFields): number[] =>
  BEST_TEAM_SLOTS.map((slot) => team[slot]).filter((id) => id !== null);

export async function readBestTeam(db: Queryable, occasion: BestTeamOccasion) {
  const stored = await findBestTeam(db, occasion, occasion.type);
  const fields = bestTeamFieldsOf(stored);
  const candidates = await listCandidates(db, occasion, playersOf(fields));
  return { stored, fields, saved: withVersion(fields) satisfies SavedBestTeam, candidates };
}

/** The pages of the competition, of everybody who is or was in the team, and whether the league has such teams. */
export const bestTeamTags = (
  { competitionId }: Pick<CompetitionSeasonRow, 'competitionId'>,
  ...teams: BestTeamFields[]
): Tag[] => [
  'results',
  `competition:${competitionId}`,
  ...new Set(teams.flatMap(playersOf).map((id): Tag => `player:${id}`)),
];

/** As people read it. */
export const bestTeamToJournal = (team: BestTeamFields, names: ReadonlyMap<number, string>) => ({
  ...team,
  ...Object.fromEntries(BEST_TEAM_SLOTS.map((slot) => [slot, names.get(team[slot] ?? 0) ?? null])),
});

/** What the journal calls it: „Делта Лига 2025/2026, 5. кръг“. */
export const aboutBestTeam = (competition: string, of: BestTeamOf): string =>
  typeof of === 'number' ? `${competition}, ${of}. кръг` : competition;
