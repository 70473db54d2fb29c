import button from '#ui/button.module.css';
import { LeagueMark } from '#ui/marks/league-mark.tsx';
import styles from './message.module.css';

interface MessageProps {
  title: string;
  text?: string;
  action: { href: string; label: string };
  smallPrint?: string | undefined;
}

/** A page with one message and one link. */
export function Message({ title, text, action, smallPrint }: MessageProps) {
  return (
    <div className={styles.message}>
      <LeagueMark lit={false} />
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      <a className={button.button} data-kind="primary" href={action.href}>
        {action.label}
      </a>
      {smallPrint && <small>{smallPrint}</small>}
    </div>
  );
}
