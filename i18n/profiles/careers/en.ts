import type { Translated } from '#i18n/translate.ts';
import type { careersBg } from '#i18n/profiles/careers/bg.ts';
import { awardsEn } from '#i18n/awards/en.ts';

/** Texts of what players and teams have in common: transfers, figures, awards. */
export const careersEn: Translated<typeof careersBg> = {
  'player.stat.matches': 'Matches',
  'player.stat.minutes': 'Minutes played',
  'player.stat.goals': 'Goals',
  'player.stat.assists': 'Assists',
  'player.stat.rating': 'Average rating',
  'player.stat.yellowCards': 'Yellow cards',
  'player.stat.redCards': 'Red cards',
  'player.stat.manOfTheMatch': 'Man of the match',
  'player.stat.saves': 'Saves',

  'figure.unknown': 'N/A',

  'transfer.freeAgent': 'Free Agent',
  'transfer.to': 'to',

  'award.team': 'Team Awards',
  'award.individual': 'Individual Awards',
  'award.kind': 'Kind of awards',
  'award.seasonal': 'Seasonal',
  'award.occasional': 'Non-seasonal',
  'award.period': 'Period',
  'award.competition': 'Competition',
  'award.season': 'Season',
  'award.currentSeason': 'Current Season',
  'award.gameweek': 'Gameweek',
  'award.position': 'Position',
  'award.awardedOn': 'Awarded on',
  'award.notes': 'Notes',

  'team.stats.cleanSheets': 'Clean sheets',
  'team.stats.yellowCards': 'Yellow cards',
  'team.stats.redCards': 'Red cards',

  ...awardsEn,
};
