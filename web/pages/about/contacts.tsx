import envelope from '@phosphor-icons/core/regular/envelope-simple.svg?raw';
import mapPin from '@phosphor-icons/core/regular/map-pin.svg?raw';
import phone from '@phosphor-icons/core/regular/phone.svg?raw';
import { league } from '#league.config';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { emailLink, phoneLink } from './contact-links.ts';
import styles from './contacts.module.css';

export function Contacts() {
  const { t, language } = useLanguage();
  const { address } = league.contacts;
  const rows = [
    { icon: mapPin, label: t('about.address'), value: <span>{address[language]}</span> },
    { icon: phone, label: t('about.phone'), value: <a href={phoneLink.href}>{phoneLink.text}</a> },
    { icon: envelope, label: t('about.email'), value: <a href={emailLink.href}>{emailLink.text}</a> },
  ];
  return (
    <div className={styles.contacts}>
      <dl className={styles.rows}>
        {rows.map(({ icon, label, value }) => (
          <div key={label}>
            <Icon svg={icon} size="1.75rem" />
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section className={styles.description}>
        <h2>{t('about.league')}</h2>
        <p>{t('about.description', { league: league.name[language], founded: league.founded })}</p>
        <p>{t('about.fairPlay')}</p>
      </section>
    </div>
  );
}
