import download from '@phosphor-icons/core/bold/download-simple-bold.svg?raw';
import { useId, useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { LeagueFiles } from '#contract/desk/files.ts';
import { useTexts } from '#desk/office/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';
import { BackupLine } from './backup-line.tsx';
import { tableText } from './file-texts.ts';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import tick from './tick.module.css';
import styles from './downloads.module.css';

/** Neither has a table: they are folders of the archive. */
const FOLDERS = ['media', 'news'];

export function Downloads({ tables }: LeagueFilesProps) {
  const { t } = useTexts();
  const id = useId();
  const own = tables.filter(({ table, rows }) => !FOLDERS.includes(table) && rows > 0);
  const [table, setTable] = useState(own.some((one) => one.table === 'players') ? 'players' : (own[0]?.table ?? ''));
  const [isSemicolon, setSemicolon] = useState(true);
  const delimiter = isSemicolon ? '?delimiter=semicolon' : '';
  return (
    <section className={`${card.card} ${styles.downloads}`} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{t('files.download')}</h2>
      </header>
      <div className={styles.line}>
        <div>
          <b>{t('files.whole')}</b>
          <small>{t('files.wholeText')}</small>
        </div>
        <a className={button.button} href={deskPaths.leagueZip} download>
          <Icon svg={download} className="icon" />
          {t('files.download')}
        </a>
      </div>
      <BackupLine />
      {own.length > 0 && (
        <div className={styles.line}>
          <div>
            <b>{t('files.oneTable')}</b>
            <small>{t('files.oneTableText')}</small>
            <div className={styles.choice}>
              <Select
                label={t('files.table')}
                options={own.map((one) => ({
                  value: one.table,
                  label: `${tableText(t, one.table)} (${t('files.rows', { count: one.rows })})`,
                }))}
                chosen={table}
                onChoose={setTable}
              />
              <label className={tick.tick}>
                <input type="checkbox" checked={isSemicolon} onChange={({ target }) => setSemicolon(target.checked)} />
                {t('files.semicolon')}
              </label>
            </div>
          </div>
          <a className={button.button} href={deskPaths.leagueTable(`${table}.csv`) + delimiter} download>
            <Icon svg={download} className="icon" />
            {t('files.download')}
          </a>
        </div>
      )}
    </section>
  );
}

type LeagueFilesProps = Pick<LeagueFiles, 'tables'>;
