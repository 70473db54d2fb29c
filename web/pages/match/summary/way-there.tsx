import arrow from '@phosphor-icons/core/bold/arrow-up-right-bold.svg?raw';
import type { ReactNode } from 'react';
import { mapLinks } from '#domain/league/map-links.ts';
import button from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import type { Venue } from '#web/football/match-context-model.ts';
import styles from './way-there.module.css';

/** [PL1] Where the match is, and the way there in the map of one's choice. Nothing is loaded from elsewhere. */
export function WayThere({ venue: { name, address, coordinates } }: { venue: Venue }) {
  const { t } = useLanguage();
  const links = mapLinks({ text: address ?? name, coordinates });
  return (
    <section className={styles.way}>
      <h4 className="label">{t('preview.venue')}</h4>
      <p>
        <b>{name}</b>
        {address !== null && <span>{address}</span>}
      </p>
      <ul>
        <li>
          <Away href={links.openstreetmap}>{t('preview.map')}</Away>
        </li>
        <li>
          <Away href={links.google}>Google</Away>
        </li>
        <li>
          <Away href={links.apple}>Apple</Away>
        </li>
      </ul>
    </section>
  );
}

const Away = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={button.button} data-kind="ghost" href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <Icon svg={arrow} />
  </a>
);
