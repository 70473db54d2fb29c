import { deskPaths } from '#contract/desk/paths.ts';
import type { TeamFields } from '#contract/desk/teams.ts';
import { defineRecord } from '#desk/kit/define-record.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import { NOTHING_KNOWN } from '#domain/team/nothing-known.ts';
import { shortNameOf } from '#domain/team/short-name.ts';
import { CrestField } from './crest-field.tsx';

const EMPTY: TeamFields = { ...NOTHING_KNOWN, name: '', nameLatin: null, shortName: '' };

const description = { kind: 'long', optional: true, maxLength: 4000, isWide: true } as const;
const link = { kind: 'url', optional: true, maxLength: 500 } as const;

const colour = { placeholder: () => '#1b7f3a', maxLength: 7 } as const;

export const teamRecord = defineRecord<TeamFields>({
  name: 'team',
  list: () => deskPaths.teams,
  one: deskPaths.team,
  empty: () => EMPTY,
  title: ({ t }) => t('teams.new'),
  fields: {
    name: { label: 'team.name', maxLength: 80 },
    nameLatin: {
      label: 'team.nameLatin',
      optional: true,
      lang: 'en',
      placeholder: ({ fields }) => transliterate(fields.name),
      maxLength: 80,
    },
    shortName: { label: 'team.shortName', help: 'team.shortNameHelp', maxLength: 8 },
    badge: { label: 'team.crest', kind: 'picture', edit: ({ form }) => <CrestField form={form} /> },
    contactName: { label: 'team.contactName', optional: true, maxLength: 80 },
    contactPhone: { label: 'team.contactPhone', kind: 'tel', optional: true, maxLength: 40 },
    contactPublic: { label: 'team.contactPublic', kind: 'switch', help: 'team.contactPublicHelp' },
    photo: { label: 'team.photo', help: 'team.photoHelp', kind: 'picture', purpose: 'article' },
    firstColor: { label: 'team.firstColor', optional: true, ...colour },
    secondColor: { label: 'team.secondColor', optional: true, ...colour },
    city: { label: 'team.city', optional: true, maxLength: 80 },
    founded: { label: 'team.founded', kind: 'number', optional: true, min: 1850, max: 2100 },
    stadium: { label: 'team.stadium', optional: true, maxLength: 120, isWide: true },
    descriptionBg: { label: 'team.descriptionBg', ...description, lang: 'bg' },
    descriptionEn: { label: 'team.descriptionEn', ...description, lang: 'en' },
    website: { label: 'team.website', ...link },
    facebook: { label: () => 'Facebook', ...link },
    instagram: { label: () => 'Instagram', ...link },
    twitter: { label: () => 'X', ...link },
  },
  // The short name of a new team follows its name until somebody writes one.
  follow: ({ name }, fields, isNew) =>
    isNew && name !== undefined && fields.shortName === shortNameOf(fields.name)
      ? { shortName: shortNameOf(name) }
      : {},
});
