import { useParams } from 'react-router';
import { league } from '#league.config';
import { idIn } from '#web/api/load.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { ComingSoon } from './coming-soon.tsx';

export const head: HeadOf = ({ t, language, params }) => ({
  title: t('results.section.head.title', { section: t('results.details'), league: league.name[language] }),
  description: t('results.comingSoon'),
  ...(idIn(params) === null && { status: 400 }),
});

export function Page() {
  const { t } = useLanguage();
  const id = idIn(useParams());
  if (id === null) return <NotFoundPage />;
  return <ComingSoon title={t('results.details')} text={t('results.competitionId', { id })} />;
}
