import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';

export function FailedTab({
  content,
  onRetry,
}: {
  content: 'playoffs' | 'gameweeks' | 'teams' | 'news';
  onRetry: () => void;
}) {
  const { t } = useLanguage();
  return (
    <EmptyState
      title={t(`competition.${content}.failed`)}
      text={t(`competition.${content}.failed.text`)}
      retry={{ label: t('state.retry'), onRetry }}
      framed
    />
  );
}
