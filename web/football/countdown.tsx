import { useLanguage } from '#web/ui/language.tsx';
import styles from './countdown.module.css';

/** „16 м 48 с“, in the last minute „48 с“, then „Започва сега…“. */
export function Countdown({ to, now }: { to: Date; now: Date }) {
  const { t } = useLanguage();
  const seconds = Math.ceil((to.getTime() - now.getTime()) / 1000);
  if (seconds <= 0) return <span className={styles.now}>{t('match.startingNow')}</span>;
  return (
    <span className={styles.countdown}>
      {seconds >= 60 && (
        <>
          {Math.floor(seconds / 60)}
          <small>{t('time.minutes.short')}</small>{' '}
        </>
      )}
      {seconds % 60}
      <small>{t('time.seconds.short')}</small>
    </span>
  );
}
