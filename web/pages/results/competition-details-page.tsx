import { useParams } from 'react-router';
import { league } from '#league.config';
import { useLanguage } from '#ui/language.ts';
import { idFromParams } from '#web/api/load.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { ComingSoon } from './coming-soon.tsx';

export const head: HeadOf = ({ t, language, params }) => ({
  title: t('results.section.head.title', { section: t('results.details'), league: league.name[language] }),
  description: t('results.head.description', { city: league.city[language] }),
  ...(idFromParams(params) === null && { status: 400 }),
});

export function Page() {
  const { t } = useLanguage();
  const id = idFromParams(useParams());
  if (id === null) return <NotFoundPage />;
  return <ComingSoon title={t('results.details')} text={t('results.competitionId', { id })} />;
}
