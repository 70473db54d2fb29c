import type { Translated } from '#i18n/translate.ts';
import type { filesBg } from '#i18n/files/bg.ts';

/** Texts of calendars, feeds and pictures, which only the server makes. */
export const filesEn: Translated<typeof filesBg> = {
  'feed.title': '{name}: news',
  'calendar.result': '{match} {home}–{away}',
  'calendar.penalties': '{result} ({home}–{away} on penalties)',
  'calendar.awarded': '{result} (awarded)',
  'calendar.postponed': '{match} (postponed)',
  'calendar.abandoned': '{result} (abandoned)',
  'calendar.cancelled': '{match} (cancelled)',
  'openSearch.description': 'Players, teams, competitions and referees of {league}',

  'social.assist': 'Assist: {name}',
  'social.more': { one: 'and {count} more match', other: 'and {count} more matches' },
  'social.place': 'in the table',
  'social.points': { one: 'point', other: 'points' },
  'social.record': 'won, drawn, lost',
  'social.nextMatch': 'Next match',
  'social.lastMatch': 'Last match',
  'social.offer': 'Live scores, standings, fixtures and news',
};
