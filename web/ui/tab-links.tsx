import { useEffect, useRef } from 'react';
import styles from './tabs.module.css';
import { centre } from './tabs.tsx';

interface TabLinksProps {
  label: string;
  links: { href: string; label: string; isCurrent: boolean }[];
}

/** Pages beside each other that look like tabs: links, of which the current one is in view. */
export function TabLinks({ label, links }: TabLinksProps) {
  const bar = useRef<HTMLElement>(null);
  const current = links.find(({ isCurrent }) => isCurrent)?.href;
  useEffect(() => {
    if (bar.current) centre('[aria-current]', bar.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another one is current: it must come into view
  }, [current]);
  return (
    <nav ref={bar} className={styles.tabs} aria-label={label}>
      {links.map(({ href, label: name, isCurrent }) => (
        <a key={href} href={href} data-keep-scroll="" data-name={name} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
