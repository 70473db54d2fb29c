import styles from './tabs.module.css';
import { useCurrentInView } from './use-current-in-view.ts';

interface TabLinksProps {
  label: string;
  links: { href: string; label: string; isCurrent: boolean }[];
}

/** Links between sibling pages that look like tabs. */
export function TabLinks({ label, links }: TabLinksProps) {
  const bar = useCurrentInView(links);
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
