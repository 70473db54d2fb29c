import { whereOf } from '#i18n/league-words.ts';
import { useLanguage } from '#ui/language.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { Champions } from './champions.tsx';

export const head: HeadOf = ({ t, language, league }) => ({
  title: t('results.section.head.title', { section: t('nav.leagues'), league: league.name[language] }),
  description: t('results.head.description', { where: whereOf({ t, language, league }) }),
});

export const Page = () => <Champions title={useLanguage().t('nav.leagues')} isListed={({ isLeague }) => isLeague} />;
