import { whereOf } from '#i18n/league-words.ts';
import { ABOUT_TABS } from '#contract/page-routes.ts';
import { pagePaths } from '#contract/paths.ts';
import type { Key } from '#i18n/translate.ts';
import { useLanguage } from '#ui/language.ts';
import { TabPanel } from '#ui/tabs.tsx';
import { useSearchParams } from '#ui/router/hooks.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { PageTabs, tabInQuery } from '#web/shell/page-tabs.tsx';
import styles from './about-page.module.css';
import { Contacts } from './contacts.tsx';
import { Documents } from './documents.tsx';
import { Faqs } from './faqs.tsx';

type Tab = (typeof ABOUT_TABS)[number];

const labels = { contacts: 'about.contacts', documents: 'about.documents', faqs: 'about.faqs' } satisfies Record<
  Tab,
  Key
>;
const panels = { contacts: Contacts, documents: Documents, faqs: Faqs };

export const head: HeadOf = ({ t, language, league, query }) => {
  const tab = tabInQuery(ABOUT_TABS, query);
  return {
    title: t('about.head.title', { tab: t(labels[tab]), league: league.name[language] }),
    description: t('about.head.description', {
      league: league.name[language],
      where: whereOf({ t, language, league }),
    }),
    address: tab === ABOUT_TABS[0] ? pagePaths.about : `${pagePaths.about}?tab=${tab}`,
  };
};

export function Page() {
  const { t } = useLanguage();
  const chosen = tabInQuery(ABOUT_TABS, useSearchParams());
  const Panel = panels[chosen];
  return (
    <div className={`wrap page ${styles.page}`}>
      <div className={styles.top}>
        <h1>{t('nav.about')}</h1>
        <PageTabs
          label={t('nav.about')}
          tabs={ABOUT_TABS.map((id) => ({ id, label: t(labels[id]) }))}
          chosen={chosen}
        />
      </div>
      <TabPanel tab={chosen}>
        <Panel />
      </TabPanel>
    </div>
  );
}
