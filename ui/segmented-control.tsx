import { useEffect, useRef, type ReactNode } from 'react';
import { scrollToCentre } from './scroll-to-centre.ts';
import { useCurrentInView } from './use-current-in-view.ts';
import styles from './segmented-control.module.css';

interface SegmentedControlProps<Value> {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
  /** As wide as what it stands in. */
  isFull?: boolean;
  className?: string | undefined;
}

/** A few choices side by side, of which one holds. */
export function SegmentedControl<Value extends string | number | boolean>({
  label,
  options,
  chosen,
  onChoose,
  isFull,
  className = '',
}: SegmentedControlProps<Value>) {
  const bar = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (bar.current) scrollToCentre('[aria-pressed=true]', bar.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another one is chosen: it must come into view
  }, [chosen]);
  return (
    <fieldset
      ref={bar}
      className={`${styles.segments} ${className}`}
      aria-label={label}
      data-full={isFull || undefined}
    >
      {options.map((option) => (
        <button
          key={String(option.value)}
          type="button"
          aria-pressed={option.value === chosen}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

interface SegmentedLinksProps {
  label: string;
  links: readonly { href: string; label: ReactNode; isCurrent: boolean }[];
}

/** The same look for pages beside each other. */
export function SegmentedLinks({ label, links }: SegmentedLinksProps) {
  const bar = useCurrentInView(links);
  return (
    <nav ref={bar} className={styles.segments} aria-label={label}>
      {links.map((link) => (
        <a key={link.href} href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
          {link.label}
        </a>
      ))}
    </nav>
  );
}
