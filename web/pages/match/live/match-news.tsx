import { useState } from 'react';
import type { Score } from '#domain/match/score.ts';
import type { Translate } from '#i18n/translate.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { useLanguage } from '#web/ui/language.tsx';
import { statusText } from '../scoreboard/status-text.ts';

/** Tells a screen reader of goals, breaks and the end while the page is open; of the clock it says nothing. */
export function MatchNews({ match }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const [seen, setSeen] = useState(match);
  const [news, setNews] = useState('');
  if (seen !== match) {
    setSeen(match);
    const told = tellChange(seen, match, t);
    if (told !== '') setNews(told);
  }
  return (
    <p className="hidden" aria-live="polite">
      {news}
    </p>
  );
}

export function tellChange(before: MatchDetails, now: MatchDetails, t: Translate): string {
  const isNewPhase = now.status !== before.status || (now.status === 'LIVE' && now.phase !== before.phase);
  const change = before.score && now.score && tellScore(before.score, now.score, now, t);
  if (!isNewPhase && !change) return '';
  const standing =
    now.score &&
    t('live.score', {
      home: now.home?.name ?? '',
      away: now.away?.name ?? '',
      homeScore: now.score.home,
      awayScore: now.score.away,
    });
  return [isNewPhase && `${statusText(now, t)}.`, change, standing].filter(Boolean).join(' ');
}

function tellScore(before: Score, now: Score, match: MatchDetails, t: Translate): string | null {
  const [home, away] = [now.home - before.home, now.away - before.away];
  if (home === 0 && away === 0) return null;
  if (home < 0 || away < 0) return t('matchPage.news.corrected');
  return t('matchPage.news.goal', { team: match[home > 0 ? 'home' : 'away']?.name ?? '' });
}
