import { useEffect, useState } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { useLanguage } from '#ui/language.ts';
import type { HeadOf } from '#web/shell/head.ts';
import styles from './offline-page.module.css';

export const head: HeadOf = ({ t }) => ({ title: t('offline.title'), description: t('offline.text'), unlisted: true });

interface SavedPage {
  address: string;
  title: string;
}

/** The service worker shows it in place of a page that it does not have. */
export function Page() {
  const { t } = useLanguage();
  const [pages, setPages] = useState<SavedPage[]>([]);
  useEffect(() => {
    listSavedPages().then(setPages, () => {});
  }, []);
  return (
    <div id="offline" className={`wrap page ${styles.page}`}>
      <div>
        <h1>{t('offline.title')}</h1>
        <p className="lede">{t('offline.text')}</p>
      </div>
      {pages.length > 0 && (
        <section className={styles.saved}>
          <h2>{t('offline.saved')}</h2>
          <ul>
            {pages.map(({ address, title }) => (
              <li key={address}>
                <a href={address}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Newest first. */
async function listSavedPages(): Promise<SavedPage[]> {
  const cache = await caches.open('pages');
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const html = (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? '';
      const { pathname, search } = new URL(url);
      const { title } = new DOMParser().parseFromString(html, 'text/html');
      return { address: pathname + search, title };
    }),
  );
  return pages.filter(({ address, title }) => address !== pagePaths.offline && title !== '').toReversed();
}
