import { dayHeading, type Language } from '#domain/formatting/date.ts';
import { scoreText } from '#domain/formatting/match-words.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { instantOf } from '#domain/formatting/sofia-time.ts';
import type { EliminationRound } from '#domain/match/round.ts';
import type { Score } from '#domain/match/score.ts';
import { chatBg } from '#i18n/chat/bg.ts';
import { chatEn } from '#i18n/chat/en.ts';
import { createTranslate, type TranslateOf } from '#i18n/translate.ts';

export interface Named {
  name: string;
  nameLatin: string | null;
}

export interface ChatMatch {
  /** Null while it is not known who plays. */
  home: Named | null;
  away: Named | null;
  competition: Named;
  /** Its public page. */
  url: string;
}

/** When and where a match is. */
export interface When {
  day: string | null;
  time: string | null;
  pitch: Named | null;
}

interface InBoth {
  bg: string;
  en: string;
}

interface Round {
  number: number;
  round: EliminationRound | null;
}

/** What was decided, as far as others have to know it. */
export type ChatNews =
  | { kind: 'moved'; match: ChatMatch; was: When; when: When }
  | { kind: 'scheduled'; match: ChatMatch; when: When }
  | { kind: 'postponed' | 'cancelled' | 'restored'; match: ChatMatch; when: When }
  | { kind: 'postponed-round'; competition: Named; gameweek: Round }
  | { kind: 'awarded'; match: ChatMatch; score: Score; reason: InBoth }
  | { kind: 'award-lifted'; match: ChatMatch }
  | { kind: 'results'; competition: Named; gameweek: Round; matches: { match: ChatMatch; score: Score }[] }
  | { kind: 'corrected'; match: ChatMatch; score: Score; was: Score }
  | { kind: 'banned'; player: Named; competition: Named | null; ban: Ban }
  | { kind: 'ban-lifted'; player: Named; competition: Named | null; day: string }
  | { kind: 'withdrawn'; team: Named; competition: Named; day: string; isAnnulled: boolean | null }
  | { kind: 'returned'; team: Named; competition: Named };

interface Ban {
  startsOn: string;
  endsOn: string | null;
  matches: number | null;
  reason: InBoth;
}

type ChatTranslate = TranslateOf<typeof chatBg>;

const translates: Record<Language, ChatTranslate> = {
  bg: createTranslate<typeof chatBg>('bg', chatBg),
  en: createTranslate<typeof chatBg>('en', chatEn),
};

/** [CT1] What the organiser sends to the chat of the league, in both languages. */
export const chatText = (news: ChatNews): InBoth => ({ bg: writeNews(news, 'bg'), en: writeNews(news, 'en') });

function writeNews(news: ChatNews, language: Language): string {
  const t = translates[language];
  const named = (one: Named | null) => (one ? nameIn(language, one) : t('chat.unknown'));
  const dayText = (day: string) => {
    const [, date = ''] = dayHeading(instantOf(day, '12:00'), language).split(', ');
    return `${date} ${day.slice(0, 4)}`;
  };
  switch (news.kind) {
    case 'moved': {
      const [when, was] = [whenText(news.when, language), whenText(news.was, language)];
      const lines = [
        t('chat.moved', { ...ofMatch(news.match), when }),
        ...(was === '' ? [] : [t('chat.was', { when: was })]),
      ];
      return [lines.join(' '), news.match.url].join('\n');
    }
    case 'scheduled':
      return linked(t('chat.scheduled', { ...ofMatch(news.match), when: whenText(news.when, language) }));
    case 'postponed':
    case 'cancelled':
    case 'restored': {
      const when = whenText(news.when, language);
      const about = ofMatch(news.match);
      return linked(when === '' ? t(`chat.${news.kind}NoDate`, about) : t(`chat.${news.kind}`, { ...about, when }));
    }
    case 'postponed-round':
      return t('chat.postponedRound', { competition: named(news.competition), round: roundText(news.gameweek, t) });
    case 'awarded':
      return linked(
        t('chat.awarded', { ...ofMatch(news.match), score: shown(news.score), reason: ended(news.reason[language]) }),
      );
    case 'award-lifted':
      return linked(t('chat.awardLifted', ofMatch(news.match)));
    case 'results':
      return [
        t('chat.results', { competition: named(news.competition), round: roundText(news.gameweek, t) }),
        ...news.matches.map(({ match, score }) => `${named(match.home)} ${shown(score)} ${named(match.away)}`),
      ].join('\n');
    case 'corrected':
      return linked(t('chat.corrected', { ...ofMatch(news.match), score: shown(news.score), was: shown(news.was) }));
    case 'banned': {
      const { matches, endsOn, startsOn, reason } = news.ban;
      const about = { player: named(news.player), where: whereText(news.competition), reason: ended(reason[language]) };
      if (matches !== null) return t('chat.bannedMatches', { ...about, count: matches });
      if (endsOn !== null) return t('chat.bannedUntil', { ...about, day: dayText(endsOn) });
      return t('chat.bannedForGood', { ...about, day: dayText(startsOn) });
    }
    case 'ban-lifted':
      return t('chat.banLifted', {
        player: named(news.player),
        day: dayText(news.day),
        where: whereText(news.competition),
      });
    case 'withdrawn': {
      const { team, competition, day, isAnnulled } = news;
      const text = t('chat.withdrawn', { team: named(team), competition: named(competition), day: dayText(day) });
      const rule = isAnnulled === null ? [] : [t(isAnnulled ? 'chat.withdrawnAnnulled' : 'chat.withdrawnKept')];
      return [text, ...rule].join(' ');
    }
    case 'returned':
      return t('chat.returned', { team: named(news.team), competition: named(news.competition) });
  }

  function ofMatch({ home, away, competition }: ChatMatch) {
    return { match: `${named(home)} – ${named(away)}`, competition: named(competition) };
  }
  function linked(text: string) {
    return 'match' in news ? `${text}\n${news.match.url}` : text;
  }
  function whereText(competition: Named | null) {
    return competition ? t('chat.where', { competition: named(competition) }) : '';
  }
  function shown({ home, away }: Score) {
    return scoreText(home, away, language);
  }
}

/** "събота, 21 март, 18:00, Терен Балик" */
function whenText({ day, time, pitch }: When, language: Language): string {
  const parts = [day && dayHeading(instantOf(day, '12:00'), language), time, pitch && nameIn(language, pitch)];
  return day === null ? '' : parts.filter(Boolean).join(', ');
}

const roundText = ({ number, round }: Round, t: ChatTranslate): string =>
  round === null ? t('chat.round', { number }) : t(`chat.round.${round}`);

const ended = (reason: string): string => (/[.!?…]$/u.test(reason) ? reason : `${reason}.`);
