import { gameInCity, whereOf } from '#i18n/league-words.ts';
import { liveTableModules } from '#web/live/table/load-live-table.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { MyTeamsPlace } from '#web/following/my-teams-place.tsx';
import { Clubs } from './clubs.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { HomeDays } from './home-days.tsx';
import styles from './home-page.module.css';
import { LeagueBlock } from './league-block.tsx';
import { NewsTeaser } from './news-teaser.tsx';
import { Promo } from './promo.tsx';

export const head: HeadOf = ({ t, language, league, queryClient }) => ({
  title: [league.name[language], gameInCity({ t, language, league })].filter(Boolean).join('. '),
  description: t('home.head.description', { where: whereOf({ t, language, league }) }),
  modules: liveTableModules(queryClient),
});

export function Page() {
  return (
    <div className={styles.home}>
      <Hero />
      <Features />
      <div className={`wrap page ${styles.body}`}>
        <MyTeamsPlace />
        <HomeDays />
        <LeagueBlock />
        <NewsTeaser />
        <Promo />
        <Clubs />
      </div>
    </div>
  );
}
