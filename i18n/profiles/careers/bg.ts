import { awardsBg } from '#i18n/awards/bg.ts';

/** Texts of what players and teams have in common: transfers, figures, awards. */
export const careersBg = {
  'player.stat.matches': 'Мачове',
  'player.stat.minutes': 'Минути',
  'player.stat.goals': 'Голове',
  'player.stat.assists': 'Асистенции',
  'player.stat.rating': 'Средна оценка',
  'player.stat.yellowCards': 'Жълти картони',
  'player.stat.redCards': 'Червени картони',
  'player.stat.manOfTheMatch': 'Играч на мача',
  'player.stat.saves': 'Спасявания',

  'figure.unknown': 'н/д',

  'transfer.freeAgent': 'Свободен агент',
  'transfer.to': 'към',

  'award.team': 'Отборни',
  'award.individual': 'Индивидуални',
  'award.kind': 'Вид награди',
  'award.seasonal': 'Сезонни',
  'award.occasional': 'За мач, кръг и месец',
  'award.period': 'Период',
  'award.competition': 'Състезание',
  'award.season': 'Сезон',
  'award.currentSeason': 'Текущ сезон',
  'award.gameweek': 'Кръг',
  'award.position': 'Позиция',
  'award.awardedOn': 'Връчена на',
  'award.notes': 'Бележки',

  'team.stats.cleanSheets': 'Сухи мрежи',
  'team.stats.yellowCards': 'Жълти картони',
  'team.stats.redCards': 'Червени картони',

  ...awardsBg,
} as const;
