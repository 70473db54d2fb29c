import { countDown } from '#domain/match/starting-soon.ts';
import { useLanguage } from '#web/ui/language.tsx';
import styles from './countdown.module.css';

/** „16 м 48 с“, in the last minute „48 с“, then „Започва сега…“. */
export function Countdown({ to, now }: { to: Date; now: Date }) {
  const { t } = useLanguage();
  const left = countDown(to, now);
  if (left.kind === 'now') return <span className={styles.now}>{t('match.startingNow')}</span>;
  return (
    <span className={styles.countdown}>
      {left.kind === 'minutes' && (
        <>
          {left.minutes}
          <small>{t('time.minutes.short')}</small>{' '}
        </>
      )}
      {left.seconds}
      <small>{t('time.seconds.short')}</small>
    </span>
  );
}
