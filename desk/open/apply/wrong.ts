import { DeskError } from '#desk/api/client.ts';
import { applicationBg } from '#i18n/application/bg.ts';
import type { ApplyTranslate } from './texts.ts';

/** Why something was not done: at a field of the form, or as a whole. */
export interface Wrong {
  field: string;
  reason: string;
}

export function wrongOf(error: unknown): Wrong {
  if (!(error instanceof DeskError)) return { field: '', reason: 'no_network' };
  return { field: error.field ?? '', reason: error.reason ?? 'failed' };
}

export function wrongText(t: ApplyTranslate, { field, reason }: Wrong): string {
  if (field === 'agreed') return t('apply.wrong.agree');
  if (field === 'contact') return t('apply.wrong.contact');
  const key = `apply.wrong.${reason}`;
  if (key in applicationBg) return t(key as 'apply.wrong.invalid');
  return t(field === '' ? 'apply.wrong.failed' : 'apply.wrong.invalid');
}
