import card from '#ui/card.module.css';
import { useLanguage } from '#ui/language.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';

export function TabSkeleton({ rows = 8 }: { rows?: number }) {
  const { t } = useLanguage();
  return (
    <div className={card.card}>
      <SkeletonRows rows={rows} label={t('state.loading')} />
    </div>
  );
}
