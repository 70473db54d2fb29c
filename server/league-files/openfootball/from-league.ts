import { sofiaClock } from '#domain/formatting/sofia-clock.ts';
import { otherSide, type Score, type Side } from '#domain/match/score.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import type { EliminationRound } from '#domain/match/round.ts';
import type { PlayedMatch, PlayedSeason } from '#server/db/seasons/played-season.ts';

const ROUNDS: Record<EliminationRound, string> = {
  round_of_16: 'Round of 16',
  quarter_final: 'Quarter-finals',
  semi_final: 'Semi-finals',
  third_place: 'Match for third place',
  final: 'Final',
};

/**
 * A competition season in the JSON format of the openfootball project, as `delta import openfootball` reads it; times
 * are those of Sofia. Matches without a date or a team are left out and counted.
 */
export function toOpenfootball(season: PlayedSeason, matches: readonly PlayedMatch[]): { text: string; left: number } {
  const { competitionName, yearStart, yearEnd } = season;
  const years = yearStart === yearEnd ? `${yearStart}` : `${yearStart}/${String(yearEnd).slice(-2)}`;
  const listed = matches.flatMap(toListed);
  const file = { name: `${competitionName} ${years}`, matches: listed };
  return { text: `${JSON.stringify(file, null, 2)}\n`, left: matches.length - listed.length };
}

function toListed(match: PlayedMatch): object[] {
  const { startTime, home, away, group, venue } = match;
  if (!startTime || home === null || away === null) return [];
  const { day, time } = sofiaClock.read(startTime.getTime());
  const score = scoreOf(match);
  const goals = score && match.official === null ? goalsOf(match) : null;
  return [
    {
      round: roundOf(match),
      date: day,
      time,
      team1: home,
      team2: away,
      ...(score && { score }),
      ...(goals && { goals1: goals.home, goals2: goals.away }),
      ...(group !== null && { group: `Group ${group}` }),
      ...(venue !== null && { ground: venue }),
    },
  ];
}

function roundOf({ eliminationRound, bracketSlot, gameweek }: PlayedMatch): string {
  if (eliminationRound === null) return `Matchday ${gameweek}`;
  // In the round of the final, below it.
  return eliminationRound === 'final' && (bracketSlot ?? 1) > 1 ? 'Third-place play-off' : ROUNDS[eliminationRound];
}

function scoreOf({ status, score, halfTime, fullTime, extraTime, penalties, official }: PlayedMatch): object | null {
  if (status === 'AWARDED') return official && { ft: toPair(official) };
  const end = fullTime ?? score;
  if (status !== 'FINISHED' || end === null) return null;
  return {
    ...(halfTime && { ht: toPair(halfTime) }),
    ft: toPair(end),
    ...(extraTime && { et: toPair(extraTime) }),
    ...(penalties && { p: toPair(penalties) }),
  };
}

const toPair = ({ home, away }: Score) => [home, away];

/** By the team for which they count; null when not all are known, because the format has no incomplete lists. */
function goalsOf(match: PlayedMatch): Record<Side, object[]> | null {
  const goals: Record<Side, object[]> = { home: [], away: [] };
  for (const { kind, side, player, minute, extraTime, ownGoal, penalty } of settleLedger(match.ledger)) {
    if (kind !== 'GOAL') continue;
    if (!side || player === null || minute === null) return null;
    goals[ownGoal ? otherSide(side) : side].push({
      name: player,
      minute,
      ...(extraTime !== null && { offset: extraTime }),
      ...(ownGoal && { owngoal: true }),
      ...(penalty && { penalty: true }),
    });
  }
  const { home, away } = match.extraTime ?? match.score ?? { home: 0, away: 0 };
  return goals.home.length === home && goals.away.length === away ? goals : null;
}
