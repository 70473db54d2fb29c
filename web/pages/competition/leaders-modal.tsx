import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import button from '#ui/button.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { Modal } from '#ui/modal.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { leaders, type CompetitionEdition, type Scope, type Statistic } from '#web/api/competition-queries.ts';
import { Leaders } from '#web/football/leaders.tsx';

const BATCH = 20;

interface LeadersModalProps {
  edition: CompetitionEdition;
  statistic: Statistic;
  scope: Scope;
  title: string;
  onClose: () => void;
}

/** Loads 20 at a time until fewer than 20 come. */
export function LeadersModal({ edition, statistic, scope, title, onClose }: LeadersModalProps) {
  const { t } = useLanguage();
  const [limit, setLimit] = useState(BATCH);
  const { data, isPending, isPlaceholderData } = useQuery({
    ...leaders(edition, statistic, scope, limit),
    placeholderData: keepPreviousData,
  });
  const rows = data ?? [];
  const hasMore = isPlaceholderData || rows.length >= limit;
  return (
    <Modal
      title={title}
      closeLabel={t('shell.close')}
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
        <EmptyState title={t('state.noData')} />
      ) : (
        <Leaders leaders={rows} digits={statistic === 'rating' ? 1 : 0} plain />
      )}
    </Modal>
  );
}
