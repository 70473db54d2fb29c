import { useState } from 'react';
import { dayText } from '#desk/office/day-text.ts';
import { TextInput } from '#desk/kit/inputs.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { Mark } from '#desk/shell/mark.tsx';
import type { StepProps } from './step-props.ts';
import button from '#ui/button.module.css';
import chip from '#desk/kit/chip.module.css';
import layout from '#desk/kit/layout.module.css';

/** [FX9] Days without matches: holidays, a wedding, the winter break by its days. */
export function DaysOff({ plan, set }: StepProps) {
  const { t, language } = useTexts();
  const [day, setDay] = useState('');
  const { daysOff } = plan;
  const add = () => {
    if (day !== '') set({ daysOff: [...new Set([...daysOff, day])].toSorted() });
    setDay('');
  };
  return (
    <TextInput
      label={t('wizard.daysOff')}
      note={t('form.optional')}
      help={t('wizard.daysOffHelp')}
      choices={
        daysOff.length > 0 && (
          <span className={layout.choices}>
            {daysOff.map((off) => (
              <button
                key={off}
                type="button"
                className={chip.chip}
                aria-label={t('rules.remove', { name: dayText(off, language) })}
                onClick={() => set({ daysOff: daysOff.filter((one) => one !== off) })}
              >
                {dayText(off, language)}
                <Mark name="close" />
              </button>
            ))}
          </span>
        )
      }
      type="date"
      value={day}
      onChange={setDay}
      onKeyDown={({ key }) => key === 'Enter' && add()}
      end={
        <button type="button" className={button.button} data-size="small" disabled={day === ''} onClick={add}>
          {t('wizard.addTeam')}
        </button>
      }
    />
  );
}
