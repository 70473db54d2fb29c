import type { BanFields } from '#contract/desk/bans.ts';
import { longDate, matchDateTime, type Language } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { instantOf } from '#domain/formatting/sofia-time.ts';
import type { MatchMove, PlannedMatch } from '#domain/messages/match-move.ts';
import { messagesBg } from '#i18n/messages/bg.ts';
import { messagesEn } from '#i18n/messages/en.ts';
import { mailBg } from '#i18n/mail/bg.ts';
import { mailEn } from '#i18n/mail/en.ts';
import { createTranslate, type TranslateOf } from '#i18n/translate.ts';
import type { NewMessage } from './send-message.ts';

export type Written = Pick<NewMessage, 'title' | 'text'>;
export interface Named {
  name: string;
  nameLatin: string | null;
}

export const texts: Record<Language, TranslateOf<typeof messagesBg>> = {
  bg: createTranslate<typeof messagesBg>('bg', messagesBg),
  en: createTranslate<typeof messagesBg>('en', messagesEn),
};

const mailTexts: Record<Language, TranslateOf<typeof mailBg>> = {
  bg: createTranslate<typeof mailBg>('bg', mailBg),
  en: createTranslate<typeof mailBg>('en', mailEn),
};

/** [MS10] The mail by which somebody shows that an address is his. */
export function writeMailCode(code: string, language: Language): { subject: string; text: string } {
  const t = mailTexts[language];
  return { subject: t('codeSubject', { code }), text: t('codeText', { code }) };
}

/** The end of every mail: who has sent it, and where its reader chooses what he gets. */
export const writeMailEnd = (language: Language, league: string, choicesUrl: string | null): string =>
  choicesUrl === null
    ? mailTexts[language]('from', { league })
    : mailTexts[language]('fromWithChoices', { league, choicesUrl });

/** The same in both languages. */
export function inBoth(write: (language: Language) => { title: string; text: string }): Written {
  const [bg, en] = [write('bg'), write('en')];
  return { title: { bg: bg.title, en: en.title }, text: { bg: bg.text, en: en.text } };
}

export const dayText = (day: string, language: Language) => longDate(instantOf(day, '12:00'), language);

interface Moved {
  teams: readonly Named[];
  move: MatchMove;
  before: PlannedMatch;
  after: PlannedMatch;
}

export const writeMove = ({ teams, move, before, after }: Moved): Written =>
  inBoth((language) => {
    const t = texts[language];
    const about = { match: teams.map((team) => nameIn(language, team)).join(' – ') };
    if (move !== 'date' || !after.startTime) {
      const kind = move === 'cancelled' ? 'cancelled' : 'postponed';
      return { title: t(kind, about), text: t(`${kind}Text`) };
    }
    const when = matchDateTime(after.startTime, language);
    const venue = after.venue === null ? null : nameIn(language, { name: after.venue, nameLatin: null });
    const is = venue === null ? t('movedText', { when }) : t('movedAt', { when, venue });
    const isLater = before.startTime !== null && before.startTime.getTime() !== after.startTime.getTime();
    const was = isLater && before.startTime ? [t('was', { when: matchDateTime(before.startTime, language) })] : [];
    return { title: t('moved', about), text: [is, ...was].join(' ') };
  });

export const writeBan = (player: Named, competition: Named | null, ban: BanFields): Written =>
  inBoth((language) => {
    const t = texts[language];
    const reason = (language === 'en' && ban.reasonEn) || ban.reasonBg;
    const where = competition ? t('where', { competition: nameIn(language, competition) }) : '';
    const title = t('banned', { player: nameIn(language, player) });
    if (ban.matches !== null) return { title, text: t('bannedMatches', { count: ban.matches, where, reason }) };
    if (ban.endsOn !== null)
      return { title, text: t('bannedUntil', { day: dayText(ban.endsOn, language), where, reason }) };
    return { title, text: t('bannedFrom', { day: dayText(ban.startsOn, language), where, reason }) };
  });
