import { useLanguage } from '#web/ui/language.tsx';
import type { HeadOf } from './head.ts';

export const notFoundHead: HeadOf = ({ t }) => ({ title: t('notFound.title'), description: t('notFound.text') });

export function NotFoundPage() {
  const { t } = useLanguage();
  return (
    <div className="wrap page">
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
    </div>
  );
}
