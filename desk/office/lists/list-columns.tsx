import { useId } from 'react';
import type { UploadOptions } from '#contract/desk/files.ts';
import type { ReadListPreview } from '#contract/desk/read-list.ts';
import { useTexts } from '#desk/office/texts.ts';
import { COLUMN_KINDS, type ColumnKind } from '#domain/lists/headings.ts';
import { placeOfRow } from '#domain/lists/read-list.ts';
import { Select } from '#ui/select.tsx';
import { rememberColumns } from './remembered-answers.ts';
import card from '#ui/card.module.css';
import layout from '#desk/kit/layout.module.css';
import styles from './lists.module.css';

type Shape = ReadListPreview['shapes'][number];

interface ColumnsProps {
  list: ReadListPreview;
  chosen: UploadOptions['columns'];
  onChoose: (columns: UploadOptions['columns']) => void;
}

/** The first rows as the file has them, with a menu above each column. */
export function ListColumns({ list, chosen, onChoose }: ColumnsProps) {
  const { t } = useTexts();
  const id = useId();
  const choose = (shape: Shape, at: number, kind: ColumnKind | null) => {
    // A list has one column of each kind; what had it before is left out.
    const kinds = shape.kinds.map((own, column) => (column === at ? kind : own === kind ? null : own));
    const choice = { shape: shape.shape, kinds };
    rememberColumns(choice);
    onChoose([...chosen.filter((one) => one.shape !== shape.shape), choice]);
  };
  return (
    <section className={card.card} aria-labelledby={id}>
      <div className={layout.groupHead}>
        <h2 id={id}>{t('list.columns')}</h2>
        <span>{t('list.columnsText')}</span>
      </div>
      {list.shapes.map((shape) => (
        <ShapeTable
          key={shape.shape}
          shape={shape}
          isOnly={list.shapes.length === 1}
          onChoose={(at, kind) => choose(shape, at, kind)}
        />
      ))}
    </section>
  );
}

interface ShapeProps {
  shape: Shape;
  /** Of several each is named and opened by hand. */
  isOnly: boolean;
  onChoose: (at: number, kind: ColumnKind | null) => void;
}

function ShapeTable({ shape, isOnly, onChoose }: ShapeProps) {
  const { t } = useTexts();
  const { headings, kinds, sample, rows } = shape;
  const more = rows - sample.length;
  const sheets = shape.sheets.filter(Boolean);
  const table = (
    <>
      <fieldset className={styles.scroll} aria-label={t('list.columns')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('files.line')}</th>
              {kinds.map((kind, at) => (
                <th key={at} scope="col" data-read={kind === null ? undefined : true}>
                  <Select
                    label={
                      headings[at]
                        ? t('list.columnNamed', { heading: headings[at] })
                        : t('list.column', { number: at + 1 })
                    }
                    options={[
                      { value: '', label: t('list.kind.none') },
                      ...COLUMN_KINDS.map((one) => ({ value: one, label: t(`list.kind.${one}`) })),
                    ]}
                    chosen={kind ?? ''}
                    onChoose={(chosen) => onChoose(at, COLUMN_KINDS.find((one) => one === chosen) ?? null)}
                  />
                </th>
              ))}
            </tr>
            {headings.some((heading) => heading.trim() !== '') && (
              <tr>
                <td>{t('list.heading')}</td>
                {kinds.map((kind, at) => (
                  <td key={at} data-read={kind === null ? undefined : true}>
                    {headings[at]}
                  </td>
                ))}
              </tr>
            )}
          </thead>
          <tbody>
            {sample.map(({ line, cells }) => (
              <tr key={line}>
                <td>{placeOfRow(line).line}</td>
                {kinds.map((kind, at) => (
                  <td key={at} data-read={kind === null ? undefined : true}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </fieldset>
      {more > 0 && <p className={styles.more}>{t('list.moreRows', { count: more })}</p>}
    </>
  );
  if (isOnly) return table;
  const read = kinds.flatMap((kind) => (kind === null ? [] : t(`list.kind.${kind}`).toLowerCase()));
  return (
    <details className={styles.shape}>
      <summary>
        {sheets.length > 0
          ? t('list.inSheets', { count: sheets.length, names: sheets.join(', ') })
          : headings.join(', ')}
        <small>{read.join(', ')}</small>
      </summary>
      {table}
    </details>
  );
}
