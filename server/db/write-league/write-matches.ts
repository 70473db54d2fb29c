import type { League, MatchEntry } from '../../league-files/league.ts';
import type { Queryable } from '../queryable.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { lineups, matches, matchLedger, playerMatchStats, teamMatchStats } from '../tables/match.ts';
import type { LeagueIds } from './league-ids.ts';
import { seasonKey } from './league-ids.ts';

export async function writeMatches(tx: Queryable, league: League, ids: LeagueIds) {
  await bulkInsert(
    tx,
    matches,
    league.matches.map((match) => toMatchRow(match, ids)),
  );
  await ids.matches.load(tx, matches);
}

function toMatchRow(match: MatchEntry, ids: LeagueIds) {
  const competitionSeasonId = ids.competitionSeasons.of(seasonKey(match));
  return {
    key: match.key,
    competitionSeasonId,
    gameweekId: ids.gameweeks.of(`${competitionSeasonId} ${match.gameweek}`),
    groupId: ids.groups.maybe(match.group && `${competitionSeasonId} ${match.group}`),
    bracketSlot: match.bracketSlot,
    homeTeamId: ids.teams.maybe(match.home),
    awayTeamId: ids.teams.maybe(match.away),
    startTime: toDate(match.startTime),
    previousStartTime: toDate(match.previousStartTime),
    sequence: match.previousStartTime === null ? 0 : 1,
    venue: match.venue,
    refereeId: ids.referees.maybe(match.referee),
    status: match.status,
    phase: match.phase,
    homeScore: match.score?.[0] ?? null,
    awayScore: match.score?.[1] ?? null,
    halfTimeHome: match.halfTime?.[0] ?? null,
    halfTimeAway: match.halfTime?.[1] ?? null,
    fullTimeHome: match.fullTime?.[0] ?? null,
    fullTimeAway: match.fullTime?.[1] ?? null,
    extraTimeHome: match.extraTime?.[0] ?? null,
    extraTimeAway: match.extraTime?.[1] ?? null,
    penaltiesHome: match.penalties?.[0] ?? null,
    penaltiesAway: match.penalties?.[1] ?? null,
    officialHome: match.official?.score[0] ?? null,
    officialAway: match.official?.score[1] ?? null,
    officialReasonBg: match.official?.reasonBg ?? null,
    officialReasonEn: match.official?.reasonEn ?? null,
    clockSeconds: match.clockSeconds,
    clockRunningSince: toDate(match.clockRunningSince),
    revision: match.ledger.length,
    changedAt: toDate(match.ledger.at(-1)?.recordedAt ?? match.startTime) ?? new Date(0),
    liveVideo: match.liveVideo,
    summaryVideo: match.summaryVideo,
  };
}

export async function writeMatchDetails(tx: Queryable, league: League, ids: LeagueIds) {
  const perMatch = <Row>(rowsOf: (match: MatchEntry, matchId: number) => Row[]) =>
    league.matches.flatMap((match) => rowsOf(match, ids.matches.of(match.key)));
  await bulkInsert(
    tx,
    matchLedger,
    perMatch((match, matchId) =>
      match.ledger.map(({ team, player, otherPlayer, target, recordedAt, ...entry }) => ({
        ...entry,
        matchId,
        idempotencyKey: `import:${entry.revision}`,
        teamId: ids.teams.maybe(team),
        playerId: ids.players.maybe(player),
        otherPlayerId: ids.players.maybe(otherPlayer),
        targetRevision: target,
        recordedAt: new Date(recordedAt),
      })),
    ),
  );
  const withPlayer = <Row extends { player: string; team: string }>(
    { player, team, ...row }: Row,
    matchId: number,
  ) => ({
    ...row,
    matchId,
    playerId: ids.players.of(player),
    teamId: ids.teams.of(team),
  });
  await bulkInsert(
    tx,
    lineups,
    perMatch((match, matchId) => match.lineups.map((row) => withPlayer(row, matchId))),
  );
  await bulkInsert(
    tx,
    playerMatchStats,
    perMatch((match, matchId) =>
      match.playerStats.map((row) => ({ ...withPlayer(row, matchId), playedAt: toDate(match.startTime) })),
    ),
  );
  await bulkInsert(
    tx,
    teamMatchStats,
    perMatch((match, matchId) =>
      match.teamStats.map(({ team, ...row }) => ({ ...row, matchId, teamId: ids.teams.of(team) })),
    ),
  );
}

const toDate = (instant: string | null) => (instant === null ? null : new Date(instant));
