import { buildBracket, thirdPlaceTie, type Legs } from '#domain/bracket/build-bracket.ts';
import { shortSeasonName } from '#domain/formatting/season-name.ts';
import { otherSide } from '#domain/match/score.ts';
import type { Tie } from '#web/football/competition-model.ts';
import type { CompetitionHistory } from '#web/football/history-model.ts';
import type { Named, StandingRow, Standings, Team } from '#web/football/model.ts';
import { scoreOf, winnerOf } from '#web/football/tie-outcome.ts';

/** Who won a season, with the other seasons it won; null until that is decided. */
export function championIn(history: CompetitionHistory | undefined, season: number | null) {
  const won = history?.seasons.find(({ id }) => id === season);
  if (!history || !won?.champion) return null;
  const team = won.champion;
  const before = history.seasons.filter((each) => each.champion?.id === team.id && each.yearStart < won.yearStart);
  return { team, before: before.map(shortSeasonName).toReversed() };
}

export const finalOf = (ties: readonly Tie[]): Legs<Tie> | null =>
  buildBracket(ties).find(({ round }) => round === 'final')?.ties[0]?.legs ?? null;

/** Second and third: of a knockout by its last matches, of a league by its table. */
export function placesAfter(champion: Named<Team>, ties: readonly Tie[], { groups }: Standings): Named<Team>[] {
  const final = finalOf(ties);
  if (final) {
    const third = thirdPlaceTie(ties);
    const loser = teamOf(final, (winner) => otherSide(winner));
    return [loser, third && teamOf(third, (winner) => winner)].filter((team) => team !== null);
  }
  const [table, ...others] = groups;
  if (!table || others.length > 0 || table.rows[0]?.team.id !== champion.id) return [];
  return table.rows.slice(1, 3).map(({ team }) => team);
}

function teamOf(legs: Legs<Tie>, sideOf: (winner: 'home' | 'away') => 'home' | 'away'): Named<Team> | null {
  const winner = winnerOf(legs);
  return winner && legs[0][sideOf(winner)];
}

type Sums = Pick<StandingRow, 'wins' | 'draws' | 'losses' | 'goalsScored' | 'goalsConceded'>;

/** How it got there; null where its matches are not all known. */
export function recordOf(champion: Named<Team>, ties: readonly Tie[], { groups }: Standings): Sums | null {
  const rows = groups.flatMap((group) => group.rows);
  if (rows.length > 0) return ties.length > 0 ? null : (rows.find(({ team }) => team.id === champion.id) ?? null);
  const sums: Sums = { wins: 0, draws: 0, losses: 0, goalsScored: 0, goalsConceded: 0 };
  for (const tie of ties) {
    const score = scoreOf(tie);
    if (!score || (tie.home?.id !== champion.id && tie.away?.id !== champion.id)) continue;
    const [own, other] = tie.home?.id === champion.id ? [score.home, score.away] : [score.away, score.home];
    sums.goalsScored += own;
    sums.goalsConceded += other;
    sums[own > other ? 'wins' : own < other ? 'losses' : 'draws'] += 1;
  }
  return sums;
}
