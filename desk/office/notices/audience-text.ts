import type { NoticeHead } from '#contract/desk/messages.ts';
import type { OfficeTranslate } from '#desk/office/texts.ts';
import type { Language } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';

/** To whom it was written. */
export function audienceText(
  { audience, competition }: Pick<NoticeHead, 'audience' | 'competition'>,
  t: OfficeTranslate,
  language: Language,
): string {
  if (audience === null || (audience === 'competition' && !competition)) return '';
  if (audience === 'competition')
    return t('notices.was.competition', { competition: competition ? nameIn(language, competition) : '' });
  return t(`notices.was.${audience}`);
}
