import type { MatchPlayer, SimulatedMatch, MatchTeam, SideIndex } from './match-state.ts';
import { otherSide } from './match-state.ts';
import type { Random } from './random.ts';

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const sum = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((total, item) => total + of(item), 0);
const toTenth = (value: number) => Math.round(value * 10) / 10;

type Tally = Omit<MatchPlayer['tally'], 'penaltiesMissed' | 'penaltiesSaved'>;
type Estimate = 'shots' | 'passes' | 'passesCompleted' | 'tackles' | 'interceptions' | 'clearances';

interface PlayerStats extends Tally, Record<Estimate | 'minutesPlayed', number> {
  player: string;
  team: string;
  starter: boolean;
  /** Null before the end. */
  rating: number | null;
  manOfTheMatch: boolean;
}

/**
 * The tallies, and estimates by minutes and skill for what is not played out one by one (passes, tackles).
 * A second yellow counts as a yellow and as a red, as in the referee's report.
 */
export function countStatistics(match: SimulatedMatch, random: Random) {
  const possession = sharePossession(match.teams, random);
  const players = ([0, 1] as const).flatMap((side) =>
    match.teams[side].players
      .filter(({ played }) => played)
      // A random stream per player, so that his counts keep growing when another player comes on.
      .map((player) => playerStats(match, side, player, possession[side], random.fork(player.footballer.player))),
  );
  if (match.over) {
    const best = manOfTheMatch(match, players);
    if (best) best.manOfTheMatch = true;
  }
  return {
    players,
    teams: ([0, 1] as const).map((side) =>
      teamStats(match, side, players, possession[side], random.fork(`corners ${side}`)),
    ),
  };
}

function sharePossession(teams: SimulatedMatch['teams'], random: Random): readonly [number, number] {
  const passing = ({ players }: MatchTeam) =>
    sum(players, ({ minutes, footballer }) => (minutes + 1) * footballer.passing) /
    sum(players, ({ minutes }) => minutes + 1);
  const home = Math.round(clamp(50 + (passing(teams[0]) - passing(teams[1])) * 0.9 + random.int(-5, 6), 30, 70));
  return [home, 100 - home];
}

const PASSES_A_MINUTE = { GK: 0.42, DEF: 0.72, MID: 0.9, FWD: 0.6 };
const TACKLES_A_MINUTE = { GK: 0.002, DEF: 0.055, MID: 0.045, FWD: 0.02 };
const CLEARANCES_A_MINUTE = { GK: 0.03, DEF: 0.06, MID: 0.02, FWD: 0.006 };

function playerStats(
  match: SimulatedMatch,
  side: SideIndex,
  { footballer, starter, minutes, tally }: MatchPlayer,
  possession: number,
  random: Random,
): PlayerStats {
  const { line, passing, defending } = footballer;
  const about = (expected: number) =>
    Math.max(0, Math.round(expected * (0.7 + random.next() * 0.6) + random.next() - 0.5));
  const { penaltiesMissed, penaltiesSaved, ...counted } = tally;
  const passesCompleted = tally.keyPasses + about(minutes * PASSES_A_MINUTE[line] * (possession / 50) * (passing / 75));
  const defensive = (perMinute: number) => about(minutes * perMinute * (defending / 60) * ((100 - possession) / 50));
  const stats: PlayerStats = {
    player: footballer.player,
    team: match.teams[side].key,
    starter,
    minutesPlayed: minutes,
    rating: null,
    manOfTheMatch: false,
    ...counted,
    shots: tally.shotsOnTarget + tally.shotsOffTarget + tally.shotsBlocked,
    passes: passesCompleted + about(passesCompleted * clamp((105 - passing) / 170, 0.06, 0.5)),
    passesCompleted,
    tackles: defensive(TACKLES_A_MINUTE[line]),
    interceptions: defensive(TACKLES_A_MINUTE[line] * 0.8),
    clearances: defensive(CLEARANCES_A_MINUTE[line]),
  };
  const margin = match.score[side] - match.score[otherSide(side)];
  const conceded = match.score[otherSide(side)];
  const share = clamp(minutes / 50, 0.25, 1);
  const rating =
    6.15 +
    goalsWorth(stats.goals) +
    stats.assists * 0.5 +
    stats.keyPasses * 0.06 +
    stats.shotsOnTarget * 0.05 +
    (stats.tackles + stats.interceptions) * 0.08 +
    (stats.clearances + stats.blocks) * 0.07 +
    clamp(margin, -4, 4) * 0.12 * share +
    keepingWorth(line, stats, conceded, share) -
    stats.ownGoals * 0.8 -
    penaltiesMissed * 0.6 +
    penaltiesSaved * 0.7 -
    stats.fouls * 0.07 -
    (stats.redCards > 0 ? 1.6 : stats.yellowCards * 0.3) +
    (random.next() - 0.5) * 0.9;
  stats.rating = toTenth(clamp(rating, 3, 10));
  return stats;
}

