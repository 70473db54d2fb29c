import fileIcon from '@phosphor-icons/core/bold/file-text-bold.svg?raw';
import { useId, useState } from 'react';
import { SelectInput } from '#desk/kit/inputs.tsx';
import type { Preview, Upload, UploadedTable, UploadOptions } from '#contract/desk/files.ts';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { tableText } from './file-texts.ts';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import uploadStyles from '#desk/office/pictures/upload.module.css';
import fileLine from './file-line.module.css';
import tick from './tick.module.css';
import styles from './file-facts.module.css';

const READABLE = [
  'roster',
  'players',
  'squads',
  'teams',
  'matches',
  'referees',
  'transfers',
  'competitions',
  'competition-seasons',
  'competition-teams',
  'gameweeks',
  'groups',
  'seasons',
  'lineups',
  'events',
  'player-statistics',
  'team-statistics',
  'awards',
];

interface FactsProps {
  upload: Upload;
  preview: Preview;
  onOptions: (options: Partial<UploadOptions>) => void;
}

/** What was recognised, and how it is read. */
export function FileFacts({ upload, preview, onOptions }: FactsProps) {
  const { t, language } = useTexts();
  const id = useId();
  const { tables, isRoster, columns } = preview;
  const [isOpen, setOpen] = useState(tables.length === 0);
  const first = tables.find(({ table }) => !isRoster || table === 'players');
  const isTable = tables.length <= 1 || isRoster;
  const rows = Math.max(0, ...(isRoster && first ? [first] : tables).map((table) => table.rows));
  return (
    <section className={styles.fileFacts}>
      <div className={`${uploadStyles.upload} ${uploadStyles.done} ${fileLine.fileLine} ${fileLine.known}`}>
        <Icon svg={fileIcon} className="icon" />
        <div>
          <b>{upload.name}</b>
          <small>
            {[
              isTable && t(isRoster ? 'list.teamPlayers' : 'files.rows', { count: rows }),
              t('files.kilobytes', { count: Math.max(1, Math.round(upload.size / 1024)) }),
            ]
              .filter(Boolean)
              .join(', ')}
            {'. '}
            {first && isTable
              ? [
                  t('files.recognised', { table: tableText(t, isRoster ? 'roster' : first.table) }),
                  ...formatTexts(t, first.format),
                ].join(', ')
              : t('files.archive', { count: tables.length })}
          </small>
        </div>
        <button
          className={button.button}
          data-size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('files.columns')}
        </button>
      </div>
      <div id={id} className={`${card.card} ${styles.body}`} hidden={!isOpen}>
        {isTable && (
          <SelectInput
            className={styles.table}
            label={t('files.readAs')}
            value={upload.options.table}
            options={[
              { value: null, label: t('files.findOut') },
              ...READABLE.map((table) => ({ value: table, label: tableText(t, table) })),
            ]}
            onChange={(table) => onOptions({ table, corrections: [] })}
          />
        )}
        <label className={tick.tick}>
          <input
            type="checkbox"
            checked={upload.options.prune}
            onChange={({ target }) => onOptions({ prune: target.checked })}
          />
          <span>
            {t('files.prune')}
            <small>{t('files.pruneText')}</small>
          </span>
        </label>
        {isTable && first && preview.list === null && (
          <dl className={styles.columns}>
            {first.columns.map(({ heading }, at) => {
              const read = tables.flatMap(({ table, columns: own }) => {
                const name = own[at]?.column;
                return name ? [columns[table]?.[name]?.heading[language] ?? name] : [];
              })[0];
              return (
                <div key={`${at} ${heading}`}>
                  <dt>{heading || '–'}</dt>
                  <dd>{read ?? <em>{t('files.notRead')}</em>}</dd>
                </div>
              );
            })}
          </dl>
        )}
        {!isTable && (
          <ul className={styles.columns}>
            {tables.map(({ table, rows: count }) => (
              <li key={table}>
                {tableText(t, table)} <small>{t('files.rows', { count })}</small>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function formatTexts(t: OfficeTranslate, format: UploadedTable['format']): string[] {
  if (!format) return [];
  if (format.kind === 'xlsx') return ['Excel'];
  const delimiter =
    format.delimiter === ';' ? 'files.delimiter;' : format.delimiter === ',' ? 'files.comma' : 'files.tab';
  return [format.encoding === 'windows-1251' ? 'Windows-1251' : format.encoding.toUpperCase(), t(delimiter)];
}
