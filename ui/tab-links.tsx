import { useEffect, useRef } from 'react';
import styles from './tabs.module.css';
import { scrollToCentre } from './scroll-to-centre.ts';

interface TabLinksProps {
  label: string;
  links: { href: string; label: string; isCurrent: boolean }[];
}

/** Links between sibling pages that look like tabs; the current one is scrolled into view. */
export function TabLinks({ label, links }: TabLinksProps) {
  const bar = useRef<HTMLElement>(null);
  const current = links.find(({ isCurrent }) => isCurrent)?.href;
  useEffect(() => {
    if (bar.current) scrollToCentre('[aria-current]', bar.current);
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
