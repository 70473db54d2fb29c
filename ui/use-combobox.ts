import { useId, useState, type KeyboardEvent } from 'react';

interface ComboboxProps {
  /** How many options the list has now. */
  count: number;
  /** The option that Enter chooses before an arrow was pressed; none with -1. */
  first?: number;
  onChoose: (index: number) => void;
}

export type ComboboxOption = ReturnType<ReturnType<typeof useCombobox>['option']>;

/** A text field with a list of options: the focus stays in the field, arrows go through the options, Enter chooses one. */
export function useCombobox({ count, first = 0, onChoose }: ComboboxProps) {
  const id = useId();
  const [moved, setMoved] = useState<number | null>(null);
  const active = Math.min(moved ?? first, count - 1);
  const optionId = (index: number) => `${id}-${index}`;

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      const next = active < 0 && step < 0 ? count - 1 : (active + step + count) % count;
      setMoved(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      // Otherwise a form is submitted, or what gets the focus next receives the key press.
      event.preventDefault();
      if (active >= 0) onChoose(active);
    }
  }

  return {
    activate: setMoved,
    /** Back to the first option, when the text has changed. */
    reset: () => setMoved(null),
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': count > 0,
      'aria-controls': id,
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      autoComplete: 'off',
      onKeyDown,
    },
    list: { id, role: 'listbox' },
    /** Options under a heading. */
    group: (label: string) => ({ role: 'group', 'aria-label': label }),
    option: (index: number) => ({ id: optionId(index), role: 'option', 'aria-selected': index === active }),
  };
}
