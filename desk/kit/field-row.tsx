import type { CSSProperties, ReactNode } from 'react';

interface FieldRowProps {
  columns: number;
  /** Two columns on a phone; otherwise one. */
  isShort?: boolean;
  children: ReactNode;
}

/** Fields beside each other. */
export const FieldRow = ({ columns, isShort = false, children }: FieldRowProps) => (
  <div className={isShort ? 'fields keep' : 'fields'} style={{ '--cols': columns } as CSSProperties}>
    {children}
  </div>
);
