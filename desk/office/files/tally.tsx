import type { FileCounts } from '#contract/desk/files.ts';
import { useTexts } from '#desk/office/texts.ts';
import styles from './tally.module.css';

/** What of the preview is listed; null for all. */
export type Shown = keyof FileCounts | null;

const TONES = { wrong: 'bad', added: 'ok', changed: 'lit', unchanged: undefined, removed: undefined } as const;

interface TallyProps {
  counts: FileCounts;
  shown: Shown;
  onShow: (shown: Shown) => void;
}

export function Tally({ counts, shown, onShow }: TallyProps) {
  const { t } = useTexts();
  return (
    <fieldset className={styles.fileCounts} aria-label={t('files.summary')}>
      {(Object.keys(TONES) as (keyof FileCounts)[]).map((name) => (
        <button
          key={name}
          aria-pressed={shown === name}
          data-tone={counts[name] > 0 ? TONES[name] : undefined}
          disabled={name === 'unchanged' || counts[name] === 0}
          onClick={() => onShow(shown === name ? null : name)}
        >
          <b>{counts[name]}</b>
          <span>{name === 'unchanged' ? t('files.unchanged') : t(`files.${name}`, { count: counts[name] })}</span>
        </button>
      ))}
    </fieldset>
  );
}
