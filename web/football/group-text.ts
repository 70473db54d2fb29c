import type { Translate } from '#i18n/translate.ts';

/** „Група A“; a name that says so itself stays. */
export const groupText = (name: string, t: Translate): string =>
  /^(group|група)\s/i.test(name) ? name : t('table.group', { name });
