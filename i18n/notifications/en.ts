import type { notificationsBg } from '#i18n/notifications/bg.ts';
import type { Translated } from '#i18n/translate.ts';

export const notificationsEn: Translated<typeof notificationsBg> = {
  match: '{home} – {away}',
  kickOff: 'The match has started. {occasion}',
  goal: 'Goal! {home} {score} {away}',
  goalBy: '{minute} {scorer}',
  ownGoal: '{scorer} (own goal)',
  penalty: '{scorer} (penalty)',
  goalOf: '{team} score.',
  takenBack: 'Goal disallowed: {home} {score} {away}',
  takenBackText: 'The goal does not count.',
  result: 'Full time: {home} {score} {away}',
  moved: 'New time: {home} – {away}',
  postponed: 'Postponed: {home} – {away}',
  postponedText: 'The new date will be announced.',
  cancelled: 'Cancelled: {home} – {away}',
  cancelledText: 'The match will not be played.',
  news: 'News',
  stop: 'Stop notifications',
};
