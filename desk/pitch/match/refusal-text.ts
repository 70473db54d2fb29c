import { deskBg } from '#i18n/desk/bg.ts';
import type { RefusalReason } from '#domain/match/rules/refusal.ts';
import { useTexts } from '#desk/shell/texts.ts';

type RefusalKey = Extract<keyof typeof deskBg, `refusal.${string}`>;

const isKnown = (key: string): key is RefusalKey => key in deskBg;

const keyOf = (reason: RefusalReason): RefusalKey => `refusal.${reason}`;

/** Why something was refused, in the same words wherever it was decided. */
export function useRefusal(): (reason: string) => string {
  const { t } = useTexts();
  return (reason) => {
    // A reason of the rules without words does not compile; the server has a few more.
    const key: string = keyOf(reason as RefusalReason);
    return isKnown(key) ? t(key) : t('refusal.other');
  };
}
