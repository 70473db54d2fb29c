import type { PlayerFields } from '#contract/desk/players.ts';
import { SelectField, SwitchField, TextField } from '#desk/office/form/fields.tsx';
import type { Form } from '#desk/office/form/use-form.ts';
import { wrongText } from '#desk/office/form/wrong-text.ts';
import { PictureField } from '#desk/office/pictures/picture-field.tsx';
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
  const { name, picture } = person.fields;
  const wrong = person.wrong?.field === 'picture' ? wrongText(t, person.wrong.reason) : undefined;
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
      <PictureField
        label={t('player.picture')}
        purpose="face"
        picture={picture}
        onChange={(stored) => person.set({ picture: stored && { id: stored.id, address: stored.address } })}
        {...(wrong !== undefined && { wrong })}
      />
      <SwitchField form={person} name="hidden" label={t('player.hidden')} help={t('player.hiddenHelp')} />
    </>
  );
}
