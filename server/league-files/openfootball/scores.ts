import type { Row } from '#server/db/league-tables/league-table.ts';
import type { ListedMatch, Pair } from './openfootball-file.ts';
import { goalsUpTo } from './scorers.ts';

const ANY_MINUTE = Number.POSITIVE_INFINITY;

interface Reading {
  /** The columns of a match. */
  scores: Row;
  isOver: boolean;
  /** It was played to the end of extra time. */
  extraTime: boolean;
  goalsCount: boolean;
  doubts: string[];
}

/**
 * The scores of a match, and the contradictions in the file. If the goals add up to the final score, their minutes decide the
 * half-time score; otherwise they are left out, because a list of goals must add up to the score.
 */
export function readScores(match: ListedMatch): Reading {
  const { ht = null, ft = null, et = null, p = null } = match.score ?? {};
  const score = et ?? ft;
  const listed = goalsUpTo(match, ANY_MINUTE);
  const hasGoals = listed[0] + listed[1] > 0;
  const goalsCount = score !== null && isSame(listed, score);
  const doubts: string[] = [];
  const doubt = (text: string) => doubts.push(`${match.team1} – ${match.team2} (${match.date}): ${text}`);
  if (hasGoals && !goalsCount) doubt(`its goals make ${show(listed)}, not ${show(score)}; left out`);
  const byGoals = goalsCount ? goalsUpTo(match, 45) : null;
  if (byGoals && ht && !isSame(byGoals, ht)) {
    doubt(`half-time is ${show(byGoals)} by its goals, not ${show(ht)}; taken from the goals`);
  }
  const halfTime = score && (byGoals ?? ht);
  const scores = {
    home_score: score?.[0] ?? null,
    away_score: score?.[1] ?? null,
    ...pairColumns('half_time', halfTime),
    ...pairColumns('full_time', ft),
    ...pairColumns('extra_time', et),
    ...pairColumns('penalties', p),
  };
  return { scores, isOver: score !== null, extraTime: et !== null, goalsCount, doubts };
}

const pairColumns = (name: string, pair: Pair | null): Row => ({
  [`${name}_home`]: pair?.[0] ?? null,
  [`${name}_away`]: pair?.[1] ?? null,
});

const isSame = (a: Pair, b: Pair) => a[0] === b[0] && a[1] === b[1];
const show = (pair: Pair | null) => (pair ? `${pair[0]}–${pair[1]}` : 'a match without a score');
