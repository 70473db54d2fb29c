import { useState } from 'react';
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
  const { home, away, score } = now;
  const isNewPhase = now.status !== before.status || (now.status === 'LIVE' && now.phase !== before.phase);
  const scorer = goalFor(before, now);
  const isCorrected = scorer === null && (score?.home !== before.score?.home || score?.away !== before.score?.away);
  if (!isNewPhase && !scorer && !isCorrected) return '';
  const sentences = [
    isNewPhase && `${statusText(now, t)}.`,
    scorer && t('matchPage.news.goal', { team: now[scorer]?.name ?? '' }),
    isCorrected && before.score && t('matchPage.news.corrected'),
    score &&
      t('live.score', {
        home: home?.name ?? '',
        away: away?.name ?? '',
        homeScore: score.home,
        awayScore: score.away,
      }),
  ];
  return sentences.filter(Boolean).join(' ');
}

function goalFor({ score: before }: MatchDetails, { score: now }: MatchDetails): 'home' | 'away' | null {
  if (!before || !now) return null;
  if (now.home > before.home && now.away === before.away) return 'home';
  return now.away > before.away && now.home === before.home ? 'away' : null;
}
