import { useId } from 'react';
import styles from './accordion.module.css';

/** At most one is open: browsers close the other `<details>` of the same name. */
export function Accordion({ entries }: { entries: { question: string; answer: string }[] }) {
  const name = useId();
  return (
    <div className={styles.accordion}>
      {entries.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
