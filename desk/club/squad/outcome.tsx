import styles from './squad.module.css';

/** Why it was not done. */
export const Refused = ({ text }: { text: string | null }) =>
  text !== null && (
    <p className="why" role="alert">
      {text}
    </p>
  );

/** What was done. */
export const Said = ({ text }: { text: string | null }) =>
  text !== null && <output className={`${styles.note} ${styles.said}`}>{text}</output>;
