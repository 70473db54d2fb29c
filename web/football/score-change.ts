import type { Score } from '#domain/match/score.ts';
import type { Translate } from '#i18n/translate.ts';

interface Names {
  home: string;
  away: string;
}

/** „Гол за Балик!“, or that the score was corrected; null if it is the same. */
export function describeScoreChange(before: Score, now: Score, names: Names, t: Translate): string | null {
  const [home, away] = [now.home - before.home, now.away - before.away];
  if (home === 0 && away === 0) return null;
  if (home < 0 || away < 0) return t('live.corrected');
  return t('live.goal', { team: home > 0 ? names.home : names.away });
}

/** „Балик 1, Вихър 0.“ */
export const describeScore = (score: Score, names: Names, t: Translate): string =>
  t('live.score', { ...names, homeScore: score.home, awayScore: score.away });
