import type { MatchEntry, Pair } from '#server/league-files/league.ts';
import type { ListedMatch } from './openfootball-file.ts';
import { goalsUpTo } from './scorers.ts';

const ANY_MINUTE = Number.POSITIVE_INFINITY;

type Scores = Pick<MatchEntry, 'score' | 'halfTime' | 'fullTime' | 'extraTime' | 'penalties'>;

/**
 * The scores of a match, and the contradictions in the file. If the goals add up to the final score, their minutes decide the
 * half-time score; otherwise they are left out, because a list of goals must add up to the score.
 */
export function readScores(match: ListedMatch): { scores: Scores; goalsCount: boolean; doubts: string[] } {
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
  return { scores: { score, halfTime, fullTime: ft, extraTime: et, penalties: p }, goalsCount, doubts };
}

const isSame = (a: Pair, b: Pair) => a[0] === b[0] && a[1] === b[1];
const show = (pair: Pair | null) => (pair ? `${pair[0]}–${pair[1]}` : 'a match without a score');
