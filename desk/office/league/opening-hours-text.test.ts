import { expect, test } from 'vitest';
import { hoursText } from './opening-hours-text.ts';

const open = (weekdays: number[], from: string, until: string) => weekdays.map((weekday) => ({ weekday, from, until }));

test.each([
  [open([1, 2, 3, 4, 5], '17:00', '22:00'), 'пн–пт 17:00–22:00'],
  [[...open([0, 6], '10:00', '20:00'), ...open([3], '18:00', '21:00')], 'сб, нд 10:00–20:00; ср 18:00–21:00'],
  [open([1, 3, 4, 5, 0], '17:00', '22:00'), 'пн, ср–пт, нд 17:00–22:00'],
  [open([0, 1, 2, 3, 4, 5, 6], '08:00', '24:00'), 'пн–нд 08:00–24:00'],
  [[], ''],
])('days that follow each other are written by the first and the last', (hours, text) => {
  expect(hoursText(hours, 'bg')).toBe(text);
});
