import type { OfficeTranslate } from '#desk/office/texts.ts';
import { officeBg } from '#i18n/office/bg.ts';

type Key = Extract<keyof typeof officeBg, `wrong.${string}`>;
const isKnown = (key: string): key is Key => key in officeBg;

/** Why the server refused a field, in words. */
export function wrongText(t: OfficeTranslate, reason: string): string {
  const key = `wrong.${reason}`;
  return t(isKnown(key) ? key : 'wrong.invalid');
}
