import envelope from '@phosphor-icons/core/regular/envelope-simple.svg?raw';
import mapPin from '@phosphor-icons/core/regular/map-pin.svg?raw';
import phoneIcon from '@phosphor-icons/core/regular/phone.svg?raw';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { useLeague } from '#web/api/league-query.ts';
import { emailLink, phoneLink } from './contact-links.ts';
import styles from './contacts.module.css';

export function Contacts() {
  const { t, language } = useLanguage();
  const { name, founded, contacts } = useLeague();
  const { phone, email } = contacts;
  const address = contacts.address[language];
  const rows = [
    { icon: mapPin, label: t('about.address'), text: address, value: <span>{address}</span> },
    { icon: phoneIcon, label: t('about.phone'), text: phone, value: <a href={phoneLink(phone)}>{phone}</a> },
    { icon: envelope, label: t('about.email'), text: email, value: <a href={emailLink(email)}>{email}</a> },
  ].filter(({ text }) => text !== '');
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
        <p>{t('about.description', { league: name[language], founded })}</p>
        <p>{t('about.fairPlay')}</p>
      </section>
    </div>
  );
}
