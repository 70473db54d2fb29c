import { useId, useState } from 'react';
import type { FieldProps } from '#desk/kit/field.tsx';
import { TextInput } from '#desk/kit/inputs.tsx';
import { Section } from '#desk/kit/section.tsx';
import { dayText } from '#desk/office/day-text.ts';
import { useTexts } from '#desk/office/texts.ts';
import { closeTimes, roundsOutside } from '#domain/fixtures/check-program.ts';
import { readTime } from '#domain/formatting/read-time.ts';
import { matchMinutes } from '#domain/match/expected-end.ts';
import { WEEKDAYS, weekdayName } from './weekday-name.ts';
import { DaysOff } from './days-off.tsx';
import { makeProgram, roomFor } from './plan.ts';
import type { StepProps } from './step-props.ts';
import card from '#ui/card.module.css';
import styles from './picks.module.css';

const listOf = (text: string) => {
  const parts = text.split(/[,;\n]/).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
};

/** When and where: days of the week, kick-offs, pitches. */
export function DaysStep({ plan, basis, set }: StepProps) {
  const { t, language } = useTexts();
  const season = basis.seasons.find(({ id }) => id === plan.seasonId) ?? plan.season;
  const [outside] = roundsOutside(makeProgram(plan, basis.pitches) ?? [], season);
  const room = roomFor(plan, basis.pitches);
  const noRoom = room.slots > 0 && room.matches > room.slots ? t('wizard.noRoom', room) : undefined;
  const [noTimes, setNoTimes] = useState<readonly string[]>([]);
  const close = closeTimes(plan.times, plan.rules.halfMinutes);
  const wrongTimes =
    noTimes.length > 0
      ? t('wizard.notATime', { count: noTimes.length, times: noTimes.join(', ') })
      : close
        ? t('wizard.closeTimes', { first: close[0], second: close[1], minutes: matchMinutes(plan.rules.halfMinutes) })
        : noRoom;
  return (
    <div className={card.card}>
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
          {...(outside && {
            wrong: t('wizard.outsideSeason', {
              count: outside.rounds,
              last: dayText(outside.day, language),
              end: dayText(season.endsOn, language),
            }),
          })}
          onChange={(firstDay) => firstDay !== '' && set({ firstDay })}
        />
        <DaysOff plan={plan} basis={basis} set={set} />
        <ListInput
          label={t('wizard.times')}
          {...(wrongTimes === undefined ? { help: t('wizard.timesHelp') } : { wrong: wrongTimes })}
          list={plan.times}
          onChange={(typed) => {
            const read = typed.map(readTime);
            setNoTimes(typed.filter((_, i) => read[i] === null));
            set({ times: [...new Set(read.filter((time) => time !== null))] });
          }}
        />
        <ListInput
          label={t('wizard.pitchNames')}
          {...(noRoom === undefined ? { help: t('wizard.pitchesHelp') } : { wrong: noRoom })}
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
