import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import type { ApiQuery } from '#web/api/api-query.ts';
import type { PastMatch } from '#web/football/match-context-model.ts';
import { MatchRows } from '#web/football/match-row.tsx';
import { PAST_MATCHES } from '#web/pages/match/load-tabs.ts';
import styles from './past-matches.module.css';

/** The API's limit. */
const MAX_MATCHES = 100;

/** A failure is shown as an empty list. */
export function PastMatches({ queryFor }: { queryFor: (limit: number) => ApiQuery<PastMatch[]> }) {
  const { t } = useLanguage();
  const [limit, setLimit] = useState(PAST_MATCHES);
  const { data, isPending, isPlaceholderData } = useQuery({ ...queryFor(limit), placeholderData: keepPreviousData });
  const matches = data ?? [];
  if (isPending)
    return (
      <div className={card.card}>
        <SkeletonRows rows={PAST_MATCHES} label={t('state.loading')} />
      </div>
    );
  if (matches.length === 0) return <EmptyState title={t('h2h.none')} framed />;
  // The button stays, with the focus, while more are loading.
  const hasMore = isPlaceholderData || (matches.length >= limit && limit < MAX_MATCHES);
  return (
    <>
      <div className={card.card} aria-busy={isPlaceholderData}>
        <MatchRows matches={matches} detailOf={({ competition }) => competition?.name ?? null} />
      </div>
      <div className={styles.foot}>
        <output>{t('h2h.showing', { count: matches.length })}</output>
        {hasMore && (
          <button
            className={button.button}
            type="button"
            onClick={() => setLimit(isPlaceholderData ? limit : limit + PAST_MATCHES)}
          >
            {t('h2h.loadMore')}
          </button>
        )}
      </div>
    </>
  );
}
