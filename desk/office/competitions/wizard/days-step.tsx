import { Field } from '#desk/kit/field.tsx';
import { Section } from '#desk/kit/section.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { WEEKDAYS, weekdayName } from './weekday-name.ts';
import { DaysOff } from './days-off.tsx';
import { makeProgram } from './plan.ts';
import type { StepProps } from './step-props.ts';

const listOf = (text: string) => {
  const parts = text.split(/[,;\n]/).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
};

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** When and where: days of the week, kick-offs, pitches. */
export function DaysStep({ plan, basis, set }: StepProps) {
  const { t, language } = useTexts();
  const isShort = makeProgram(plan) === null;
  return (
    <div className="card">
      <Section title={t('wizard.step.days')} why={t('wizard.daysWhy')}>
        <fieldset className="picks">
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
        <Field label={t('wizard.firstDay')}>
          {(control) => (
            <span className="input">
              <input
                {...control}
                type="date"
                value={plan.firstDay}
                onChange={({ target }) => target.value !== '' && set({ firstDay: target.value })}
              />
            </span>
          )}
        </Field>
        <DaysOff plan={plan} basis={basis} set={set} />
        <Field label={t('wizard.times')} help={t('wizard.timesHelp')}>
          {(control) => (
            <span className="input">
              <input
                {...control}
                defaultValue={plan.times.join(', ')}
                onChange={({ target }) => set({ times: listOf(target.value).filter(isTime) })}
              />
            </span>
          )}
        </Field>
        <Field
          label={t('wizard.pitchNames')}
          {...(isShort && plan.pitches.length > 0
            ? { wrong: t('wizard.noRoom'), tone: 'warn' as const }
            : { help: t('wizard.pitchesHelp') })}
        >
          {(control) => (
            <span className="input">
              <input
                {...control}
                list="pitches"
                defaultValue={plan.pitches.join(', ')}
                onChange={({ target }) => set({ pitches: listOf(target.value) })}
              />
              <datalist id="pitches">
                {basis.pitches.map((pitch) => (
                  <option key={pitch} value={pitch}>
                    {pitch}
                  </option>
                ))}
              </datalist>
            </span>
          )}
        </Field>
      </Section>
    </div>
  );
}
