import { commentaryEn } from '#i18n/commentary/en.ts';
import { compareEn } from '#i18n/compare/en.ts';
import { filesEn } from '#i18n/files/en.ts';
import { followingEn } from '#i18n/following/en.ts';
import { pagesEn } from '#i18n/pages/en.ts';
import { photosEn } from '#i18n/photos/en.ts';
import { profilesEn } from '#i18n/profiles/en.ts';
import { recordsEn } from '#i18n/records/en.ts';
import { siteEn } from '#i18n/site/en.ts';
import { tablesEn } from '#i18n/tables/en.ts';
import type { Catalogue } from '#i18n/translate.ts';

export const publicEn: Catalogue = {
  ...siteEn,
  ...pagesEn,
  ...photosEn,
  ...profilesEn,
  ...followingEn,
  ...recordsEn,
  ...tablesEn,
  ...commentaryEn,
  ...compareEn,
  ...filesEn,
};
