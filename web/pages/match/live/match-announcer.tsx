import { useState } from 'react';
import type { Translate } from '#i18n/translate.ts';
import { useLanguage } from '#ui/language.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { describeScore, describeScoreChange } from '#web/football/score-change.ts';
import { statusText } from '#web/pages/match/scoreboard/status-text.ts';

/** Announces goals, breaks and the end to screen readers, but not the clock. */
export function MatchAnnouncer({ match }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const [announcedMatch, setAnnouncedMatch] = useState(match);
  const [news, setNews] = useState('');
  if (announcedMatch !== match) {
    setAnnouncedMatch(match);
    const announcement = describeChange(announcedMatch, match, t);
    if (announcement !== '') setNews(announcement);
  }
  return (
    <p className="hidden" aria-live="polite">
      {news}
    </p>
  );
}

export function describeChange(before: MatchDetails, now: MatchDetails, t: Translate): string {
  const isNewPhase = now.status !== before.status || (now.status === 'LIVE' && now.phase !== before.phase);
  const names = { home: now.home?.name ?? '', away: now.away?.name ?? '' };
  const change = before.score && now.score && describeScoreChange(before.score, now.score, names, t);
  if (!isNewPhase && !change) return '';
  const standing = now.score && describeScore(now.score, names, t);
  return [isNewPhase && `${statusText(now, t)}.`, change, standing].filter(Boolean).join(' ');
}
