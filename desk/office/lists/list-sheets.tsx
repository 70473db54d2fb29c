import { useId } from 'react';
import type { UploadOptions } from '#contract/desk/files.ts';
import type { ReadListPreview } from '#contract/desk/read-list.ts';
import { useTexts } from '#desk/office/texts.ts';
import card from '#ui/card.module.css';
import layout from '#desk/kit/layout.module.css';
import tick from '#desk/office/files/tick.module.css';
import styles from './lists.module.css';

interface SheetsProps {
  list: ReadListPreview;
  chosen: UploadOptions['sheets'];
  onChoose: (sheets: UploadOptions['sheets']) => void;
}

/** Which sheets of a file are lists of players. */
export function ListSheets({ list: { sheets }, chosen, onChoose }: SheetsProps) {
  const { t } = useTexts();
  const id = useId();
  if (sheets.length < 2) return null;
  return (
    <section className={card.card} aria-labelledby={id}>
      <div className={layout.groupHead}>
        <h2 id={id}>{t('list.sheets')}</h2>
        <span>{t('list.sheetsText')}</span>
      </div>
      <ul className={styles.sheets}>
        {sheets.map(({ name, about, isRead, players }) => (
          <li key={name}>
            <label className={tick.tick}>
              <input
                type="checkbox"
                checked={isRead}
                onChange={({ target }) =>
                  onChoose([...chosen.filter((one) => one.name !== name), { name, isRead: target.checked }])
                }
              />
              <span>
                {name}
                <small>
                  {isRead
                    ? t('list.sheetPlayers', { count: players })
                    : t(about === null ? 'list.sheetLeftOut' : `list.sheetAbout.${about}`)}
                </small>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
