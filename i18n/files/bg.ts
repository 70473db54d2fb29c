/** Texts of calendars, feeds and pictures, which only the server makes. */
export const filesBg = {
  'feed.title': '{name}: новини',
  'calendar.result': '{match} {home}:{away}',
  'calendar.penalties': '{result} ({home}:{away} след дузпи)',
  'calendar.awarded': '{result} (служебно)',
  'calendar.postponed': '{match} (отложен)',
  'calendar.abandoned': '{result} (прекратен)',
  'calendar.cancelled': '{match} (отменен)',
  'openSearch.description': 'Играчи, отбори, състезания и съдии в {league}',

  'social.assist': 'Асистенция: {name}',
  'social.more': { one: 'и още {count} мач', other: 'и още {count} мача' },
  'social.place': 'място',
  'social.points': { one: 'точка', other: 'точки' },
  'social.record': 'победи, равни, загуби',
  'social.nextMatch': 'Следващ мач',
  'social.lastMatch': 'Последен мач',
  'social.offer': 'Резултати на живо, класиране, програма и новини',
} as const;
