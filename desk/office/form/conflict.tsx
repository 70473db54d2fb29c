import clockBack from '@phosphor-icons/core/bold/clock-counter-clockwise-bold.svg?raw';
import { useState, type ReactNode } from 'react';
import { clockTime } from '#domain/formatting/date.ts';
import { initialsOf } from '#domain/player/name.ts';
import { useSession } from '#desk/shell/session.ts';
import { useTexts } from '#desk/office/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { changedFields, isEqual } from './changed-fields.ts';
import type { Form } from './use-form.ts';

export interface ShownField<Fields> {
  name: keyof Fields & string;
  label: string;
  show: (fields: Fields) => ReactNode;
}

interface ConflictProps<Fields extends object> {
  form: Form<Fields>;
  /** The fields in the order of the form. */
  fields: readonly ShownField<Fields>[];
  /** What will be saved, as it will look. */
  outcome?: (fields: Fields) => ReactNode;
}

/** Both versions by field. Only what both changed is asked; what one of the two changed is taken over and named. */
export function Conflict<Fields extends object>({ form, fields, outcome }: ConflictProps<Fields>) {
  const { t } = useTexts();
  const session = useSession();
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set(form.changed));
  const { theirs, base } = form;
  if (!theirs) return null;
  const name = theirs.by ?? t('conflict.somebody');
  const theirChanges: readonly string[] = changedFields(base, theirs.current);
  const merged = { ...theirs.current };
  for (const field of form.changed) if (mine.has(field)) merged[field] = form.fields[field];
  const isAsked = (field: keyof Fields & string) =>
    form.changed.includes(field) && theirChanges.includes(field) && !isEqual(form.fields[field], theirs.current[field]);
  const choose = (field: string, isMine: boolean) => {
    const next = new Set(mine);
    if (isMine) next.add(field);
    else next.delete(field);
    setMine(next);
  };
  const asked = fields.filter((field) => isAsked(field.name)).length;
  return (
    <section className="bench conflict" aria-labelledby="conflict">
      <div className="card versions">
        <div className="group-head">
          <h2 id="conflict">{t('conflict.title')}</h2>
          <span>{asked > 0 ? t('conflict.choose', { count: asked }) : t('conflict.merged')}</span>
        </div>
        <div className="row head-row">
          <span className="name" />
          <div>
            <span className="avatar">
              <span className="initials">{initialsOf(session?.name ?? '?')}</span>
            </span>
            <span>
              <b>{t('conflict.yours')}</b>
              <small>{t('conflict.notSaved')}</small>
            </span>
          </div>
          <div>
            <span className="avatar">
              <span className="initials">{initialsOf(name)}</span>
            </span>
            <span>
              <b>{t('conflict.theirs', { name })}</b>
              {theirs.at && <small>{t('conflict.savedAt', { time: clockTime(new Date(theirs.at)) })}</small>}
            </span>
          </div>
        </div>
        {fields.map((field) => (
          <div
            className="row"
            key={field.name}
            role={isAsked(field.name) ? 'radiogroup' : undefined}
            aria-label={field.label}
          >
            <span className="name">
              {field.label}
              {isAsked(field.name) && <small>{t('conflict.was', { value: asText(field.show(base)) })}</small>}
            </span>
            {isAsked(field.name) ? (
              <>
                <Option
                  name={field.name}
                  checked={mine.has(field.name)}
                  onChoose={() => choose(field.name, true)}
                  value={field.show(form.fields)}
                />
                <Option
                  name={field.name}
                  checked={!mine.has(field.name)}
                  onChoose={() => choose(field.name, false)}
                  value={field.show(theirs.current)}
                />
              </>
            ) : (
              <p className="agreed">
                {isEqual(base[field.name], merged[field.name]) ? (
                  <>
                    {field.show(merged)} <span>{t('conflict.unchanged')}</span>
                  </>
                ) : (
                  <>
                    <span className="change">
                      <del>{field.show(base)}</del>
                      <i aria-hidden="true" />
                      <ins>{field.show(merged)}</ins>
                    </span>
                    {form.changed.includes(field.name) ? t('conflict.fromYou') : t('conflict.fromThem', { name })}
                  </>
                )}
              </p>
            )}
          </div>
        ))}
      </div>
      <div className="panel">
        <header>
          <div>
            <h2>{t('conflict.outcome')}</h2>
          </div>
        </header>
        <div className="body">
          {outcome?.(merged)}
          <ul className="effects">
            <li>
              <Icon svg={clockBack} className="icon" />
              <span>{t('conflict.journal')}</span>
            </li>
          </ul>
        </div>
        <footer>
          <button type="button" className="btn bare" onClick={() => form.settle(theirs.current)}>
            {t('conflict.keepTheirs', { name })}
          </button>
          <button type="button" className="btn primary" onClick={() => form.settle(merged)}>
            {t('conflict.take')}
          </button>
        </footer>
      </div>
    </section>
  );
}

const asText = (value: ReactNode) => (value === null || value === '' ? '–' : value) as string;

interface OptionProps {
  name: string;
  checked: boolean;
  value: ReactNode;
  onChoose: () => void;
}

const Option = ({ name, checked, value, onChoose }: OptionProps) => (
  <label className="option">
    <input type="radio" name={`conflict-${name}`} checked={checked} onChange={onChoose} />
    <b>{value}</b>
  </label>
);
