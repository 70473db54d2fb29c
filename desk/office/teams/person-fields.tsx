import type { PlayerFields } from '#contract/desk/players.ts';
import { PictureOf, SelectField, SwitchField, TextField } from '#desk/kit/fields.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import { useTexts } from '#desk/office/texts.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import { listNations } from './nations.ts';
import { positionOptions } from './position-text.ts';
import { NameFields } from './name-fields.tsx';

/** A form that has the fields of a player, whatever else. */
type PersonForm<Fields extends PlayerFields> = { form: Form<Fields> };
const asPerson = <Fields extends PlayerFields>(form: Form<Fields>) => form as unknown as Form<PlayerFields>;

/** Name, age and position: what everybody has. */
export function MainFields<Fields extends PlayerFields>({ form }: PersonForm<Fields>) {
  const { t } = useTexts();
  const person = asPerson(form);
  return (
    <>
      <NameFields form={person} />
      <TextField form={person} name="birthdate" type="date" optional label={t('player.birthdate')} />
      <SelectField
        form={person}
        name="position"
        label={t('player.position')}
        options={positionOptions(t, person.base.position)}
      />
    </>
  );
}

/** What is seldom changed. */
export function MoreFields<Fields extends PlayerFields>({ form }: PersonForm<Fields>) {
  const { t, language } = useTexts();
  const person = asPerson(form);
  const { name } = person.fields;
  return (
    <>
      <div className="fields keep" style={{ '--cols': 2 } as object}>
        <TextField
          form={person}
          name="nameLatin"
          optional
          lang="en"
          label={t('player.nameLatin')}
          placeholder={transliterate(name)}
          maxLength={80}
        />
        <SelectField
          form={person}
          name="nationality"
          label={t('player.nationality')}
          options={[{ value: '', label: t('player.noNationality') }, ...listNations(language)]}
        />
      </div>
      <PictureOf form={person} name="picture" label={t('player.picture')} purpose="face" />
      <SwitchField form={person} name="hidden" label={t('player.hidden')} help={t('player.hiddenHelp')} />
    </>
  );
}
