import { useState } from 'react';
import type { Score } from '#domain/match/score.ts';
import type { Translate } from '#i18n/translate.ts';
import { useLanguage } from '#ui/language.ts';
import type { LiveListMatch } from './model.ts';
import { describeScore, describeScoreChange } from './score-change.ts';

/** Announces goals to screen readers, each once and politely, but not the clocks. */
export function ScoreAnnouncer({ matches }: { matches: LiveListMatch[] }) {
  const { t } = useLanguage();
  const [announced, setAnnounced] = useState(matches);
  const [news, setNews] = useState('');
  if (announced !== matches) {
    setAnnounced(matches);
    const changes = matches.flatMap((match) => describeChange(announced, match, t));
    if (changes.length > 0) setNews(changes.join(' '));
  }
  return (
    <p className="hidden" aria-live="polite">
      {news}
    </p>
  );
}

function describeChange(announced: LiveListMatch[], match: LiveListMatch, t: Translate): string[] {
  const before = announced.find(({ id }) => id === match.id);
  const names = { home: match.home.name, away: match.away.name };
  const change = before && describeScoreChange(scoreOf(before), scoreOf(match), names, t);
  return change ? [change, describeScore(scoreOf(match), names, t)] : [];
}

const scoreOf = ({ homeScore, awayScore }: LiveListMatch): Score => ({ home: homeScore ?? 0, away: awayScore ?? 0 });
