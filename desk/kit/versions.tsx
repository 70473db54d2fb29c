import type { ReactNode } from 'react';
import { clockTime } from '#domain/formatting/date.ts';
import { initialsOf } from '#domain/player/name.ts';
import { useSession } from '#desk/shell/session.ts';
import { useTexts } from '#desk/office/texts.ts';
import { isEqual } from './changed-fields.ts';
import type { Form, Theirs } from './record-store.ts';
import change from './change.module.css';
import styles from './versions.module.css';

export interface ShownField<Fields> {
  name: keyof Fields & string;
  label: string;
  show: (fields: Fields) => ReactNode;
}

interface VersionsProps<Fields extends object> {
  form: Form<Fields>;
  theirs: Theirs<Fields>;
  merged: Fields;
  fields: readonly ShownField<Fields>[];
  isAsked: (field: keyof Fields & string) => boolean;
  /** The fields of which the other's version was chosen. */
  given: ReadonlySet<string>;
  choose: (field: string, isMine: boolean) => void;
}

/** A row for each field: two choices, or what it will be and why. */
export function Versions<Fields extends object>(props: VersionsProps<Fields>) {
  const { form, theirs, fields, isAsked, given, choose } = props;
  const { t } = useTexts();
  const session = useSession();
  const name = theirs.by ?? t('conflict.somebody');
  return (
    <>
      <div className={`${styles.row} ${styles.headRow}`}>
        <span className={styles.name} />
        <Author name={session?.name ?? '?'} title={t('conflict.yours')} when={t('conflict.notSaved')} />
        <Author
          name={name}
          title={t('conflict.theirs', { name })}
          when={theirs.at && t('conflict.savedAt', { time: clockTime(new Date(theirs.at)) })}
        />
      </div>
      {shownOf(props, fields).map((field) =>
        isAsked(field.name) ? (
          <div className={styles.row} key={field.name} role="radiogroup" aria-label={field.label}>
            <span className={styles.name}>
              {field.label}
              <Was value={field.show(form.base)} />
            </span>
            {[true, false].map((isMine) => (
              <label className={styles.option} key={String(isMine)}>
                <input
                  type="radio"
                  name={`conflict-${field.name}`}
                  checked={given.has(field.name) !== isMine}
                  onChange={() => choose(field.name, isMine)}
                />
                <b>{asText(field.show(isMine ? form.fields : theirs.current))}</b>
              </label>
            ))}
          </div>
        ) : (
          <div className={styles.row} key={field.name}>
            <span className={styles.name}>{field.label}</span>
            <Agreed {...props} field={field} name={name} />
          </div>
        ),
      )}
    </>
  );
}

/** A picture or a long text is not said in a line. */
function Was({ value }: { value: ReactNode }) {
  const { t } = useTexts();
  const text = isNothing(value) ? '–' : value;
  return (typeof text === 'string' || typeof text === 'number') && <small>{t('conflict.was', { value: text })}</small>;
}

/** In a long record, what nobody touched is left out. */
const SHORT = 8;
function shownOf<Fields extends object>(
  { form, merged }: VersionsProps<Fields>,
  fields: readonly ShownField<Fields>[],
) {
  if (fields.length <= SHORT) return fields;
  return fields.filter(({ name }) => form.changed.includes(name) || !isEqual(form.base[name], merged[name]));
}

const Author = ({ name, title, when }: { name: string; title: string; when: string | null }) => (
  <div>
    <span className="avatar">
      <span className="initials" aria-hidden="true">
        {initialsOf(name)}
      </span>
    </span>
    <span>
      <b>{title}</b>
      {when && <small>{when}</small>}
    </span>
  </div>
);

type AgreedProps<Fields extends object> = VersionsProps<Fields> & { field: ShownField<Fields>; name: string };

function Agreed<Fields extends object>({ form, merged, field, name }: AgreedProps<Fields>) {
  const { t } = useTexts();
  if (isEqual(form.base[field.name], merged[field.name]))
    return (
      <p className={styles.agreed}>
        {asText(field.show(merged))}, {t('conflict.unchanged')}
      </p>
    );
  const was = field.show(form.base);
  return (
    <p className={styles.agreed}>
      <span className={change.change}>
        {!isNothing(was) && (
          <>
            <del>{was}</del>
            <i aria-hidden="true" />
          </>
        )}
        <ins>{asText(field.show(merged))}</ins>
      </span>
      {form.changed.includes(field.name) ? t('conflict.fromYou') : t('conflict.fromThem', { name })}
    </p>
  );
}

const isNothing = (value: ReactNode) => value === null || value === undefined || value === '';
const asText = (value: ReactNode) => (isNothing(value) ? '–' : value);
