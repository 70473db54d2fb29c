import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';

export function ComingSoon({ title, text }: { title: string; text?: string }) {
  const { t } = useLanguage();
  return (
    <div className="wrap page">
      <h1>{title}</h1>
      <EmptyState title={t('results.comingSoon')} {...(text !== undefined && { text })} framed />
    </div>
  );
}
