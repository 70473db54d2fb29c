import type { TeamFields } from '#contract/desk/teams.ts';
import type { RecordField } from '#desk/kit/record-fields.tsx';
import type { OfficeTranslate } from '#desk/office/texts.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';

export const EMPTY_TEAM: TeamFields = {
  name: '',
  nameLatin: null,
  shortName: '',
  city: null,
  founded: null,
  stadium: null,
  descriptionBg: null,
  descriptionEn: null,
  instagram: null,
  facebook: null,
  twitter: null,
  website: null,
  contactName: null,
  contactPhone: null,
  badge: null,
};

/** The fields of a team in the order of its form; the crest has a control of its own. */
export const teamFields = (t: OfficeTranslate, { name }: TeamFields): RecordField<TeamFields>[] => [
  { name: 'name', label: t('team.name'), maxLength: 80 },
  {
    name: 'nameLatin',
    label: t('team.nameLatin'),
    optional: true,
    lang: 'en',
    placeholder: transliterate(name),
    maxLength: 80,
  },
  { name: 'shortName', label: t('team.shortName'), help: t('team.shortNameHelp'), maxLength: 8 },
  { name: 'badge', label: t('team.crest'), kind: 'picture', purpose: 'crest' },
  { name: 'contactName', label: t('team.contactName'), optional: true, maxLength: 80 },
  { name: 'contactPhone', label: t('team.contactPhone'), kind: 'tel', optional: true, maxLength: 40 },
  { name: 'city', label: t('team.city'), optional: true, maxLength: 80 },
  { name: 'founded', label: t('team.founded'), kind: 'number', optional: true, min: 1850, max: 2100 },
  { name: 'stadium', label: t('team.stadium'), optional: true, maxLength: 120, className: 'all' },
  {
    name: 'descriptionBg',
    label: t('team.descriptionBg'),
    kind: 'long',
    optional: true,
    lang: 'bg',
    maxLength: 4000,
    className: 'all',
  },
  {
    name: 'descriptionEn',
    label: t('team.descriptionEn'),
    kind: 'long',
    optional: true,
    lang: 'en',
    maxLength: 4000,
    className: 'all',
  },
  { name: 'website', label: t('team.website'), kind: 'url', optional: true, maxLength: 500 },
  { name: 'facebook', label: 'Facebook', kind: 'url', optional: true, maxLength: 500 },
  { name: 'instagram', label: 'Instagram', kind: 'url', optional: true, maxLength: 500 },
  { name: 'twitter', label: 'X', kind: 'url', optional: true, maxLength: 500 },
];
