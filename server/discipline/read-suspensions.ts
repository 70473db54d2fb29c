import { cardsIn } from '#domain/match/card-entries.ts';
import { shareDiscipline, type CardRules } from '#domain/player/shared-discipline.ts';
import { disciplinesIn, type Discipline, type Suspension, type TeamMatch } from '#domain/player/suspension.ts';
import {
  findPlaceInSeason,
  listBans,
  listCardRules,
  listEarlierMatches,
  type BanRow,
  type TeamMatchRow,
} from '#server/db/discipline/discipline.ts';
import { readCardLedgers } from '#server/db/matches/ledgers.ts';
import type { Reader } from '#server/db/queryable.ts';

/** A suspension with what the commission decided, if it did. */
export interface KnownSuspension extends Suspension {
  decided: Pick<BanRow, 'decision' | 'reasonBg' | 'reasonEn'> | null;
}

/** Who must miss a match, by player; null for those who may play. */
export async function readSuspensions(
  reader: Reader,
  match: { id: number; competitionId: number },
  playerIds: readonly number[],
): Promise<Map<number, KnownSuspension | null>> {
  const bans = await listBans(reader, playerIds);
  const disciplines = await readDisciplines(reader, match, playerIds, { bans });
  return new Map(
    [...disciplines].map(([id, { suspension }]) => {
      const decided = bans.find((ban) => ban.id === suspension?.ban) ?? null;
      return [id, suspension && { ...suspension, decided }];
    }),
  );
}

/** The cards and bans that players have before a match; without one (number 0) before now. */
export async function readDisciplines(
  reader: Reader,
  match: { id: number; competitionId: number },
  playerIds: readonly number[],
  { bans, rules: given }: { bans?: readonly BanRow[]; rules?: readonly CardRules[] } = {},
): Promise<Map<number, Discipline>> {
  const place = await findPlaceInSeason(reader, match);
  if (!place) return new Map();
  const rules = given ?? (await listCardRules(reader));
  const known = bans ?? (await listBans(reader, playerIds));
  const earlier = await listEarlierMatches(reader, match.id, connected(match.competitionId, rules), playerIds);
  const target = { ...countsFor(place, rules), day: place.day, played: false, cards: [] };
  const matchesByPlayer = await readTeamMatches(reader, earlier, rules);
  return new Map(
    playerIds.map((id) => {
      const matches = [...(matchesByPlayer.get(id) ?? []), target];
      const ofPlayer = known.filter(({ playerId }) => playerId === id);
      return [id, disciplinesIn(matches, ofPlayer).at(-1) as Discipline];
    }),
  );
}

type MatchCards = ReadonlyMap<number, ReturnType<typeof cardsIn<number>>>;

/** The cards that stand in these matches, by match and player. */
export async function readCards(reader: Reader, matchIds: readonly number[]): Promise<MatchCards> {
  const ledgers = await readCardLedgers(reader, matchIds);
  return new Map([...ledgers].map(([id, ledger]) => [id, cardsIn(ledger)]));
}

/** Rows of matches, with the cards of each player and by the rules of each competition. */
export async function readTeamMatches<Row extends TeamMatchRow>(
  reader: Reader,
  rows: readonly Row[],
  rules: readonly CardRules[],
  known?: MatchCards,
): Promise<Map<number, (TeamMatch & Row)[]>> {
  const cards = known ?? (await readCards(reader, [...new Set(rows.map(({ matchId }) => matchId))]));
  const counts = new Map<string, ReturnType<typeof countsFor>>();
  const byPlayer = new Map<number, (TeamMatch & Row)[]>();
  for (const row of rows) {
    const place = `${row.season}:${row.competition}`;
    const count = counts.get(place) ?? countsFor(row, rules);
    counts.set(place, count);
    const match = { ...row, ...count, cards: cards.get(row.matchId)?.get(row.playerId) ?? [] };
    const matches = byPlayer.get(row.playerId);
    if (matches) matches.push(match);
    else byPlayer.set(row.playerId, [match]);
  }
  return byPlayer;
}

function countsFor({ season, competition }: { season: number; competition: number }, rules: readonly CardRules[]) {
  const own = rules.find((each) => each.season === season && each.competition === competition);
  if (!own) throw new Error(`Competition ${competition} is not in season ${season}`);
  return shareDiscipline(own, rules);
}

/** [SU5] [SU7] Competitions that shared suspensions with this one in any season. */
function connected(competition: number, rules: readonly CardRules[]): number[] {
  const found = new Set([competition]);
  for (const id of found)
    for (const own of rules)
      if (own.competition === id) for (const other of shareDiscipline(own, rules).sharedWith) found.add(other);
  return [...found];
}
