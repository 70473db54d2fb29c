import { expect, it } from 'vitest';
import { openCalendar } from './calendar.ts';
import { openPlayground } from './fixtures.ts';
import { gatherPeople } from './people.ts';
import { createRandom } from './random.ts';
import { addMinutes } from '#domain/formatting/sofia-time.ts';
import { foundSquads } from './squads.ts';

const random = createRandom('two shirts');
const calendar = openCalendar(new Date('2026-11-15T15:45:00Z'));

const fixtureOf = (home: string, away: string, start: Date) => ({
  key: `${home}-${away}`,
  competition: `cup of ${home}`,
  season: calendar.current.key,
  gameweek: 1,
  home,
  away,
  entrants: [home, away],
  booking: { start, venue: 'Терен Балик', referee: 'anybody' },
});

it('a man of two clubs plays for one of them a day, also when both would take him', () => {
  const squads = foundSquads(random, calendar, gatherPeople(random, calendar.today));
  const own = squads.membersOn('balik', calendar.today);
  for (const { membership } of own) {
    squads.memberships.push({ ...membership, team: 'chirakman', rank: 'SECONDARY', shirtNumber: null });
  }
  const playground = openPlayground(random, calendar, squads);
  const morning = addMinutes(calendar.now, -400);
  const first = playground.play(fixtureOf('balik', 'riltsi', morning));
  const second = playground.play(fixtureOf('chirakman', 'vihar', addMinutes(morning, 120)));
  const sheetOf = (match: typeof first, team: string) =>
    match.lineups.filter((entry) => entry.team === team).map(({ player }) => player);
  const regulars = new Set(sheetOf(first, 'balik'));
  expect(regulars.size).toBeGreaterThan(9);
  expect(sheetOf(second, 'chirakman').filter((player) => regulars.has(player))).toEqual([]);
  const lent = sheetOf(second, 'chirakman').filter((player) =>
    own.some(({ membership }) => membership.player === player),
  );
  expect(lent.length).toBeGreaterThan(0);
});
