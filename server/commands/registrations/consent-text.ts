import type { LeagueSettings } from '#contract/http/league-settings.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { fillIn } from '#domain/league/placeholders.ts';
import { consentText } from '#i18n/registration/consent-text.ts';
import { findNewestConsent, insertConsent, lockConsents, type ConsentText } from '#server/db/registrations/consents.ts';
import type { Database } from '#server/db/transactions.ts';
import { readLeagueSettings } from '#server/league/league-settings.ts';

/** [RG7] What players agree to now: a text that has changed since is a new edition of today. */
export async function currentConsent(db: Database, at: Date): Promise<ConsentText> {
  const text = writeConsent(await readLeagueSettings(db));
  const isSame = (known: ConsentText | null): known is ConsentText => known?.bg === text.bg && known.en === text.en;
  const newest = await findNewestConsent(db);
  if (isSame(newest)) return newest;
  return db.transaction(async (tx) => {
    await lockConsents(tx);
    const known = await findNewestConsent(tx);
    return isSame(known) ? known : insertConsent(tx, { ...text, since: dayAt(at) });
  });
}

/** The league's own words, or else the program's. */
function writeConsent(settings: LeagueSettings): Pick<ConsentText, 'bg' | 'en'> {
  const { bg, en } = settings.consent.bg === '' ? consentText : settings.consent;
  return { bg: fillIn(bg, settings, 'bg'), en: fillIn(en || bg, settings, 'en') };
}
