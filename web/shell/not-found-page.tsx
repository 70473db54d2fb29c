import { pagePaths } from '#contract/paths.ts';
import { useLanguage } from '#ui/language.ts';
import type { HeadOf } from './head.ts';
import { Message } from './message.tsx';
import { useTitle } from './use-document-title.ts';

export const notFoundHead: HeadOf = ({ t }) => ({ title: t('notFound.title'), description: t('notFound.text') });

export function NotFoundPage() {
  const { t } = useLanguage();
  useTitle(t('notFound.title'));
  return (
    <Message
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={{ href: pagePaths.home, label: t('notFound.home') }}
    />
  );
}
