import envelope from '@phosphor-icons/core/regular/envelope-simple.svg?raw';
import mapPin from '@phosphor-icons/core/regular/map-pin.svg?raw';
import phoneIcon from '@phosphor-icons/core/regular/phone.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { footerLine } from '#i18n/league-words.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { leagueAbout, useLeague } from '#web/api/league-queries.ts';
import { emailLink, phoneLink } from './contact-links.ts';
import styles from './contacts.module.css';

export function Contacts() {
  const { t, language } = useLanguage();
  const { name, contacts } = useLeague();
  const { phone, email } = contacts;
  const address = contacts.address[language];
  const rows = [
    { icon: mapPin, label: t('about.address'), text: address, value: <span>{address}</span> },
    { icon: phoneIcon, label: t('about.phone'), text: phone, value: <a href={phoneLink(phone)}>{phone}</a> },
    { icon: envelope, label: t('about.email'), text: email, value: <a href={emailLink(email)}>{email}</a> },
  ].filter(({ text }) => text !== '');
  const description = useDescription();
  if (rows.length === 0 && description.length === 0)
    return <EmptyState title={t('about.none', { league: name[language] })} text={t('about.none.text')} framed />;
  return (
    <div className={styles.contacts}>
      {rows.length > 0 && (
        <dl className={styles.rows}>
          {rows.map(({ icon, label, value }) => (
            <div key={label}>
              <Icon svg={icon} size="1.75rem" />
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {description.length > 0 && (
        <section className={styles.description}>
          <h2>{t('about.league')}</h2>
          {description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      )}
    </div>
  );
}

/** The league's own words, or else what is known of it. */
function useDescription(): string[] {
  const { t, language } = useLanguage();
  const league = useLeague();
  const own = useQuery(leagueAbout).data?.description[language] ?? '';
  if (own !== '') return own.split(/\n\s*\n/);
  const { founded } = league;
  const since = founded === null ? '' : t('about.founded', { league: league.name[language], founded });
  return [since, footerLine({ t, language, league })].filter(Boolean);
}
