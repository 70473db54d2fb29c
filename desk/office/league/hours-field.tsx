import type { PitchFields } from '#contract/desk/pitches.ts';
import type { Form } from '#desk/kit/record-store.ts';
import { useWrong } from '#desk/kit/use-wrong.ts';
import { useTexts } from '#desk/office/texts.ts';
import { shortWeekdayName, WEEKDAYS, weekdayName } from '#desk/office/competitions/wizard/weekday-name.ts';
import type { OpenDay } from '#domain/pitches/opening-hours.ts';
import field from '#desk/kit/field.module.css';
import inputStyles from '#desk/kit/inputs.module.css';
import styles from './hours-field.module.css';

const USUAL = { from: '10:00', until: '20:00' };

/** [PL3] When the pitch is available: a line for each day of the week. None ticked is at any time. */
export function HoursField({ form }: { form: Form<PitchFields> }) {
  const { t, language } = useTexts();
  const refused = useWrong(form, 'hours');
  const hours = form.fields.hours ?? [];
  const set = (days: readonly OpenDay[]) =>
    form.set({
      hours:
        days.length === 0 ? null : WEEKDAYS.flatMap((weekday) => days.find((day) => day.weekday === weekday) ?? []),
    });
  return (
    <fieldset className={field.field}>
      <legend className={field.caption}>{t('pitch.hours')}</legend>
      <p className={field.help}>{t(hours.length === 0 ? 'pitch.hoursNone' : 'pitch.hoursSome')}</p>
      <div className={styles.days}>
        {WEEKDAYS.map((weekday) => {
          const day = hours.find((one) => one.weekday === weekday);
          const others = hours.filter((one) => one.weekday !== weekday);
          const name = weekdayName(weekday, language);
          const input = (end: 'from' | 'until') =>
            day && (
              <span className={inputStyles.input}>
                <input
                  type="time"
                  aria-label={t(`pitch.${end}`, { day: name })}
                  value={day[end] === '24:00' ? '23:59' : day[end]}
                  required
                  onChange={({ target }) => target.value !== '' && set([...others, { ...day, [end]: target.value }])}
                />
              </span>
            );
          return (
            <div key={weekday} className={styles.day}>
              <label>
                <input
                  type="checkbox"
                  aria-label={name}
                  checked={day !== undefined}
                  onChange={({ target }) =>
                    set(target.checked ? [...others, { ...(hours.at(-1) ?? USUAL), weekday }] : others)
                  }
                />
                {shortWeekdayName(weekday, language)}
              </label>
              {input('from')}
              {day && '–'}
              {input('until')}
            </div>
          );
        })}
      </div>
      {refused !== undefined && (
        <p className={field.wrong} role="alert">
          {refused}
        </p>
      )}
    </fieldset>
  );
}
