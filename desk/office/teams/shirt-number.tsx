import warning from '@phosphor-icons/core/bold/warning-circle-bold.svg?raw';
import { useId } from 'react';
import type { SquadMember } from '#contract/desk/teams.ts';
import { SwitchField } from '#desk/kit/fields.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import { useWrong } from '#desk/kit/use-wrong.ts';
import { useTexts } from '#desk/office/texts.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { freeNumbers, HIGHEST_NUMBER, wearerOf } from '#domain/team/shirt-numbers.ts';
import { Icon } from '#ui/icon.tsx';
import fieldRow from '#desk/kit/field-row.module.css';
import field from '#desk/kit/field.module.css';
import input from '#desk/kit/inputs.module.css';
import styles from './shirt-number.module.css';

interface NumberedFields {
  shirtNumber: number | null;
  captain: boolean;
  joinedOn: string;
  leftOn?: string | null;
}

interface ShirtNumberProps<Fields extends NumberedFields> {
  form: Form<Fields>;
  /** Everybody else who is or was in the squad. */
  others: readonly SquadMember[];
  /** Free numbers are offered before one is typed. */
  offers?: boolean;
}

const OFFERED = 8;

/** A number, and whether he is the captain. One that is taken says whose it is while it is typed, with free ones as buttons. */
export function ShirtNumber<Fields extends NumberedFields>({ form, others, offers = false }: ShirtNumberProps<Fields>) {
  const { t, language } = useTexts();
  const id = useId();
  const { shirtNumber, joinedOn, leftOn = null } = form.fields;
  const days = { joinedOn, leftOn };
  const worn = others.map(({ fields }) => fields);
  const wearer = wearerOf(shirtNumber, worn, days);
  const refused = useWrong(form, 'shirtNumber') ?? null;
  const wrong = wearer
    ? t('player.numberTaken', { number: shirtNumber ?? '', name: nameIn(language, wearer) })
    : refused;
  const set = (number: number | null) => form.set({ shirtNumber: number } as unknown as Partial<Fields>);
  const showsFree = wearer !== undefined || (offers && shirtNumber === null);
  return (
    <>
      <div className={field.field}>
        <label htmlFor={id}>{t('player.number')}</label>
        <span
          className={input.input}
          data-tone={wrong === null ? undefined : 'bad'}
          data-changed={(wrong === null && form.changed.includes('shirtNumber')) || undefined}
        >
          <input
            id={id}
            name="shirtNumber"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            aria-invalid={wrong === null ? undefined : true}
            aria-describedby={wrong === null ? undefined : `${id}-wrong`}
            value={shirtNumber ?? ''}
            onChange={({ target }) => set(readNumber(target.value))}
          />
        </span>
      </div>
      <div className={styles.besideNumber}>
        <SwitchField<NumberedFields>
          form={form as unknown as Form<NumberedFields>}
          name="captain"
          label={t('player.captain')}
        />
      </div>
      {wrong !== null && (
        <div className={`${field.field} ${fieldRow.all}`}>
          <p className={field.wrong} id={`${id}-wrong`} aria-live="polite">
            <Icon svg={warning} className="icon" />
            <span>{wrong}</span>
          </p>
        </div>
      )}
      {showsFree && (
        <fieldset className={`${styles.numbers} ${fieldRow.all}`} aria-label={t('player.freeNumbers')}>
          {freeNumbers(worn, days, OFFERED).map((number) => (
            <button key={number} type="button" onClick={() => set(number)}>
              {number}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}

function readNumber(text: string): number | null {
  const number = Number.parseInt(text.replaceAll(/\D/g, ''), 10);
  return number >= 1 && number <= HIGHEST_NUMBER ? number : null;
}
