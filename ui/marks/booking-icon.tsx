import styles from './booking-icon.module.css';

/** Decorative: the text beside it names the card. */
export const BookingIcon = ({ red = false }: { red?: boolean }) => (
  <i className={styles.booking} data-red={red || undefined} aria-hidden="true" />
);
