import { longDateTime, numericDate } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { declarationTexts } from '#i18n/registration/declaration.ts';
import { createTranslate } from '#i18n/translate.ts';
import type { Signed } from '#server/commands/registrations/send-registration.ts';
import type { SignedDeclaration } from '#server/documents/draw-declaration.ts';

/** [RG7] The whole text that was agreed to, with its edition, who signs for whom, and when. */
export function writeDeclaration(
  { team, name, birthdate, parent, consent, language }: Signed,
  { league, at }: { league: { bg: string; en: string }; at: Date },
): SignedDeclaration {
  const t = createTranslate<(typeof declarationTexts)['bg']>(language, declarationTexts[language]);
  const day = (date: string) => numericDate(new Date(`${date}T12:00:00Z`), language);
  const isDrawn = parent.signature.kind === 'drawn';
  return {
    title: t('title'),
    lang: language === 'bg' ? 'bg-BG' : 'en',
    facts: [
      t('player', { name, birthdate: day(birthdate), team: nameIn(language, team) }),
      t('parent', { name: parent.name, contact: parent.contact }),
      t('edition', { edition: consent.edition, since: day(consent.since) }),
    ],
    paragraphs: [
      t('permission', { name, league: league[language] }),
      ...consent[language].split(/\n+/).filter((text) => text.trim() !== ''),
    ],
    signedBy: t(isDrawn ? 'drawn' : 'typed', { name: parent.name, at: longDateTime(at, language) }),
    strokes: parent.signature.kind === 'drawn' ? parent.signature.strokes : null,
  };
}
