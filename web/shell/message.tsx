import button from '#web/ui/button.module.css';
import { Mark } from '#web/ui/mark.tsx';
import styles from './message.module.css';

interface MessageProps {
  title: string;
  text?: string;
  action: { href: string; label: string };
}

/** A page with one thing to say, and one way on. */
export function Message({ title, text, action }: MessageProps) {
  return (
    <div className={styles.message}>
      <Mark lit={false} />
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      <a className={button.button} data-kind="primary" href={action.href}>
        {action.label}
      </a>
    </div>
  );
}
