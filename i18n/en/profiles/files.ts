import type { Translated } from '#i18n/translate.ts';
import type { files as source } from '#i18n/bg/profiles/files.ts';

/** Texts of calendars, feeds, embeds and pictures to share. */
export const files: Translated<typeof source> = {
  'feed.title': '{name}: news',
  'calendar.result': '{match} {home}:{away}',
  'calendar.penalties': '{result} ({home}:{away} on penalties)',
  'calendar.awarded': '{result} (awarded)',
  'calendar.postponed': '{match} (postponed)',
  'calendar.abandoned': '{result} (abandoned)',
  'calendar.cancelled': '{match} (cancelled)',
  'openSearch.description': 'Players, teams, competitions and referees of {league}',

  'calendar.add': 'Add to calendar',
  'calendar.subscribe': 'Subscribe to the calendar',
  'embed.offer.match': 'Put the match on your site',
  'embed.offer.standings': 'Put the table on your site',
  'embed.title': 'For your site',
  'embed.text': 'Copy this code and paste it into your page. It keeps itself up to date.',
  'embed.code': 'Embed code',
  'embed.copy': 'Copy the code',
  'embed.copied': 'Copied',

  'social.assist': 'Assist: {name}',
  'social.more': { one: 'and {count} more match', other: 'and {count} more matches' },
  'social.place': 'in the table',
  'social.points': { one: 'point', other: 'points' },
  'social.record': 'won, drawn, lost',
  'social.nextMatch': 'Next match',
  'social.lastMatch': 'Last match',
  'social.offer': 'Live scores, standings, fixtures and news',
};
