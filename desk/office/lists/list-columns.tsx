import caret from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import { useId } from 'react';
import type { UploadOptions } from '#contract/desk/files.ts';
import type { ReadListPreview } from '#contract/desk/read-list.ts';
import { useTexts } from '#desk/office/texts.ts';
import { COLUMN_KINDS, type ColumnKind } from '#domain/lists/headings.ts';
import { placeOfRow } from '#domain/lists/read-list.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './lists.module.css';
import { rememberColumns } from './remembered-columns.ts';

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
    <section className="card" aria-labelledby={id}>
      <div className="group-head">
        <h2 id={id}>{t('list.columns')}</h2>
        <span>{t('list.columnsText')}</span>
      </div>
      {list.shapes.map((shape) => (
        <ShapeTable
          key={shape.shape}
          shape={shape}
          sheets={list.shapes.length > 1 ? shape.sheets.filter(Boolean) : []}
          onChoose={(at, kind) => choose(shape, at, kind)}
        />
      ))}
    </section>
  );
}

interface ShapeProps {
  shape: Shape;
  /** Named where there are several tables. */
  sheets: string[];
  onChoose: (at: number, kind: ColumnKind | null) => void;
}

function ShapeTable({ shape: { headings, kinds, sample, rows }, sheets, onChoose }: ShapeProps) {
  const { t } = useTexts();
  const more = rows - sample.length;
  return (
    <div className={styles.shape}>
      {sheets.length > 0 && <h3>{t('list.inSheets', { count: sheets.length, names: sheets.join(', ') })}</h3>}
      <fieldset className={styles.scroll} aria-label={t('list.columns')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('files.line')}</th>
              {kinds.map((kind, at) => (
                <th key={at} scope="col" data-read={kind === null ? undefined : true}>
                  <span className="select">
                    <select
                      aria-label={
                        headings[at]
                          ? t('list.columnNamed', { heading: headings[at] })
                          : t('list.column', { number: at + 1 })
                      }
                      value={kind ?? ''}
                      onChange={({ target }) => onChoose(at, COLUMN_KINDS.find((one) => one === target.value) ?? null)}
                    >
                      <option value="">{t('list.kind.none')}</option>
                      {COLUMN_KINDS.map((one) => (
                        <option key={one} value={one}>
                          {t(`list.kind.${one}`)}
                        </option>
                      ))}
                    </select>
                    <Icon svg={caret} className="icon" />
                  </span>
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
    </div>
  );
}
