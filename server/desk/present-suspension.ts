import { englishOr } from '#domain/league/texts.ts';
import type { DeskSuspension } from '#contract/desk/bans.ts';
import type { KnownSuspension } from '#server/discipline/read-suspensions.ts';

/** For those who write line-ups: nobody's reason is kept from them. */
export const presentSuspension = (suspension: KnownSuspension | null | undefined): DeskSuspension | null =>
  suspension
    ? {
        cause: suspension.cause,
        matches: suspension.matches,
        until: suspension.until,
        reason: suspension.decided && {
          bg: suspension.decided.reasonBg,
          en: englishOr(suspension.decided.reasonEn, suspension.decided.reasonBg),
        },
      }
    : null;
