import { commentaryBg } from '#i18n/commentary/bg.ts';
import { compareBg } from '#i18n/compare/bg.ts';
import { filesBg } from '#i18n/files/bg.ts';
import { followingBg } from '#i18n/following/bg.ts';
import { pagesBg } from '#i18n/pages/bg.ts';
import { photosBg } from '#i18n/photos/bg.ts';
import { profilesBg } from '#i18n/profiles/bg.ts';
import { recordsBg } from '#i18n/records/bg.ts';
import { siteBg } from '#i18n/site/bg.ts';
import { tablesBg } from '#i18n/tables/bg.ts';

export const publicBg = {
  ...siteBg,
  ...pagesBg,
  ...photosBg,
  ...profilesBg,
  ...followingBg,
  ...recordsBg,
  ...tablesBg,
  ...commentaryBg,
  ...compareBg,
  ...filesBg,
};
