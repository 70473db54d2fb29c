/** How long it is until a match, on the card of a team. */
export const countdownBg = {
  'team.noMatches': 'Още няма насрочен мач.',
  'countdown.days': { one: '{count} ден', other: '{count} дни' },
  'countdown.hours': 'ч',
  'countdown.minutes': 'мин',
} as const;
