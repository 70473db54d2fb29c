import { expect, test } from 'vitest';
import { groupByPitch, weekendOf } from './weekend.ts';

test.each(['2026-03-23', '2026-03-26', '2026-03-27', '2026-03-29'])(
  '[WE1] on %s the weekend is from Friday to Sunday of the same week, though the clocks change in it',
  (today) => {
    expect(weekendOf(today)).toEqual({ from: '2026-03-27', to: '2026-03-29' });
  },
);

test('[WE2] matches are listed by pitch, unknown ones last, each in the given order', () => {
  const venues = [null, 'Терен 10', 'Терен 2', 'Балик', 'Терен 2'];
  const groups = groupByPitch(venues.map((venue, id) => ({ id, venue })));
  expect(groups.map(({ pitch, items }) => [pitch, ...items.map(({ id }) => id)])).toEqual([
    ['Балик', 3],
    ['Терен 2', 2, 4],
    ['Терен 10', 1],
    [null, 0],
  ]);
});
