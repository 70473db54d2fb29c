import { useState } from 'react';
import type { MatchFields } from '#contract/desk/calendar.ts';
import type { PlannedPitch } from '#contract/desk/pitches.ts';
import { hoursText } from '#desk/office/league/opening-hours-text.ts';
import { SelectField, TextField } from '#desk/kit/fields.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import type { CalendarTexts } from './calendar-texts.ts';

interface PitchFieldProps {
  form: Form<MatchFields>;
  pitches: readonly PlannedPitch[];
  texts: CalendarTexts;
  note?: string | undefined;
  tone?: 'warn' | undefined;
}

const OTHER = '\0other';

/** One of the pitches that the league knows, or another by its name. */
export function PitchField({ form, pitches, texts, note, tone }: PitchFieldProps) {
  const { t, language } = texts;
  const { venue } = form.fields;
  const chosen = pitches.find(({ name }) => name === venue);
  const [isOther, setOther] = useState(venue !== null && !chosen);
  const facts = chosen && [chosen.hours && hoursText(chosen.hours, language), chosen.fee].filter(Boolean).join(' · ');
  const fieldProps = { label: t('calendar.pitch'), note, tone, ...(facts && { help: facts }) };
  if (isOther)
    return (
      <TextField
        {...fieldProps}
        form={form}
        name="venue"
        placeholder={t('calendar.pitchHint')}
        maxLength={200}
        optional
      />
    );
  const choosing: Form<MatchFields> = {
    ...form,
    set: (changes) => {
      if (changes.venue !== OTHER) return form.set(changes);
      setOther(true);
      return form.set({ venue: null });
    },
  };
  return (
    <SelectField
      {...fieldProps}
      form={choosing}
      name="venue"
      options={[
        ...(form.base.venue === null ? [{ value: null, label: t('calendar.noPitch') }] : []),
        ...pitches.map(({ name }) => ({ value: name, label: texts.pitch(name) })),
        { value: OTHER, label: t('calendar.otherPitch') },
      ]}
    />
  );
}
