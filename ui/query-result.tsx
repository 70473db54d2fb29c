import type { ReactNode } from 'react';
import card from './card.module.css';
import { EmptyState } from './empty-state.tsx';
import { useLanguage } from './language.ts';
import { SkeletonRows } from './skeleton-rows.tsx';

interface QueryResultProps<Data, Failure> {
  query: { data: Data | undefined; error: Failure | null; refetch: () => Promise<unknown> };
  failed: (error: Failure) => { title: string; text?: string };
  /** Rows of the skeleton. */
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** Skeleton, failure or data of a query. Stale data is shown rather than a failed refetch. */
export function QueryResult<Data, Failure>({ query, failed, rows = 8, children }: QueryResultProps<Data, Failure>) {
  const { t } = useLanguage();
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error)
    return <EmptyState {...failed(error)} retry={{ label: t('state.retry'), onRetry: () => void refetch() }} framed />;
  return (
    <div className={card.card}>
      <SkeletonRows rows={rows} label={t('state.loading')} />
    </div>
  );
}
