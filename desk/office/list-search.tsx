import glass from '@phosphor-icons/core/bold/magnifying-glass-bold.svg?raw';
import { Icon } from '#ui/icon.tsx';
import filters from './filters.module.css';

interface ListSearchProps {
  /** For `useSearchKey`. */
  id: string;
  label: string;
  hint?: string;
  value: string;
  onChange: (text: string) => void;
}

/** The search of one list; a slash goes to it. */
export const ListSearch = ({ id, label, hint = label, value, onChange }: ListSearchProps) => (
  <label className={filters.query}>
    <Icon svg={glass} className="icon" />
    <span className="hidden">{label}</span>
    <input
      id={id}
      type="search"
      maxLength={100}
      placeholder={hint}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);
