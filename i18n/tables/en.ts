import type { Translated } from '#i18n/translate.ts';
import type { tablesBg } from './bg.ts';

export const tablesEn: Translated<typeof tablesBg> = {
  'tables.venue': 'Which matches',
  'tables.venue.all': 'All',
  'tables.venue.home': 'Home',
  'tables.venue.away': 'Away',
  'tables.span': 'Time span',
  'tables.span.season': 'Whole season',
  'tables.span.lastFive': 'Last five',
  'tables.span.firstHalf': 'First half',
  'tables.span.secondHalf': 'Second half',
  'tables.narrow': 'Only results count here: no deducted points, drawn lots or cards.',
};
