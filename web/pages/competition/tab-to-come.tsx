import card from '#web/ui/card.module.css';
import { useLanguage } from '#web/ui/language.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

export function TabToCome({ rows = 8 }: { rows?: number }) {
  const { t } = useLanguage();
  return (
    <div className={card.card}>
      <SkeletonRows rows={rows} label={t('state.loading')} />
    </div>
  );
}
