import type { CompetitionRecords, RecordRun } from '#contract/http/records.ts';
import { bestRuns } from '#domain/records/best-runs.ts';
import {
  greatestHauls,
  RUN_KINDS,
  type Haul,
  type OwnMatch,
  type RunKind,
  type TeamRecord,
} from '#domain/records/team-record.ts';
import { presentPastMatch } from '#server/api/match/match-context-presenter.ts';
import { presentInstant, presentListedCompetition, presentPlayer, presentTeam } from '#server/api/presenters.ts';
import { listMatchesByIds, type PastMatchRow } from '#server/db/matches/match-past.ts';
import { listPlayersByIds, type TeamRecordRow } from '#server/db/records/record-book.ts';
import type { PlayerRow } from '#server/db/players/public-players.ts';
import type { Reader } from '#server/db/queryable.ts';

type Runs = Record<RunKind, ReturnType<typeof bestRuns<TeamRecordRow>>>;

/** The records that are shown, by ids. */
export interface ChosenRecords {
  lists: Record<string, OwnMatch[]>;
  hauls: (Haul & Pick<TeamRecordRow, 'team'>)[];
  runs: Runs;
}

export const chooseHauls = (rows: readonly TeamRecordRow[]): ChosenRecords['hauls'] =>
  greatestHauls(rows.flatMap(({ team, record }) => record.hauls.map((haul) => ({ ...haul, team }))));

export const chooseRuns = (rows: readonly TeamRecordRow[]): Runs =>
  Object.fromEntries(RUN_KINDS.map((kind) => [kind, bestRuns(rows, ({ record }) => record.runs[kind])])) as Runs;

export interface KnownRecords {
  matches: ReadonlyMap<number, PastMatchRow>;
  players: ReadonlyMap<number, PlayerRow>;
}

/** The matches and players that the chosen records name. */
export async function readNamed(reader: Reader, chosen: ChosenRecords, now: Date): Promise<KnownRecords> {
  const { lists, hauls, runs } = chosen;
  const matchIds = [
    ...Object.values(lists).flatMap((list) => list.map(({ id }) => id)),
    ...hauls.map(({ match }) => match),
    ...RUN_KINDS.flatMap((kind) => runs[kind].flatMap(({ from, to }) => [from, to])),
  ];
  const [matches, players] = await Promise.all([
    listMatchesByIds(reader, [...new Set(matchIds)]),
    listPlayersByIds(reader, [...new Set(hauls.map(({ player }) => player))], now),
  ]);
  return {
    matches: new Map(matches.map((match) => [match.id, match])),
    players: new Map(players.map((player) => [player.id, player])),
  };
}

export const presentMatches = (list: readonly OwnMatch[], { matches }: KnownRecords) =>
  list.flatMap(({ id }) => {
    const match = matches.get(id);
    return match ? [presentPastMatch(match)] : [];
  });

/** Without players who asked not to be shown. */
export const presentHauls = (hauls: ChosenRecords['hauls'], known: KnownRecords): CompetitionRecords['player_goals'] =>
  hauls.flatMap(({ player: id, match: matchId, team, goals }) => {
    const player = known.players.get(id);
    const match = known.matches.get(matchId);
    return player && match
      ? [{ player: presentPlayer(player), team: presentTeam(team), goals, match: presentPastMatch(match) }]
      : [];
  });

export const presentRuns = (runs: Runs, known: KnownRecords): CompetitionRecords['runs'] => ({
  unbeaten: runs.unbeaten.map((run) => presentRun(run, known)),
  winning: runs.winning.map((run) => presentRun(run, known)),
  clean_sheets: runs.cleanSheets.map((run) => presentRun(run, known)),
});

const presentRun = (
  { team: { team, competition }, matches, from, to, isGoingOn }: Runs[RunKind][number],
  known: KnownRecords,
): RecordRun => ({
  team: presentTeam(team),
  competition: presentListedCompetition(competition),
  matches,
  first_match_id: from,
  last_match_id: to,
  from: presentInstant(known.matches.get(from)?.startTime ?? null),
  to: presentInstant(known.matches.get(to)?.startTime ?? null),
  going_on: isGoingOn,
});

export const presentFigures = ({ seasons, table }: TeamRecord, titles: number) => ({
  seasons,
  titles,
  matches_played: table.matches,
  wins: table.wins,
  draws: table.draws,
  losses: table.losses,
  goals_scored: table.goalsScored,
  goals_conceded: table.goalsConceded,
  goal_difference: table.goalsScored - table.goalsConceded,
  points: table.points,
});
