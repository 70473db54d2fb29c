import type { Translated } from '#i18n/translate.ts';
import type { messagesBg } from './bg.ts';

export const messagesEn: Translated<typeof messagesBg> = {
  moved: 'New time: {match}',
  movedText: 'It will be played on {when}.',
  movedAt: 'It will be played on {when}, {venue}.',
  was: 'It was {when}.',
  postponed: 'Postponed: {match}',
  postponedText: 'The new date will be announced.',
  cancelled: 'Cancelled: {match}',
  cancelledText: 'The match will not be played.',
  banned: 'Banned: {player}',
  bannedMatches: {
    one: 'Misses {count} match{where}. Reason: {reason}',
    other: 'Misses {count} matches{where}. Reason: {reason}',
  },
  bannedUntil: 'Does not play until {day}, this day included{where}. Reason: {reason}',
  bannedFrom: 'Does not play from {day}{where}. Reason: {reason}',
  where: ' ({competition})',
};
