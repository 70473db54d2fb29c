import saveState from '#desk/kit/save-state.module.css';
import close from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { useId, type ReactNode } from 'react';
import type { CalendarMatch } from '#contract/desk/calendar.ts';
import { FormFailure } from '#desk/kit/failure.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import { Icon } from '#ui/icon.tsx';
import type { CalendarIndex } from './calendar-index.ts';
import { GameLine } from './game-row.tsx';
import { useFormKeys } from './use-form-keys.ts';
import type { CalendarTexts } from './calendar-texts.ts';
import button from '#ui/button.module.css';
import tagStyles from '#ui/tag.module.css';
import styles from './plan.module.css';

interface MatchFormPanelProps {
  match: CalendarMatch;
  index: CalendarIndex;
  texts: CalendarTexts;
  tag: string;
  isTimeStruck?: boolean;
  form: Pick<Form<object>, 'save' | 'revert' | 'state' | 'wrong' | 'shown'> & { changed: readonly string[] };
  /** What the button says. */
  submit: string;
  isReady?: boolean;
  /** Beside the buttons. */
  beside?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A form in the place of its match: the row, the fields, the two buttons. Escape keeps what was typed, Cancel does not. */
export function MatchFormPanel(props: MatchFormPanelProps) {
  const {
    match,
    index,
    texts,
    tag,
    isTimeStruck = false,
    form,
    submit,
    isReady = true,
    beside,
    onClose,
    children,
  } = props;
  const { t } = texts;
  const waitsId = useId();
  const waits = !isReady && form.changed.length === 0;
  const box = useFormKeys({ onSave: () => void form.save(), onClose });
  return (
    <form
      ref={box}
      className={styles.moving}
      aria-label={texts.match(match)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <GameLine
        match={match}
        index={index}
        texts={texts}
        isTimeStruck={isTimeStruck}
        tag={
          <span className={tagStyles.tag} data-kind="lit">
            {tag}
          </span>
        }
        end={
          <button
            type="button"
            className={`${button.icon} ${styles.menuBtn}`}
            aria-label={t('nav.close')}
            onClick={onClose}
          >
            <Icon svg={close} className="icon" />
          </button>
        }
      />
      <div className={styles.formRow}>
        {children}
        <FormFailure form={form} />
        <div className={styles.finish}>
          {beside}
          <div className={styles.buttons}>
            {waits && (
              <span className={saveState.saved} id={waitsId}>
                {t('form.noChanges')}
              </span>
            )}
            <button
              type="button"
              className={button.button}
              data-kind="ghost"
              onClick={() => {
                form.revert();
                onClose();
              }}
            >
              {t('form.cancel')}
            </button>
            <button
              className={button.button}
              data-kind="primary"
              aria-describedby={waits ? waitsId : undefined}
              disabled={form.state === 'saving' || !isReady}
            >
              {submit}
            </button>
          </div>
        </div>
      </div>
    </form>
  );
}
