import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { Failure } from './failure.tsx';
import type { Loaded } from './use-desk.ts';
import card from '#ui/card.module.css';
import styles from './load-state.module.css';

interface LoadStateProps extends Pick<Loaded<unknown>, 'data' | 'failed' | 'reload'> {
  /** Of the skeleton. */
  rows?: number;
}

/** Why something could not be loaded, or again, and a way to try it again; rows while there is nothing yet. */
export function LoadState({ data, failed, reload, rows = 5 }: LoadStateProps) {
  const { t } = useTexts();
  if (failed !== null) return <Failure refusal={{ reason: failed }} onRetry={failed === 'gone' ? undefined : reload} />;
  if (data !== null) return null;
  return (
    <div className={`${card.card} ${styles.late}`}>
      <SkeletonRows rows={rows} label={t('loading')} />
    </div>
  );
}
