import type { ReactNode } from 'react';
import button from '#ui/button.module.css';

interface RemoveButtonProps {
  isBusy?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Takes something away. It is quiet, because that is rarely meant. */
export const RemoveButton = ({ isBusy, onClick, children }: RemoveButtonProps) => (
  <button
    type="button"
    className={button.button}
    data-kind="bare"
    data-size="small"
    data-danger
    disabled={isBusy}
    onClick={onClick}
  >
    {children}
  </button>
);
