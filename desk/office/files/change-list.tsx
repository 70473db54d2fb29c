import { useId, useState } from 'react';
import type { FileChange, Preview } from '#contract/desk/files.ts';
import { DataTable } from '#desk/office/data-table.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { tableText, valueText } from './file-texts.ts';
import type { Shown } from './tally.tsx';
import card from '#ui/card.module.css';
import tag from '#ui/tag.module.css';
import changeStyles from '#desk/kit/change.module.css';
import layout from '#desk/kit/layout.module.css';
import tableStyles from '#desk/office/data-table.module.css';
import styles from './change-list.module.css';

const FIRST = 20;

/** What would change, row by row, before and after. */
export function ChangeList({ preview, shown }: { preview: Preview; shown: Shown }) {
  const { t } = useTexts();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { changes, columns, counts, tables, isRoster, hasMore } = preview;
  const chosen = changes.filter(({ kind }) => shown === null || kind === shown);
  const listed = isWhole ? chosen : chosen.slice(0, FIRST);
  const rows = isRoster
    ? counts.wrong + counts.added + counts.changed + counts.unchanged
    : tables.reduce((sum, one) => sum + one.rows, 0);
  if (chosen.length === 0) return null;
  return (
    <section className={card.card} aria-labelledby={id}>
      <div className={layout.groupHead}>
        <h2 id={id}>{t('files.changes')}</h2>
        <span>{t('files.changesOf', { changes: counts.added + counts.changed + counts.removed, rows })}</span>
        {listed.length < chosen.length && (
          <button className={layout.more} onClick={() => setWhole(true)}>
            {t('files.showAll')}
          </button>
        )}
      </div>
      <DataTable
        columns={[t('files.row'), t('files.kind'), t('files.what')]}
        foot={hasMore && t('files.listedFirst', { count: changes.length })}
      >
        {listed.map((change, at) => (
          <Change
            key={`${at} ${change.table} ${change.title}`}
            change={change}
            columns={columns[change.table]}
            isNamed={tables.length > 1 && !isRoster}
          />
        ))}
      </DataTable>
    </section>
  );
}

interface ChangeProps {
  change: FileChange;
  columns: Preview['columns'][string] | undefined;
  /** In an archive, with the table that it is in. */
  isNamed: boolean;
}

function Change({ change: { kind, title, team, table, fields }, columns = {}, isNamed }: ChangeProps) {
  const { t, language } = useTexts();
  const headingOf = (name: string) => columns[name]?.heading[language] ?? name;
  const shown = (name: string, value: string | null) => valueText(t, language, value, columns[name]);
  return (
    <tr>
      <td className={tableStyles.lead}>
        <span className={`${tableStyles.who} ${tableStyles.small}`}>
          {team && <TeamCrest team={team} />}
          <span>
            {title}
            {isNamed && <small>{tableText(t, table)}</small>}
          </span>
        </span>
      </td>
      <td className={tableStyles.act}>
        <span className={tag.tag} data-kind={kind === 'added' ? 'lit' : undefined}>
          {t(`files.kind.${kind}`)}
        </span>
      </td>
      <td className={tableStyles.under}>
        <span className={styles.fieldsChanged}>
          {fields.map(({ column, before, after }) =>
            kind === 'changed' && before !== null ? (
              <span key={column} className={changeStyles.change}>
                {headingOf(column)} <del>{shown(column, before)}</del> <i /> <ins>{shown(column, after)}</ins>
              </span>
            ) : (
              <span key={column} className={changeStyles.change}>
                {headingOf(column)} <ins>{shown(column, after ?? before)}</ins>
              </span>
            ),
          )}
        </span>
      </td>
    </tr>
  );
}
