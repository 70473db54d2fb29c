import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiQuery } from '#web/api/ask.ts';
import type { PastMatch } from '#web/football/match-context-model.ts';
import { MatchRows } from '#web/football/match-row.tsx';
import button from '#web/ui/button.module.css';
import card from '#web/ui/card.module.css';
import { useLanguage } from '#web/ui/language.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { State } from '#web/ui/state.tsx';
import { PAST_MATCHES } from '../load-tabs.ts';
import styles from './past-matches.module.css';

/** The most that a server gives at once. */
const MOST = 100;

/** The latest matches of a list, and more of them on demand. A list that cannot be had is an empty one. */
export function PastMatches({ ask }: { ask: (limit: number) => ApiQuery<PastMatch[]> }) {
  const { t } = useLanguage();
  const [limit, setLimit] = useState(PAST_MATCHES);
  const { data, isPending, isPlaceholderData } = useQuery({ ...ask(limit), placeholderData: keepPreviousData });
  const matches = data ?? [];
  if (isPending)
    return (
      <div className={card.card}>
        <SkeletonRows rows={PAST_MATCHES} label={t('state.loading')} />
      </div>
    );
  if (matches.length === 0) return <State title={t('h2h.none')} framed />;
  // While more are on their way the button stays where it is, with the focus.
  const hasMore = isPlaceholderData || (matches.length >= limit && limit < MOST);
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
