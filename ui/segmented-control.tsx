import type { ReactNode } from 'react';
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
  return (
    <fieldset className={`${styles.segments} ${className}`} aria-label={label} data-full={isFull || undefined}>
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
export const SegmentedLinks = ({ label, links }: SegmentedLinksProps) => (
  <nav className={styles.segments} aria-label={label}>
    {links.map((link) => (
      <a key={link.href} href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
        {link.label}
      </a>
    ))}
  </nav>
);
