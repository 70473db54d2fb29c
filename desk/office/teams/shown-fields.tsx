import type { MemberFields, PlayerFields } from '#contract/desk/players.ts';
import type { TeamFields } from '#contract/desk/teams.ts';
import { dayText } from '#desk/office/day-text.ts';
import type { ShownField } from '#desk/office/form/versions.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { findNation, nationName } from '#domain/player/nationality.ts';
import { positionText } from './position-text.ts';

/** The fields of a team in the order of its form, as they are compared in a conflict. */
export function useShownTeamFields(): ShownField<TeamFields>[] {
  const { t } = useTexts();
  const text = (name: Exclude<keyof TeamFields, 'badge'>): ShownField<TeamFields> => ({
    name,
    label: t(`field.${name}`),
    show: (fields) => fields[name],
  });
  return [
    text('name'),
    text('nameLatin'),
    text('shortName'),
    {
      name: 'badge',
      label: t('field.badge'),
      show: ({ badge }) => badge && <img src={badge.address} alt="" height={32} />,
    },
    text('contactName'),
    text('contactPhone'),
    text('city'),
    text('founded'),
    text('stadium'),
    text('descriptionBg'),
    text('descriptionEn'),
    text('website'),
    text('facebook'),
    text('instagram'),
    text('twitter'),
  ];
}

/** The same of a player. */
export function useShownPlayerFields(): ShownField<PlayerFields>[] {
  const { t, language } = useTexts();
  return [
    { name: 'name', label: t('field.name'), show: ({ name }) => name },
    { name: 'nameLatin', label: t('field.nameLatin'), show: ({ nameLatin }) => nameLatin },
    {
      name: 'birthdate',
      label: t('field.birthdate'),
      show: ({ birthdate }) => birthdate && dayText(birthdate, language),
    },
    {
      name: 'nationality',
      label: t('field.nationality'),
      show: ({ nationality }) => nationality && nationName(findNation(nationality), language),
    },
    { name: 'position', label: t('field.position'), show: ({ position }) => position && positionText(t, position) },
    {
      name: 'picture',
      label: t('field.picture'),
      show: ({ picture }) => picture && <img src={picture.address} alt="" height={32} />,
    },
    { name: 'hidden', label: t('field.hidden'), show: ({ hidden }) => t(hidden ? 'field.yes' : 'field.no') },
  ];
}

export function useShownMemberFields(): ShownField<MemberFields>[] {
  const { t, language } = useTexts();
  return [
    ...useShownPlayerFields(),
    { name: 'shirtNumber', label: t('field.shirtNumber'), show: ({ shirtNumber }) => shirtNumber },
    { name: 'captain', label: t('field.captain'), show: ({ captain }) => t(captain ? 'field.yes' : 'field.no') },
    { name: 'joinedOn', label: t('field.joinedOn'), show: ({ joinedOn }) => dayText(joinedOn, language) },
    { name: 'leftOn', label: t('field.leftOn'), show: ({ leftOn }) => leftOn && dayText(leftOn, language) },
  ];
}
