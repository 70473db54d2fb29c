import type { Translate } from '#i18n/translate.ts';

/** „Група A“; unchanged if the name already contains the word. */
export const groupText = (name: string, t: Translate): string =>
  /^(group|група)\s/i.test(name) ? name : t('table.group', { name });
