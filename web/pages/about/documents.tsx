import download from '@phosphor-icons/core/bold/download-simple-bold.svg?raw';
import fileText from '@phosphor-icons/core/regular/file-text.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { QueryResult } from '#ui/query-result.tsx';
import { leagueAbout } from '#web/api/league-queries.ts';
import styles from './documents.module.css';

export function Documents() {
  const { t, language } = useLanguage();
  const query = useQuery(leagueAbout);
  return (
    <QueryResult query={query} failed={() => ({ title: t('home.league.failed') })}>
      {({ documents }) =>
        documents.length === 0 ? (
          <EmptyState title={t('about.documents.none')} text={t('about.documents.none.text')} framed />
        ) : (
          <>
            <p className={styles.note}>{t('about.documents.note')}</p>
            <ul className={styles.documents}>
              {documents.map(({ number, title }) => (
                <li key={number}>
                  <a
                    href={pagePaths.document(number)}
                    download={`${title[language]}.pdf`}
                    type="application/pdf"
                    hrefLang="bg"
                  >
                    <Icon svg={fileText} size="1.75rem" />
                    <span className={styles.title}>
                      {title[language]}
                      <small>{t('about.documents.kind')}</small>
                    </span>
                    <Icon svg={download} />
                  </a>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </QueryResult>
  );
}
