import magnifier from '@phosphor-icons/core/bold/magnifying-glass-bold.svg?raw';
import { Icon } from '#ui/icon.tsx';
import type { useCombobox } from '#ui/use-combobox.ts';
import { MAX_CHARACTERS } from './use-search.ts';

interface SearchInputProps {
  label: string;
  placeholder: string;
  typed: string;
  onType: (text: string) => void;
  combobox: ReturnType<typeof useCombobox>;
}

/** Where the name of somebody or something is typed; its hits are the options of the combobox. */
export const SearchInput = ({ label, placeholder, typed, onType, combobox }: SearchInputProps) => (
  <>
    <Icon svg={magnifier} />
    <input
      {...combobox.input}
      type="text"
      inputMode="search"
      enterKeyHint="search"
      aria-label={label}
      spellCheck={false}
      maxLength={MAX_CHARACTERS}
      placeholder={placeholder}
      value={typed}
      onChange={({ target }) => {
        onType(target.value);
        combobox.reset();
      }}
    />
  </>
);
