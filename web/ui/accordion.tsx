import { useId } from 'react';
import styles from './accordion.module.css';

/** Questions that open to their answers, one at a time or none: the browser itself closes the others of the same name. */
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
