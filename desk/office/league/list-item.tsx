import down from '@phosphor-icons/core/bold/arrow-down-bold.svg?raw';
import up from '@phosphor-icons/core/bold/arrow-up-bold.svg?raw';
import trash from '@phosphor-icons/core/bold/trash-bold.svg?raw';
import type { ReactNode } from 'react';
import { FieldRow } from '#desk/kit/field-row.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { Icon } from '#ui/icon.tsx';
import button from '#ui/button.module.css';
import field from '#desk/kit/field.module.css';
import styles from './list-item.module.css';

interface ListItemProps {
  title: string;
  wrong: string | undefined;
  place: { at: number; of: number };
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  children?: ReactNode;
}

/** An entry of a list that is put in order: up, down, away. */
export function ListItem({ title, wrong, place, onMove, onRemove, children }: ListItemProps) {
  const { t } = useTexts();
  return (
    <div className={styles.item} data-tone={wrong === undefined ? undefined : 'bad'}>
      <div className={styles.itemHead}>
        <b>{title}</b>
        <button
          type="button"
          className={button.icon}
          aria-label={t('league.list.up', { title })}
          disabled={place.at === 0}
          onClick={() => onMove(-1)}
        >
          <Icon svg={up} className="icon" />
        </button>
        <button
          type="button"
          className={button.icon}
          aria-label={t('league.list.down', { title })}
          disabled={place.at === place.of - 1}
          onClick={() => onMove(1)}
        >
          <Icon svg={down} className="icon" />
        </button>
        <button
          type="button"
          className={button.icon}
          aria-label={t('league.list.remove', { title })}
          onClick={onRemove}
        >
          <Icon svg={trash} className="icon" />
        </button>
      </div>
      {wrong !== undefined && (
        <p className={field.wrong} role="alert">
          {wrong}
        </p>
      )}
      {children !== undefined && children !== false && <FieldRow columns={2}>{children}</FieldRow>}
    </div>
  );
}

/** The same list with one entry moved by a place. */
export function moved<Item>(list: readonly Item[], at: number, by: -1 | 1): Item[] {
  const next = [...list];
  const [entry] = next.splice(at, 1);
  if (entry !== undefined) next.splice(at + by, 0, entry);
  return next;
}
