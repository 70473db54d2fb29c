import type { ReactNode } from 'react';
import { useQuery } from '#desk/shell/navigation.ts';

export interface Sorting<Column extends string> {
  column: Column;
  isDescending: boolean;
  sortBy: (column: Column) => void;
}

/** The order of a list, which the address names; a second click turns it round. */
export function useSorting<Column extends string>(columns: readonly Column[], first: Column): Sorting<Column> {
  const [query, setQuery] = useQuery();
  const named = query.get('sort') ?? '';
  const isDescending = named.startsWith('-');
  const column = columns.find((one) => one === named.replace('-', '')) ?? first;
  return {
    column,
    isDescending,
    sortBy: (next) => setQuery({ sort: next === column && !isDescending ? `-${next}` : next }),
  };
}

/** What is not known comes last, in either direction. */
export function sorted<Row, Column extends string>(
  rows: readonly Row[],
  { column, isDescending }: Sorting<Column>,
  valueOf: Record<Column, (row: Row) => string | number | null>,
): Row[] {
  const sign = isDescending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [valueOf[column](a), valueOf[column](b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * String(one).localeCompare(String(other), 'bg');
  });
}

interface HeadProps<Column extends string> {
  sorting: Sorting<Column>;
  column: Column;
  className?: string;
  children: ReactNode;
}

export function SortableHead<Column extends string>({ sorting, column, className, children }: HeadProps<Column>) {
  const isSorted = sorting.column === column;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" onClick={() => sorting.sortBy(column)}>
        {children}
      </button>
    </th>
  );
}
