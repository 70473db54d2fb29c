import type { recordsBg } from '#i18n/records/bg.ts';
import type { Translated } from '#i18n/translate.ts';

export const recordsEn: Translated<typeof recordsBg> = {
  'records.since': { one: 'first season', other: '{count} seasons since {season}' },
  'records.champions': 'Champions',
  'records.table': 'All-time table',
  'records.seasons': 'Seasons',
  'records.seasons.short': 'S',
  'records.titles': 'Titles',
  'records.titles.short': 'Titles',
  'records.scorers': 'All-time scorers',
  'records.inMatches': { one: 'in {count} match', other: 'in {count} matches' },
  'records.appearances': 'Most appearances',
  'records.hauls': 'Most goals in a match',
  'records.biggestWins': 'Biggest wins',
  'records.biggestDefeats': 'Heaviest defeats',
  'records.mostGoals': 'Highest-scoring matches',
  'records.run.unbeaten': 'Longest unbeaten run',
  'records.run.winning': 'Longest winning run',
  'records.run.cleanSheets': 'Longest without conceding',
  'records.run.goingOn': 'since {date}, still going',
  'records.places': 'Season by season',
  'records.place': 'Place {place}',
  'records.champion': 'Champions',
  'records.empty': 'Records begin with the first match played',
  'records.note': 'All seasons count. Awarded results count in the table, but not in runs or among the biggest wins.',
};
