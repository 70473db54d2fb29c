import { POSITION_GROUPS, type Position } from '#domain/lineup/position.ts';
import { HIGHEST_NUMBER } from '#domain/team/shirt-numbers.ts';
import { useTexts } from '#desk/club/texts.ts';
import { positionText } from '#ui/position-text.ts';
import styles from './squad.module.css';

interface NumberAndPositionProps {
  shirtNumber: number | null;
  position: Position | null;
  onChange: (changes: { shirtNumber?: number | null; position?: Position | null }) => void;
}

/** What every player has in a squad. */
export function NumberAndPosition({ shirtNumber, position, onChange }: NumberAndPositionProps) {
  const { t } = useTexts();
  const groups: readonly Position[] = POSITION_GROUPS;
  const options = position === null || groups.includes(position) ? groups : [...groups, position];
  return (
    <div className={styles.pair}>
      <label className={styles.field}>
        {t('squad.number')}
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={HIGHEST_NUMBER}
          value={shirtNumber ?? ''}
          onChange={({ target }) => onChange({ shirtNumber: target.value === '' ? null : target.valueAsNumber })}
        />
      </label>
      <label className={styles.field}>
        {t('squad.position')}
        <select
          value={position ?? ''}
          onChange={({ target }) => onChange({ position: options.find((one) => one === target.value) ?? null })}
        >
          <option value="">–</option>
          {options.map((one) => (
            <option key={one} value={one}>
              {positionText(one, t)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
