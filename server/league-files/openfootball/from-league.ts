import { sofiaClock } from '#domain/formatting/sofia-clock.ts';
import { otherSide, type Side } from '#domain/match/score.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import type { EliminationRound } from '#domain/match/round.ts';
import type { Goals, PlayedMatch, PlayedSeason } from '../../db/queries/played-season.ts';

const ROUNDS: Record<EliminationRound, string> = {
  round_of_16: 'Round of 16',
  quarter_final: 'Quarter-finals',
  semi_final: 'Semi-finals',
  final: 'Final',
};

/**
 * A competition season in the JSON format of the openfootball project, as `delta import openfootball` reads it; times
 * are those of Sofia. A match without a date or a team has no place in it: how many there are is told.
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
  // It stands below the final, in the same round.
  return eliminationRound === 'final' && (bracketSlot ?? 1) > 1 ? 'Third-place play-off' : ROUNDS[eliminationRound];
}

function scoreOf({ status, score, halfTime, fullTime, extraTime, penalties, official }: PlayedMatch): object | null {
  if (status === 'AWARDED') return official && { ft: official };
  const end: Goals = fullTime ?? score;
  if (status !== 'FINISHED' || end === null) return null;
  return {
    ...(halfTime && { ht: halfTime }),
    ft: end,
    ...(extraTime && { et: extraTime }),
    ...(penalties && { p: penalties }),
  };
}

/** Under the team for which they count; null when not all are known, for the format has no place for half of them. */
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
  const [home, away] = match.extraTime ?? match.score ?? [0, 0];
  return goals.home.length === home && goals.away.length === away ? goals : null;
}
