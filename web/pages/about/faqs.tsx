import { league } from '#league.config';
import { Accordion } from '#ui/accordion.tsx';
import button from '#ui/button.module.css';
import { useLanguage } from '#ui/language.ts';
import { emailLink } from './contact-links.ts';
import styles from './faqs.module.css';

export function Faqs() {
  const { t, language } = useLanguage();
  const { city, matches, ages, seasonDates, name, founded } = league;
  return (
    <div className={styles.faqs}>
      <Accordion
        entries={[
          { question: t('faq.place'), answer: t('faq.place.answer', { city: city[language] }) },
          { question: t('faq.match'), answer: t('faq.match.answer', { matches: matches[language] }) },
          { question: t('faq.age'), answer: t('faq.age.answer', ages) },
          { question: t('faq.season'), answer: t('faq.season.answer', { dates: seasonDates[language] }) },
          { question: t('faq.founded'), answer: t('faq.founded.answer', { league: name[language], founded }) },
        ]}
      />
      <section className={styles.more}>
        <h2>{t('faq.more')}</h2>
        <p>{t('faq.more.text')}</p>
        <a className={button.button} href={emailLink.href}>
          {t('faq.more.action')}
        </a>
      </section>
    </div>
  );
}
