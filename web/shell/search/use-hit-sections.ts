import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '#ui/language.ts';
import { activeCompetitions } from '#web/api/league-queries.ts';
import { useMyHits } from '#web/following/use-my-hits.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import type { Competition, SearchResult } from '#web/football/model.ts';
import { forgetHits, recentHits } from './recent-hits.ts';

export interface HitSection {
  kind: 'recent' | 'mine' | 'competitions' | 'found';
  hits: SearchResult[];
}

/** Before anything is typed: what was found last, what is followed, and the competitions; each once. */
export function useHitSections(typed: string, results: SearchResult[] | null) {
  const { language } = useLanguage();
  const isOwnBackend = useIsOwnBackend();
  const mine = useMyHits(typed, results);
  const { data: competitions = [] } = useQuery(activeCompetitions);
  const [recent, setRecent] = useState<SearchResult[]>([]);
  const offered: HitSection[] = [
    { kind: 'recent', hits: recent },
    { kind: 'mine', hits: mine },
    { kind: 'competitions', hits: competitions.map(asHit) },
  ];
  const shown = typed.trim() === '' && isOwnBackend ? withoutTwice(offered) : [{ kind: 'found' as const, hits: mine }];
  return {
    sections: shown.filter(({ hits }) => hits.length > 0),
    read: () => setRecent(recentHits(language)),
    forget: () => {
      forgetHits();
      setRecent([]);
    },
  };
}

function withoutTwice(sections: readonly HitSection[]): HitSection[] {
  const seen = new Set<string>();
  const isNew = ({ type, id }: SearchResult) => {
    const key = `${type} ${id}`;
    return !seen.has(key) && seen.add(key);
  };
  return sections.map(({ kind, hits }) => ({ kind, hits: hits.filter(isNew) }));
}

const asHit = ({ id, name, logo }: Competition): SearchResult => ({
  type: 'competition',
  id,
  name,
  subtitle: null,
  image: logo,
});
