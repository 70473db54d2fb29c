import { league } from '#league.config';
import type { HeadOf } from '#web/shell/head.ts';
import { useLanguage } from '#web/ui/language.tsx';
import { ComingSoon } from './coming-soon.tsx';

export const head: HeadOf = ({ t, language }) => ({
  title: t('results.section.head.title', { section: t('results.other'), league: league.name[language] }),
  description: t('results.comingSoon'),
});

export const Page = () => <ComingSoon title={useLanguage().t('results.other')} />;
