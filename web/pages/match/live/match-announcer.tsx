import { useState } from 'react';
import type { Score } from '#domain/match/score.ts';
import type { Translate } from '#i18n/translate.ts';
import { useLanguage } from '#ui/language.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
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
  const change = before.score && now.score && describeScore(before.score, now.score, now, t);
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

function describeScore(before: Score, now: Score, match: MatchDetails, t: Translate): string | null {
  const [home, away] = [now.home - before.home, now.away - before.away];
  if (home === 0 && away === 0) return null;
  if (home < 0 || away < 0) return t('matchPage.news.corrected');
  return t('matchPage.news.goal', { team: match[home > 0 ? 'home' : 'away']?.name ?? '' });
}
