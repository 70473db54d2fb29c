import type { Refusal } from '#desk/kit/refusal.ts';
import { useTexts } from '#desk/club/texts.ts';
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
