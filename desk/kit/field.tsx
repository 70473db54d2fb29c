import warning from '@phosphor-icons/core/bold/warning-circle-bold.svg?raw';
import { useId, type ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import styles from './field.module.css';

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** At the label's end: what it was, or that it is optional. */
  note?: ReactNode;
  help?: ReactNode;
  /** What is wrong, in words. */
  wrong?: ReactNode;
  /** A warning does not stop saving. */
  tone?: 'bad' | 'warn' | undefined;
  /** Buttons with other choices, under what is wrong. */
  choices?: ReactNode;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, then what is wrong or how it is used. */
export function Field({ label, note, help, wrong, tone = 'bad', choices, className = '', children }: FieldProps) {
  const id = useId();
  const said = wrong ?? help;
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>
        {label}
        {note !== undefined && <small>{note}</small>}
      </label>
      {children({
        id,
        'aria-describedby': said === undefined ? undefined : `${id}-said`,
        'aria-invalid': wrong !== undefined && tone === 'bad' ? true : undefined,
      })}
      {wrong === undefined ? (
        help !== undefined && (
          <p className={styles.help} id={`${id}-said`}>
            {help}
          </p>
        )
      ) : (
        <p className={styles.wrong} id={`${id}-said`} data-tone={tone}>
          <Icon svg={warning} className="icon" />
          <span>{wrong}</span>
        </p>
      )}
      {choices}
    </div>
  );
}
