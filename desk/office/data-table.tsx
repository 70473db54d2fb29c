import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { moveByArrows } from './list-keys.ts';
import styles from './data-table.module.css';

/** The head of a column: its text, or a sortable head of its own. */
type Column = string | { text: string; isEnd?: boolean; isHidden?: boolean } | ReactElement;

interface DataTableProps {
  columns: readonly Column[];
  /** The rows. In a narrow box the cell `.lead` is the first line of a row, `.mark` stands before and `.act` after it. */
  children: ReactNode;
  foot?: ReactNode;
  className?: string | undefined;
}

/** A table of the office, which becomes rows where it has no width. Arrows go from row to row. */
export const DataTable = ({ columns, children, foot, className = '' }: DataTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows move the focus between links and buttons
  <div className={`${styles.table} ${className}`} onKeyDown={moveByArrows}>
    <table>
      <thead>
        <tr>{columns.map(toHead)}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
    {foot !== undefined && foot !== null && foot !== false && <p className={styles.foot}>{foot}</p>}
  </div>
);

function toHead(column: Column): ReactElement {
  if (isValidElement(column)) return column;
  const { text, isEnd = false, isHidden = false } = typeof column === 'string' ? { text: column } : column;
  return (
    <th key={text} scope="col" className={isEnd ? styles.end : undefined}>
      {isHidden ? <span className="hidden">{text}</span> : text}
    </th>
  );
}
