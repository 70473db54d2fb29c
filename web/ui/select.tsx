import caretDown from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import { startTransition, useOptimistic } from 'react';
import { Icon } from './icon.tsx';
import styles from './select.module.css';

interface SelectProps<Value> {
  /** What is chosen here; heard, not seen. */
  label: string;
  options: { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void | Promise<void>;
}

/** One of many: the browser's own list under a button of ours. */
export function Select<Value extends string | number>({ label, options, chosen, onChoose }: SelectProps<Value>) {
  // A choice that leads to another address is shown while the way there is made.
  const [shown, show] = useOptimistic(chosen);
  return (
    <label className={styles.select}>
      <span className="hidden">{label}</span>
      <select
        value={shown}
        onChange={({ currentTarget: { selectedIndex } }) => {
          const option = options[selectedIndex];
          if (!option) return;
          startTransition(async () => {
            show(option.value);
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
