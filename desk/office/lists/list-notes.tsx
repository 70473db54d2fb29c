import type { Correction, Upload } from '#contract/desk/files.ts';
import type { ReadListPreview } from '#contract/desk/read-list.ts';
import { useTexts } from '#desk/office/texts.ts';
import { placeOfRow } from '#domain/lists/read-list.ts';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import change from '#desk/kit/change.module.css';
import styles from './lists.module.css';

/** „Балик, ред 7“ or „ред 7“. */
function usePlaceText(list: ReadListPreview | null): (line: number) => string {
  const { t } = useTexts();
  return (id) => {
    const { sheet, line } = placeOfRow(id);
    const name = list && list.sheets.length > 1 ? list.sheets[sheet]?.name : undefined;
    return name ? t('list.rowOfSheet', { sheet: name, line }) : t('list.row', { line });
  };
}

interface NotesProps {
  upload: Upload;
  list: ReadListPreview;
  onCorrect: (correction: Correction) => void;
}

/** What was done to the list without asking: names that were cleaned, cells and lines that are not read. */
export function ListNotes({ upload, list, onCorrect }: NotesProps) {
  const { t } = useTexts();
  const placeText = usePlaceText(list);
  const { cleaned, dropped, skipped } = list;
  const isKept = ({ line, cell, written }: (typeof cleaned)[number]) =>
    upload.options.corrections.some((one) => one.line === line && one.cell === cell && one.value === written);
  const correct = (one: (typeof cleaned)[number]) =>
    onCorrect({
      file: upload.name,
      line: one.line,
      cell: one.cell,
      written: null,
      value: isKept(one) ? one.name : one.written,
    });
  return (
    <>
      {cleaned.length > 0 && (
        <details className={`${card.card} ${styles.notes}`}>
          <summary>{t('list.cleaned', { count: cleaned.length })}</summary>
          <ul className={styles.cleaned}>
            {cleaned.map((one) => (
              <li key={one.line}>
                <span className={change.change}>
                  <del>{one.written}</del> <i /> <ins>{isKept(one) ? one.written : one.name}</ins>
                </span>
                <button
                  className={button.button}
                  data-kind="bare"
                  data-size="small"
                  aria-pressed={isKept(one)}
                  onClick={() => correct(one)}
                >
                  {isKept(one) ? t('list.kept') : t('list.keep', { written: one.written })}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {dropped.length > 0 && (
        <details className={`${card.card} ${styles.notes}`}>
          <summary>{t('list.dropped', { count: dropped.flatMap(({ texts }) => texts).length })}</summary>
          <ul>
            {dropped.map(({ line, name, texts }) => (
              <li key={line}>
                <small>{placeText(line)}</small> {name}. {t('list.droppedText', { texts: texts.join(', ') })}
              </li>
            ))}
          </ul>
        </details>
      )}
      {skipped.length > 0 && (
        <details className={`${card.card} ${styles.notes}`}>
          <summary>{t('list.skipped', { count: skipped.length })}</summary>
          <ul>
            {skipped.map(({ line, text }) => (
              <li key={line}>
                <small>{placeText(line)}</small> {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
