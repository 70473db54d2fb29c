import { useTexts } from '#desk/office/texts.ts';
import { PLACEHOLDERS } from '#domain/league/placeholders.ts';
import field from '#desk/kit/field.module.css';
import styles from './placeholders.module.css';

/** What may stand in a text for a setting. */
export function Placeholders() {
  const { t } = useTexts();
  return (
    <p className={`${field.help} ${styles.placeholders}`}>
      {t('league.placeholders')}{' '}
      {PLACEHOLDERS.map((name) => (
        <code key={name}>{`{${name}}`}</code>
      ))}
    </p>
  );
}
