import { pagePaths } from '#contract/paths.ts';
import { useLanguage } from '#ui/language.ts';
import type { RoutePage } from './route.ts';
import type { HeadOf } from './head.ts';
import { Message } from './message.tsx';

export const notFoundHead: HeadOf = ({ t }) => ({
  title: t('notFound.title'),
  description: t('notFound.text'),
  status: 404,
});

export function NotFoundPage() {
  const { t } = useLanguage();
  return (
    <Message
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={{ href: pagePaths.home, label: t('notFound.home') }}
    />
  );
}

export const notFoundPage: RoutePage = { Page: NotFoundPage, head: notFoundHead, texts: [] };
