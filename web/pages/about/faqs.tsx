import { useQuery } from '@tanstack/react-query';
import { Accordion } from '#ui/accordion.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import button from '#ui/button.module.css';
import { useLanguage } from '#ui/language.ts';
import { QueryResult } from '#ui/query-result.tsx';
import { leagueAbout, useLeague } from '#web/api/league-queries.ts';
import { emailLink } from './contact-links.ts';
import styles from './faqs.module.css';

export function Faqs() {
  const { t, language } = useLanguage();
  const { email } = useLeague().contacts;
  const query = useQuery(leagueAbout);
  return (
    <div className={styles.faqs}>
      <QueryResult query={query} failed={() => ({ title: t('home.league.failed') })}>
        {({ faq }) =>
          faq.length === 0 ? (
            <EmptyState title={t('faq.none')} text={t('faq.none.text')} framed />
          ) : (
            <Accordion
              entries={faq.map(({ question, answer }) => ({ question: question[language], answer: answer[language] }))}
            />
          )
        }
      </QueryResult>
      {email !== '' && (
        <section className={styles.more}>
          <h2>{t('faq.more')}</h2>
          <p>{t('faq.more.text')}</p>
          <a className={button.button} href={emailLink(email)}>
            {t('faq.more.action')}
          </a>
        </section>
      )}
    </div>
  );
}
