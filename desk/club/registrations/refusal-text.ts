import type { Registration } from '#contract/desk/registrations.ts';
import { useTexts, type ClubTranslate } from '#desk/club/texts.ts';
import type { Refusal } from '#desk/kit/refusal.ts';
import { registrationsBg } from '#i18n/club/registrations/bg.ts';

type Key = Extract<keyof typeof registrationsBg, `newcomer.refused.${string}`>;
const isKnown = (key: string): key is Key => key in registrationsBg;

/** Why a registration was not decided, in words. */
export function useRefusalText(): (refusal: Refusal) => string {
  const { t } = useTexts();
  return ({ reason }) => {
    if (reason === 'no_network') return t('club.noNetwork');
    const key = `newcomer.refused.${reason}`;
    return isKnown(key) ? t(key) : t('club.notDone');
  };
}

/** [RG2] Why somebody who was confirmed waits again. */
export const returnedText = (t: ClubTranslate, { reason }: NonNullable<Registration['returned']>): string =>
  reason === null ? t('newcomer.takenBack') : t('newcomer.returned', { reason });
