import { useId, useState } from 'react';
import type { FieldProps } from '#desk/kit/field.tsx';
import { TextInput } from '#desk/kit/inputs.tsx';
import { Section } from '#desk/kit/section.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { WEEKDAYS, weekdayName } from './weekday-name.ts';
import { DaysOff } from './days-off.tsx';
import { makeProgram } from './plan.ts';
import type { StepProps } from './step-props.ts';
import styles from './picks.module.css';

const listOf = (text: string) => {
  const parts = text.split(/[,;\n]/).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
};

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** When and where: days of the week, kick-offs, pitches. */
export function DaysStep({ plan, basis, set }: StepProps) {
  const { t, language } = useTexts();
  const isShort = makeProgram(plan, basis.pitches) === null;
  return (
    <div className="card">
      <Section title={t('wizard.step.days')} why={t('wizard.daysWhy')}>
        <fieldset className={styles.picks}>
          <legend className="hidden">{t('wizard.weekdays')}</legend>
          {WEEKDAYS.map((day) => (
            <label key={day}>
              <input
                type="checkbox"
                checked={plan.weekdays.includes(day)}
                onChange={({ target }) =>
                  set({
                    weekdays: target.checked ? [...plan.weekdays, day] : plan.weekdays.filter((one) => one !== day),
                  })
                }
              />
              {weekdayName(day, language)}
            </label>
          ))}
        </fieldset>
        <TextInput
          label={t('wizard.firstDay')}
          type="date"
          value={plan.firstDay}
          onChange={(firstDay) => firstDay !== '' && set({ firstDay })}
        />
        <DaysOff plan={plan} basis={basis} set={set} />
        <ListInput
          label={t('wizard.times')}
          help={t('wizard.timesHelp')}
          list={plan.times}
          onChange={(times) => set({ times: times.filter(isTime) })}
        />
        <ListInput
          label={t('wizard.pitchNames')}
          {...(isShort && plan.pitches.length > 0
            ? { wrong: t('wizard.noRoom'), tone: 'warn' as const }
            : { help: t('wizard.pitchesHelp') })}
          list={plan.pitches}
          offered={basis.pitches.map(({ name }) => name)}
          onChange={(pitches) => set({ pitches })}
        />
      </Section>
    </div>
  );
}

interface ListInputProps extends Omit<FieldProps, 'children'> {
  list: readonly string[];
  offered?: readonly string[];
  onChange: (list: string[]) => void;
}

/** Several in one line, with commas between them. */
function ListInput({ list, offered = [], onChange, ...field }: ListInputProps) {
  const [typed, setTyped] = useState(list.join(', '));
  const id = useId();
  return (
    <TextInput
      {...field}
      value={typed}
      maxLength={1000}
      list={id}
      onChange={(text) => {
        setTyped(text);
        onChange(listOf(text));
      }}
      end={
        <datalist id={id}>
          {offered.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </datalist>
      }
    />
  );
}
