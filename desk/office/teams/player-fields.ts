import type { MemberFields, PlayerFields } from '#contract/desk/players.ts';
import type { RecordField } from '#desk/kit/record-fields.tsx';
import type { OfficeTranslate } from '#desk/office/texts.ts';
import type { Language } from '#domain/formatting/date.ts';
import { findNation, nationName } from '#domain/player/nationality.ts';
import { positionText } from './position-text.ts';

/** The fields of a player in the order of his form, as two versions of them are compared. */
export const playerFields = (t: OfficeTranslate, language: Language): RecordField<PlayerFields>[] => [
  { name: 'name', label: t('field.name') },
  { name: 'nameLatin', label: t('field.nameLatin') },
  { name: 'birthdate', label: t('field.birthdate'), kind: 'date' },
  {
    name: 'nationality',
    label: t('field.nationality'),
    show: ({ nationality }) => nationality && nationName(findNation(nationality), language),
  },
  { name: 'position', label: t('field.position'), show: ({ position }) => position && positionText(t, position) },
  { name: 'picture', label: t('field.picture'), kind: 'picture' },
  { name: 'hidden', label: t('field.hidden'), kind: 'switch' },
];

/** The same of a player in a squad. */
export const memberFields = (t: OfficeTranslate, language: Language): RecordField<MemberFields>[] => [
  ...(playerFields(t, language) as RecordField<MemberFields>[]),
  { name: 'shirtNumber', label: t('field.shirtNumber'), kind: 'number' },
  { name: 'captain', label: t('field.captain'), kind: 'switch' },
  { name: 'joinedOn', label: t('field.joinedOn'), kind: 'date' },
  { name: 'leftOn', label: t('field.leftOn'), kind: 'date' },
];