/** Each further goal adds less to the rating. */
const goalsWorth = (goals: number) => [0, 0.9, 1.65, 2.3][goals] ?? 2.3 + (goals - 3) * 0.4;

function keepingWorth(line: MatchPlayer['footballer']['line'], stats: PlayerStats, conceded: number, share: number) {
  if (line === 'GK') return 0.45 + stats.saves * 0.22 - stats.goalsConceded * 0.33 + (conceded === 0 ? 0.9 : 0);
  if (line === 'DEF') return (0.75 - conceded * 0.2 + (conceded === 0 ? 0.5 : 0)) * share;
  return 0;
}

/** The best-rated winner, unless a player of the losing team is rated far higher. */
function manOfTheMatch(match: SimulatedMatch, players: readonly PlayerStats[]): PlayerStats | undefined {
  const [home, away] = match.teams;
  const byPenalties = match.penalties ?? match.score;
  const difference = match.score[0] - match.score[1] || byPenalties[0] - byPenalties[1];
  const winner = difference === 0 ? null : difference > 0 ? home.key : away.key;
  const hidden = new Set(
    [...home.players, ...away.players]
      .filter(({ footballer }) => footballer.hidden)
      .map(({ footballer }) => footballer.player),
  );
  const claim = (stats: PlayerStats) =>
    (stats.rating ?? 0) + (winner === null || stats.team === winner ? 1.2 : 0) + stats.goals / 100 + stats.saves / 1000;
  return players.filter(({ player }) => !hidden.has(player)).toSorted((a, b) => claim(b) - claim(a))[0];
}

function teamStats(
  match: SimulatedMatch,
  side: SideIndex,
  players: readonly PlayerStats[],
  possession: number,
  random: Random,
) {
  const team = match.teams[side].key;
  const own = players.filter((stats) => stats.team === team);
  const total = (of: (stats: PlayerStats) => number) => sum(own, of);
  const shotsBlocked = total((stats) => stats.shotsBlocked);
  const rated = own.map(({ rating }) => rating).filter((rating) => rating !== null);
  return {
    team,
    possession,
    shots: total((stats) => stats.shots),
    shotsOnTarget: total((stats) => stats.shotsOnTarget),
    shotsOffTarget: total((stats) => stats.shotsOffTarget),
    shotsBlocked,
    corners:
      random.int(0, 2) + Math.round((shotsBlocked + total((stats) => stats.shotsOnTarget) * 0.3) * random.next()),
    fouls: total((stats) => stats.fouls),
    yellowCards: total((stats) => stats.yellowCards),
    redCards: total((stats) => stats.redCards),
    saves: total((stats) => stats.saves),
    goals: match.score[side],
    goalsConceded: match.score[otherSide(side)],
    woodwork: total((stats) => stats.woodwork),
    averageRating: rated.length === 0 ? null : Math.round((sum(rated, Number) / rated.length) * 100) / 100,
  };
}
