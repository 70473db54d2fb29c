import { useState } from 'react';
import { LoadState } from '#desk/kit/load-state.tsx';
import type { OfficeLeague, SavedLeague } from '#contract/desk/league.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { Conflict } from '#desk/kit/conflict.tsx';
import { FormFailure } from '#desk/kit/failure.tsx';
import { SelectField, TextField } from '#desk/kit/fields.tsx';
import { InBothFields } from '#desk/office/league/in-both-fields.tsx';
import { useSettingsForm, type SettingsFields } from '#desk/office/league/settings-form.ts';
import { FieldRow } from '#desk/kit/field-row.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { NAME_LENGTH } from '#domain/league/name-length.ts';
import button from '#ui/button.module.css';
import styles from './tasks.module.css';

/** The first step, in a minute: what the site cannot know. The rest is in the league's settings. */
export function NameLeague() {
  const { data, failed, reload } = useDesk<OfficeLeague>(deskPaths.league);
  if (data) return <Questions settings={data.settings} />;
  return <LoadState {...{ data, failed, reload }} rows={2} />;
}

const ASKED = ['name.bg', 'name.en', 'city.bg', 'city.en', 'squad.onPitch', 'contacts.email'] as const;
const SIZES = [5, 6, 7, 8, 9, 11];

function Questions({ settings }: { settings: SavedLeague }) {
  const { t } = useTexts();
  // The name that a fresh league has is nobody's: it is not offered.
  const [unnamed] = useState<SavedLeague>({ ...settings, name: { bg: '', en: '' } });
  const form = useSettingsForm(unnamed, 'first-step');
  const setSize = (changes: Partial<SettingsFields>) => {
    const size = changes['squad.onPitch'];
    form.set(size === undefined ? changes : { ...changes, 'squad.least': size, 'squad.most': size * 3 });
  };
  if (form.theirs)
    return (
      <Conflict<SettingsFields>
        form={form}
        fields={ASKED.map((name) => ({ name, label: t(`field.${name}`), show: (fields) => String(fields[name]) }))}
      />
    );
  return (
    <form
      className={styles.nameLeague}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <FieldRow columns={2}>
        <InBothFields form={form} name="name" label={t('league.name')} maxLength={NAME_LENGTH} />
        <InBothFields form={form} name="city" label={t('league.city')} maxLength={60} help={t('league.city.help')} />
        <SelectField
          form={{ ...form, set: setSize }}
          name="squad.onPitch"
          label={t('league.squad.onPitch')}
          options={SIZES.map((size) => ({ value: size, label: String(size) }))}
        />
        <TextField
          form={form}
          name="contacts.email"
          label={t('league.email')}
          note={t('form.optional')}
          type="email"
          maxLength={120}
        />
      </FieldRow>
      <FormFailure form={form} />
      <button className={button.button} data-kind="primary" disabled={form.state === 'saving'}>
        {t('start.league.save')}
      </button>
    </form>
  );
}
