import { useState } from 'react';
import { useLanguage } from '#ui/language.ts';
import type { LiveListMatch } from '#web/football/model.ts';

/** Announces score changes to screen readers, but not the clocks. */
export function ScoreAnnouncer({ matches }: { matches: LiveListMatch[] }) {
  const { t } = useLanguage();
  const [announced, setAnnounced] = useState(matches);
  const [news, setNews] = useState<LiveListMatch[]>([]);
  if (announced !== matches) {
    setAnnounced(matches);
    const changed = matches.filter((match) => hasNewScore(match, announced));
    if (changed.length > 0) setNews(changed);
  }
  return (
    <p className="hidden" aria-live="polite">
      {news
        .map(({ home, away, homeScore, awayScore }) =>
          t('live.score', {
            home: home.name,
            away: away.name,
            homeScore: homeScore ?? 0,
            awayScore: awayScore ?? 0,
          }),
        )
        .join(' ')}
    </p>
  );
}

function hasNewScore({ id, homeScore, awayScore }: LiveListMatch, announced: LiveListMatch[]): boolean {
  const before = announced.find((match) => match.id === id);
  return before !== undefined && (before.homeScore !== homeScore || before.awayScore !== awayScore);
}
