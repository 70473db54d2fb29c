import { countDown } from '#domain/match/starting-soon.ts';
import { useLanguage } from '#ui/language.ts';
import styles from './countdown.module.css';

/** „16 м 48 с“, in the last minute „48 с“, then „Започва сега…“. */
export function Countdown({ to, now }: { to: Date; now: Date }) {
  const { t } = useLanguage();
  const remaining = countDown(to, now);
  if (remaining.kind === 'now') return <span className={styles.now}>{t('match.startingNow')}</span>;
  return (
    <span className={styles.countdown}>
      {remaining.kind === 'minutes' && (
        <>
          {remaining.minutes}
          <small>{t('time.minutes.short')}</small>{' '}
        </>
      )}
      {remaining.seconds}
      <small>{t('time.seconds.short')}</small>
    </span>
  );
}
