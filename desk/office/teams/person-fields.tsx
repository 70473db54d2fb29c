import type { PlayerFields } from '#contract/desk/players.ts';
import type { FieldDefinition } from '#desk/kit/define-record.ts';
import type { Form } from '#desk/kit/record-store.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import { findNation, nationName } from '#domain/player/nationality.ts';
import { listNations } from './nations.ts';
import { NameFields } from './name-fields.tsx';
import { positionText } from '#ui/position-text.ts';
import { positionOptions } from './position-options.ts';

/** Name, age and position: what everybody has. */
export const MAIN = ['name', 'birthdate', 'position'] as const;
/** What is seldom changed. */
export const MORE = ['nameLatin', 'nationality', 'picture', 'hidden'] as const;
export const MORE_ROW = [['nameLatin', 'nationality']] as const;

/** The fields of a person, whatever else a record has. */
export const personFields = <Fields extends PlayerFields, Context>(): Record<
  keyof PlayerFields,
  FieldDefinition<Fields, Context>
> => ({
  name: {
    label: 'field.name',
    edit: ({ form }) => <NameFields form={form as unknown as Form<PlayerFields>} />,
  },
  nameLatin: {
    label: 'player.nameLatin',
    nullable: true,
    lang: 'en',
    placeholder: ({ fields }) => transliterate(fields.name),
    maxLength: 80,
  },
  birthdate: { label: 'player.birthdate', kind: 'date', nullable: true },
  nationality: {
    label: 'player.nationality',
    options: ({ t, language }) => [{ value: '', label: t('player.noNationality') }, ...listNations(language)],
    show: ({ nationality }, { language }) => nationality && nationName(findNation(nationality), language),
  },
  position: {
    label: 'player.position',
    options: ({ t, form }) => positionOptions(t, form.base.position),
    show: ({ position }, { t }) => position && positionText(position, t),
  },
  picture: { label: 'player.picture', kind: 'picture', purpose: 'face' },
  hidden: { label: 'player.hidden', kind: 'switch', help: 'player.hiddenHelp' },
});
