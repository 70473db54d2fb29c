import type { Goal } from '#contract/http/match-events.ts';
import type { Language } from '#contract/language.ts';
import { pagePaths } from '#contract/paths.ts';
import type { PushPayload } from '#contract/push-payload.ts';
import { matchDateTime } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import type { Score } from '#domain/match/score.ts';
import type { Announcement } from '#domain/notifications/announce.ts';
import { notificationsBg } from '#i18n/notifications/bg.ts';
import { notificationsEn } from '#i18n/notifications/en.ts';
import { createTranslate, type TranslateOf } from '#i18n/translate.ts';
import { presentLatin } from '#server/api/presenters.ts';
import type { MatchDetailsRow } from '#server/db/matches/match-details.ts';

const texts: Record<Language, TranslateOf<typeof notificationsBg>> = {
  bg: createTranslate<typeof notificationsBg>('bg-BG', notificationsBg),
  en: createTranslate<typeof notificationsBg>('en', notificationsEn),
};

const scoreText = ({ home, away }: Score) => `${home}–${away}`;

/** One text for each goal: another one means that the goal was corrected. */
export function goalText(row: MatchDetailsRow, goal: Goal, language: Language): string {
  const t = texts[language];
  const team = [row.home, row.away].find((side) => side && (side.id === goal.team_id) !== goal.is_own_goal);
  if (!goal.scorer) return team ? t('goalOf', { team: nameIn(language, team) }) : '';
  const scorer = nameIn(language, { name: goal.scorer.name, nameLatin: goal.scorer.name_latin });
  const marked = goal.is_own_goal ? t('ownGoal', { scorer }) : goal.is_penalty ? t('penalty', { scorer }) : scorer;
  const minute = goal.minute === null ? '' : `${goal.minute}${goal.extra_time ? `+${goal.extra_time}` : ''}’`;
  return t('goalBy', { minute, scorer: marked }).trim();
}

/** The notification about a match, as a device shows it. */
export function writeNotification(
  announcement: Announcement,
  { row, goals, language }: { row: MatchDetailsRow; goals: Goal[]; language: Language },
): PushPayload | null {
  const t = texts[language];
  if (!row.home || !row.away) return null;
  const sides = { home: nameIn(language, row.home), away: nameIn(language, row.away) };
  const occasion = nameIn(language, row.competition);
  const current = row.official ?? row.score ?? { home: 0, away: 0 };
  const about = {
    tag: tagOf(row.id, announcement),
    url: pagePaths.match(row.id),
    lang: language,
    update: 'update' in announcement && announcement.update,
    stop: t('stop'),
  };
  switch (announcement.kind) {
    case 'kick-off':
      return { ...about, title: t('match', sides), body: t('kickOff', { occasion }) };
    case 'goal': {
      if ('takenBack' in announcement)
        return { ...about, title: t('takenBack', { ...sides, score: scoreText(current) }), body: t('takenBackText') };
      const goal = goals.find(({ id }) => id === announcement.goal);
      if (!goal) return null;
      const score = { home: goal.team1_score ?? current.home, away: goal.team2_score ?? current.away };
      return {
        ...about,
        title: t('goal', { ...sides, score: scoreText(score) }),
        body: goalText(row, goal, language),
      };
    }
    case 'result':
      return { ...about, title: t('result', { ...sides, score: scoreText(current) }), body: occasion };
    case 'moved':
      return { ...about, ...movedText(announcement.to, { row, sides, language }) };
  }
}

interface Moved {
  row: MatchDetailsRow;
  sides: { home: string; away: string };
  language: Language;
}

function movedText(to: 'date' | 'postponed' | 'cancelled', { row, sides, language }: Moved) {
  const t = texts[language];
  if (to !== 'date') return { title: t(to, sides), body: t(`${to}Text`) };
  const venue = language === 'bg' ? row.venue : presentLatin(row.venue, row.venueLatin);
  const date = row.startTime && matchDateTime(row.startTime, language);
  return { title: t('moved', sides), body: [date, venue].filter(Boolean).join(', ') };
}

/** Short, because it is also a topic of the push service: at most 32 characters. */
function tagOf(matchId: number, announcement: Announcement): string {
  return announcement.kind === 'goal' ? `m${matchId}-goal-${announcement.goal}` : `m${matchId}-${announcement.kind}`;
}

export const writeNews = (
  { id, titleBg, titleEn }: { id: number; titleBg: string; titleEn: string },
  language: Language,
): PushPayload => ({
  title: language === 'bg' ? titleBg : titleEn,
  body: texts[language]('news'),
  tag: `news-${id}`,
  url: pagePaths.article(id),
  lang: language,
  update: false,
  stop: texts[language]('stop'),
});
