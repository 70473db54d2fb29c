import { useTexts } from '#desk/office/texts.ts';
import { PLACEHOLDERS } from '#domain/league/placeholders.ts';
import styles from './placeholders.module.css';

/** What may stand in a text for a setting. */
export function Placeholders() {
  const { t } = useTexts();
  return (
    <p className={`help ${styles.placeholders}`}>
      {t('league.placeholders')}{' '}
      {PLACEHOLDERS.map((name) => (
        <code key={name}>{`{${name}}`}</code>
      ))}
    </p>
  );
}
