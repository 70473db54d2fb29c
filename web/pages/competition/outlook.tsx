import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { useLanguage } from '#ui/language.ts';
import { competitionChances, tableInputs } from '#web/api/outlook-queries.ts';
import { lazyPart } from '#web/shell/lazy-part.tsx';
import { GUESSES_HASH } from './guesses-hash.ts';
import styles from './outlook.module.css';
import type { TabProps } from './tab-props.ts';

const FOLDER = 'web/pages/competition';
const chances = lazyPart<TabProps>(
  `${FOLDER}/chances-card.tsx`,
  async () => (await import('./chances-card.tsx')).ChancesCard,
);
const whatIf = lazyPart<TabProps>(`${FOLDER}/what-if.tsx`, async () => (await import('./what-if.tsx')).WhatIf);

/** What the rest of the season may bring: below the table, and downloaded when it comes into view. */
export function Outlook(tab: TabProps) {
  const { t } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting) || location.hash.startsWith(GUESSES_HASH))
        setInView(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  // Together, so that nothing is pushed down while somebody types a result.
  const queries = [
    useQuery({ ...competitionChances(tab.edition), enabled: inView }),
    useQuery({ ...tableInputs(tab.edition), enabled: inView }),
  ];
  const skeleton = (
    <div className={styles.waiting}>{inView && <SkeletonRows rows={4} label={t('state.loading')} />}</div>
  );
  return (
    <div ref={place} className="stack">
      {queries.some(({ isPending }) => isPending) ? (
        skeleton
      ) : (
        <Suspense fallback={skeleton}>
          <chances.Part {...tab} />
          <whatIf.Part {...tab} />
        </Suspense>
      )}
    </div>
  );
}
