import type { ReactNode } from 'react';
import card from './card.module.css';
import { useLanguage } from './language.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { State } from './state.tsx';

interface AnswerProps<Data, Failure> {
  query: { data: Data | undefined; error: Failure | null; refetch: () => Promise<unknown> };
  /** What to say when it failed. */
  failed: (error: Failure) => { title: string; text?: string };
  /** How many rows to expect of it. */
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** What was asked for: on its way, failed, or there. An old answer is better than a failure. */
export function Answer<Data, Failure>({ query, failed, rows = 8, children }: AnswerProps<Data, Failure>) {
  const { t } = useLanguage();
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error)
    return <State {...failed(error)} retry={{ label: t('state.retry'), onRetry: () => void refetch() }} framed />;
  return (
    <div className={card.card}>
      <SkeletonRows rows={rows} label={t('state.loading')} />
    </div>
  );
}
