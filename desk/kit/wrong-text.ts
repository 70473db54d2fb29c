import type { OfficeTranslate } from '#desk/office/texts.ts';
import { officeBg } from '#i18n/office/bg.ts';

type Key = Exclude<Extract<keyof typeof officeBg, `wrong.${string}`>, 'wrong.shared_player'>;
const isKnown = (key: string): key is Key => key in officeBg;

/** Why the server refused a field, in words. */
export function wrongText(t: OfficeTranslate, reason: string, about = ''): string {
  if (reason === 'shared_player') return t('wrong.shared_player', { about });
  const key = `wrong.${reason}`;
  return t(isKnown(key) ? key : 'wrong.invalid');
}
