import caretDown from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import { startTransition, useOptimistic } from 'react';
import { Icon } from './icon.tsx';
import styles from './select.module.css';

interface SelectProps<Value> {
  /** For screen readers. */
  label: string;
  options: { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void | Promise<void>;
}

/** A styled native `<select>`. */
export function Select<Value extends string | number>({ label, options, chosen, onChoose }: SelectProps<Value>) {
  // If the choice navigates, it is displayed before the navigation ends.
  const [current, setCurrent] = useOptimistic(chosen);
  return (
    <label className={styles.select}>
      <span className="hidden">{label}</span>
      <select
        value={current}
        onChange={({ currentTarget: { selectedIndex } }) => {
          const option = options[selectedIndex];
          if (!option) return;
          startTransition(async () => {
            setCurrent(option.value);
            await onChoose(option.value);
          });
        }}
      >
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <Icon svg={caretDown} size="1rem" />
    </label>
  );
}
