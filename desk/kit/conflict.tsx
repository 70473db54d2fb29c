import clockBack from '@phosphor-icons/core/bold/clock-counter-clockwise-bold.svg?raw';
import { useState, type ReactNode } from 'react';
import { Office } from '#desk/office/office-shell.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { changedFields, isEqual } from './changed-fields.ts';
import type { Form } from './record-store.ts';
import { Versions, type ShownField } from './versions.tsx';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import panel from '#desk/office/panel.module.css';
import effects from './effects.module.css';
import layout from './layout.module.css';
import styles from './versions.module.css';

interface ConflictProps<Fields extends object> {
  form: Form<Fields>;
  /** The fields in the order of the form. */
  fields: readonly ShownField<Fields>[];
  /** What will be saved, as it will look. */
  outcome?: (fields: Fields) => ReactNode;
  /** With these it is a screen of its own. */
  screen?: { title: string; crumbs: readonly { path: string; text: string }[] };
}

/** Both versions by field. Only what both changed is asked; what one of the two changed is taken over and named. */
export function Conflict<Fields extends object>({ form, fields, outcome, screen }: ConflictProps<Fields>) {
  const { t } = useTexts();
  const [given, setGiven] = useState<ReadonlySet<string>>(new Set());
  const { theirs, base } = form;
  if (!theirs) return null;
  const name = theirs.by ?? t('conflict.somebody');
  const theirChanges: readonly string[] = changedFields(base, theirs.current);
  const merged = { ...theirs.current };
  for (const field of form.changed) if (!given.has(field)) merged[field] = form.fields[field];
  const isAsked = (field: keyof Fields & string) =>
    form.changed.includes(field) && theirChanges.includes(field) && !isEqual(form.fields[field], theirs.current[field]);
  const choose = (field: string, isMine: boolean) => {
    const next = new Set(given);
    if (isMine) next.delete(field);
    else next.add(field);
    setGiven(next);
  };
  const asked = fields.filter((field) => isAsked(field.name)).length;
  const sub = asked > 0 ? t('conflict.choose', { count: asked }) : t('conflict.merged');
  const both = (
    <section className={layout.withPanel} data-conflict aria-label={t('conflict.title')}>
      <div className={`${card.card} ${styles.versions}`}>
        {!screen && (
          <div className={layout.groupHead}>
            <h2>{t('conflict.title')}</h2>
            <span>{sub}</span>
          </div>
        )}
        <Versions
          form={form}
          theirs={theirs}
          merged={merged}
          fields={fields}
          isAsked={isAsked}
          given={given}
          choose={choose}
        />
      </div>
      <div className={panel.panel}>
        <header>
          <div>
            <h2>{t('conflict.outcome')}</h2>
          </div>
        </header>
        <div className={panel.body}>
          {outcome?.(merged)}
          <ul className={effects.effects}>
            <li>
              <Icon svg={clockBack} className="icon" />
              <span>{t('conflict.journal')}</span>
            </li>
          </ul>
        </div>
        <footer>
          <button type="button" className={button.button} data-kind="bare" onClick={() => form.settle(theirs.current)}>
            {t('conflict.keepTheirs', { name })}
          </button>
          <button type="button" className={button.button} data-kind="primary" onClick={() => form.settle(merged)}>
            {t('form.save')}
          </button>
        </footer>
      </div>
    </section>
  );
  if (!screen) return both;
  return (
    <Office title={screen.title} crumbs={screen.crumbs} sub={sub}>
      {both}
    </Office>
  );
}
