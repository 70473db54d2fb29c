import type { Translate } from '#i18n/translate.ts';
import type { MatchDetails } from './match-model.ts';

/** „Балик – Вихър“, after the match „Балик – Вихър 2:1“. */
export function matchTitle({ home, away, status, score }: MatchDetails, t: Translate): string {
  const teams = { home: home?.name ?? t('match.teamUnknown'), away: away?.name ?? t('match.teamUnknown') };
  if (status !== 'FINISHED' || !score) return t('matchPage.head.title', teams);
  return t('matchPage.head.result', { ...teams, homeScore: score.home, awayScore: score.away });
}
