import type { ReactNode } from 'react';
import styles from './segments.module.css';

interface SegmentsProps<Value> {
  label: string;
  options: { value: Value; label: ReactNode }[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
}

/** A track with one raised segment. */
export function Segments<Value extends string | number>({ label, options, chosen, onChoose }: SegmentsProps<Value>) {
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
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
