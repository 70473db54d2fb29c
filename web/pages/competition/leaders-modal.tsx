import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leaders, type InSeason, type Scope } from '#web/api/competition-queries.ts';
import type { Statistic } from '#web/api/read-competition.ts';
import { Leaders } from '#web/football/leaders.tsx';
import button from '#web/ui/button.module.css';
import { useLanguage } from '#web/ui/language.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { State } from '#web/ui/state.tsx';

const BATCH = 20;

interface LeadersModalProps {
  of: InSeason;
  statistic: Statistic;
  scope: Scope;
  title: string;
  onClose: () => void;
}

/** Twenty at a time, as long as the last twenty were all there. */
export function LeadersModal({ of, statistic, scope, title, onClose }: LeadersModalProps) {
  const { t } = useLanguage();
  const [limit, setLimit] = useState(BATCH);
  const { data, isPending, isPlaceholderData } = useQuery({
    ...leaders(of, statistic, scope, limit),
    placeholderData: keepPreviousData,
  });
  const rows = data ?? [];
  const hasMore = isPlaceholderData || rows.length >= limit;
  return (
    <Modal
      title={title}
      onClose={onClose}
      footer={
        hasMore && (
          <button
            className={button.button}
            type="button"
            disabled={isPlaceholderData}
            onClick={() => setLimit(limit + BATCH)}
          >
            {isPlaceholderData ? t('state.loading') : t('competition.loadMore')}
          </button>
        )
      }
    >
      {isPending ? (
        <SkeletonRows rows={BATCH} label={t('state.loading')} />
      ) : rows.length === 0 ? (
        <State title={t('state.noData')} />
      ) : (
        <Leaders leaders={rows} digits={statistic === 'rating' ? 1 : 0} plain />
      )}
    </Modal>
  );
}
