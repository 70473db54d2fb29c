/** Narrower and sorted tables. */
export const tablesBg = {
  'tables.venue': 'Кои мачове',
  'tables.venue.all': 'Всички',
  'tables.venue.home': 'Дома',
  'tables.venue.away': 'Гости',
  'tables.span': 'За кой период',
  'tables.span.season': 'Цял сезон',
  'tables.span.lastFive': 'Последни 5',
  'tables.span.firstHalf': '1. полусезон',
  'tables.span.secondHalf': '2. полусезон',
  'tables.narrow': 'Броят се само резултатите: без отнети точки, без жребий и без картони.',
} as const;
