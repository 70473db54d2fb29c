import arrow from '@phosphor-icons/core/bold/arrow-up-right-bold.svg?raw';
import type { ReactNode } from 'react';
import type { mapLinks } from '#domain/league/map-links.ts';
import button from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import styles from './map-buttons.module.css';

/** [PL1] The way there in the map of one's choice. Nothing is loaded from elsewhere. */
export function MapButtons({ links }: { links: ReturnType<typeof mapLinks> }) {
  const { t } = useLanguage();
  return (
    <ul className={styles.maps}>
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
  );
}

const Away = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={button.button} data-kind="ghost" href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <Icon svg={arrow} />
  </a>
);
