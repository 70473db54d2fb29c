import type { ReactNode } from 'react';
import styles from './segmented-control.module.css';

interface SegmentedControlProps<Value> {
  label: string;
  options: { value: Value; label: ReactNode }[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
}

export function SegmentedControl<Value extends string | number>({
  label,
  options,
  chosen,
  onChoose,
}: SegmentedControlProps<Value>) {
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
