import { useId, useState } from 'react';
import type { Correction, FileProblem, Preview } from '#contract/desk/files.ts';
import type { ReadListPreview } from '#contract/desk/read-list.ts';
import { placeOfRow } from '#domain/lists/read-list.ts';
import { DataTable } from '#desk/office/data-table.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useProblemText, valueText } from './file-texts.ts';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import field from '#desk/kit/field.module.css';
import input from '#desk/kit/inputs.module.css';
import layout from '#desk/kit/layout.module.css';
import tableStyles from '#desk/office/data-table.module.css';
import styles from './wrong-rows.module.css';

const MOST = 200;
const BIRTHDATE = { kind: 'day', heading: { bg: '', en: '' } } as const;

interface WrongRowsProps {
  problems: readonly FileProblem[];
  columns: Preview['columns'];
  /** Whose lines are of several sheets. */
  list: ReadListPreview | null;
  count: number;
  /** How many more there are than the problems. */
  unlisted: number;
  onCorrect: (correction: Correction) => void;
}

/** Rows with a mistake, mended in place. */
export function WrongRows({ problems, columns, list, count, unlisted, onCorrect }: WrongRowsProps) {
  const { t } = useTexts();
  const id = useId();
  const more = unlisted + Math.max(0, problems.length - MOST);
  return (
    <section className={card.card} aria-labelledby={id}>
      <div className={layout.groupHead}>
        <h2 id={id}>{t('files.mend', { count: Math.max(count, 1) })}</h2>
        <span>{t('files.mendWhere')}</span>
      </div>
      <DataTable
        columns={[
          t('files.line'),
          t('files.whoWhat'),
          t('files.inFile'),
          t('files.whatIsWrong'),
          { text: t('files.help'), isHidden: true },
        ]}
        foot={more > 0 && t('files.moreProblems', { count: more })}
        className={styles.wrongRows}
      >
        {problems.slice(0, MOST).map((problem) => (
          <WrongRow
            key={[problem.file, problem.line, problem.column, problem.id, problem.written].join(' ')}
            {...{ problem, columns, list, onCorrect }}
          />
        ))}
      </DataTable>
    </section>
  );
}

type WrongRowProps = Pick<WrongRowsProps, 'columns' | 'list' | 'onCorrect'> & { problem: FileProblem };

function WrongRow({ problem, columns, list, onCorrect }: WrongRowProps) {
  const { t, language } = useTexts();
  const textOf = useProblemText(list?.sheets);
  const id = useId();
  const [typed, setTyped] = useState(problem.written);
  const { file, line, column, cell, written, row, suggestions, more, table } = problem;
  const described = column === null ? undefined : (columns['roster'] ?? (table ? columns[table] : undefined))?.[column];
  const heading = described?.heading[language] ?? column ?? '';
  const { sheet, line: shownLine } = placeOfRow(line ?? 0);
  const sheetName = list && list.sheets.length > 1 ? list.sheets[sheet]?.name : undefined;
  // A key is nothing that a person writes: he says who it is.
  const isOfKey = column === 'key' && list !== null;
  const everywhere = more > 0 && cell !== null && written !== '';
  const mend = (value: string | null) =>
    onCorrect(
      everywhere && value !== null
        ? { file, line: null, cell: cell ?? null, written, value }
        : { file, line, cell: cell ?? null, written: null, value },
    );
  const mendTyped = () => {
    if (typed !== written) mend(typed);
  };
  return (
    <tr>
      <td className={`${tableStyles.mark} ${tableStyles.no}`}>{shownLine}</td>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell is no control */}
      <td className={tableStyles.lead}>
        <span className={tableStyles.who}>
          <span>
            {row || file}
            <small>
              {[sheetName, isOfKey ? null : heading].filter(Boolean).join(', ')}
              {more > 0 && `, ${t('files.moreLines', { count: more })}`}
            </small>
          </span>
        </span>
      </td>
      <td className={tableStyles.under}>
        {cell !== undefined && !isOfKey && (
          <form
            className={field.field}
            onSubmit={(event) => {
              event.preventDefault();
              mendTyped();
            }}
          >
            <label className="hidden" htmlFor={id}>
              {t('files.cell', { line: shownLine, column: heading })}
            </label>
            <span className={input.input} data-tone="bad" data-changed={typed === written ? undefined : true}>
              <input
                id={id}
                value={typed}
                maxLength={1000}
                autoComplete="off"
                aria-invalid="true"
                aria-describedby={`${id}-wrong`}
                onChange={({ target }) => setTyped(target.value)}
                onBlur={mendTyped}
              />
            </span>
          </form>
        )}
      </td>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell is no control */}
      <td className={tableStyles.under}>
        <p className={`${tableStyles.flagged} ${styles.why}`} data-tone="bad" id={`${id}-wrong`}>
          <span>{textOf(problem)}</span>
        </p>
      </td>
      <td className={`${tableStyles.act} ${tableStyles.end}`}>
        <span className={styles.ways}>
          {suggestions.map(({ value, label, teams, isNew }) => (
            <button key={value} className={button.button} data-size="small" type="button" onClick={() => mend(value)}>
              {column === 'key'
                ? isNew
                  ? t('files.isOther')
                  : [
                      t('files.isSame'),
                      teams,
                      label && t('files.born', { day: valueText(t, language, label, BIRTHDATE) }),
                    ]
                      .filter(Boolean)
                      .join(', ')
                : column === 'shirt_number'
                  ? t('files.take', { value })
                  : (label ?? value)}
            </button>
          ))}
          <button className={button.button} data-kind="bare" data-size="small" type="button" onClick={() => mend(null)}>
            {t('files.leaveOut')}
          </button>
        </span>
      </td>
    </tr>
  );
}
