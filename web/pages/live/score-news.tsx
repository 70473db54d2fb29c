import { useState } from 'react';
import type { LiveMatch } from '#web/football/model.ts';
import { useLanguage } from '#web/ui/language.tsx';

/** Tells a screen reader of every score that changes while the page is open; of the clocks it says nothing. */
export function ScoreNews({ matches }: { matches: LiveMatch[] }) {
  const { t } = useLanguage();
  const [seen, setSeen] = useState(matches);
  const [news, setNews] = useState<LiveMatch[]>([]);
  if (seen !== matches) {
    setSeen(matches);
    const changed = matches.filter((match) => hasNewScore(match, seen));
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

function hasNewScore({ id, homeScore, awayScore }: LiveMatch, seen: LiveMatch[]): boolean {
  const before = seen.find((match) => match.id === id);
  return before !== undefined && (before.homeScore !== homeScore || before.awayScore !== awayScore);
}
