import styles from './booking.module.css';

/** A card that was shown, by its shape as well as its colour; what it is stands beside it. */
export const Booking = ({ red = false }: { red?: boolean }) => (
  <i className={styles.booking} data-red={red || undefined} aria-hidden="true" />
);
