import check from '@phosphor-icons/core/bold/check-circle-bold.svg?raw';
import ring from '@phosphor-icons/core/bold/circle-notch-bold.svg?raw';
import warning from '@phosphor-icons/core/bold/warning-circle-bold.svg?raw';
import { useId } from 'react';
import { clockTime } from '#domain/formatting/date.ts';
import { useTexts } from '#desk/office/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { FormFailure } from './failure.tsx';
import type { Form } from './record-store.ts';
import button from '#ui/button.module.css';
import styles from './save-state.module.css';

type Saving = Pick<Form<object>, 'state' | 'savedAt'> & { changed: readonly string[] };

/** The one mark that says whether what was typed is safe. */
export function SaveMark({ form: { state, savedAt, changed } }: { form: Saving }) {
  const { t } = useTexts();
  if (state === 'clean') return null;
  return (
    <output className={styles.saved} data-state={state}>
      {state === 'saving' && <Icon svg={ring} className="icon" />}
      {state === 'saved' && <Icon svg={check} className="icon" />}
      {state === 'failed' && <Icon svg={warning} className="icon" />}
      {state === 'dirty' && t('form.changes', { count: changed.length })}
      {state === 'saving' && t('form.saving')}
      {state === 'saved' && savedAt && t('form.saved', { time: clockTime(savedAt) })}
      {state === 'failed' && t('form.failed')}
    </output>
  );
}

interface SaveBarProps {
  form: Saving & Pick<Form<object>, 'save' | 'revert' | 'wrong' | 'shown'>;
  /** What will follow from it. */
  effect?: string;
}

/** At the foot of a page with settings, while something is not saved. */
export function SaveBar({ form, effect }: SaveBarProps) {
  const { t } = useTexts();
  if (form.changed.length === 0) return null;
  return (
    <div className={styles.savebar}>
      <FormFailure form={form} />
      <p className={styles.say}>
        {form.state === 'failed' ? (
          <SaveMark form={form} />
        ) : (
          <>
            <b>{t('form.changes', { count: form.changed.length })}</b> {effect}
          </>
        )}
      </p>
      <button type="button" className={button.button} data-kind="bare" onClick={form.revert}>
        {t('form.revert')}
      </button>
      <button
        type="button"
        className={button.button}
        data-kind="primary"
        disabled={form.state === 'saving'}
        onClick={() => void form.save()}
      >
        {t('form.save')}
      </button>
    </div>
  );
}

interface PanelButtonsProps {
  form: Saving;
  onCancel: () => void;
  /** Whether there is something to save; by default always. */
  isReady?: boolean | undefined;
  /** Said while it is not ready; by default that nothing was changed. */
  waitsFor?: string | undefined;
  submit?: string | undefined;
}

/** The footer of a panel: what became of the input, Cancel and Save. */
export function PanelButtons({ form, onCancel, isReady = true, waitsFor, submit }: PanelButtonsProps) {
  const { t } = useTexts();
  const id = useId();
  const unchanged = form.changed.length === 0 ? t('form.noChanges') : undefined;
  const waits = isReady ? undefined : (waitsFor ?? unchanged);
  return (
    <>
      <SaveMark form={form} />
      {waits !== undefined && form.state !== 'saved' && (
        <span className={styles.saved} id={id}>
          {waits}
        </span>
      )}
      <button type="button" className={`${button.button} ${styles.cancel}`} data-kind="bare" onClick={onCancel}>
        {t('form.cancel')}
      </button>
      <button
        type="submit"
        className={button.button}
        data-kind="primary"
        aria-describedby={waits === undefined ? undefined : id}
        disabled={form.state === 'saving' || !isReady}
      >
        {submit ?? t('form.save')}
      </button>
    </>
  );
}
