/** Of every league: days and times are those of Bulgaria. */
export const TIME_ZONE = 'Europe/Sofia';
