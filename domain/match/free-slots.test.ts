import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf } from '#domain/formatting/sofia-time.ts';
import { findClashes, type PlannedMatch } from './clash.ts';
import { freeSlots } from './free-slots.ts';

const match = (id: number, day: string, time: string, needs: Partial<PlannedMatch> = {}): PlannedMatch => ({
  id,
  start: instantOf(day, time),
  halfMinutes: 25,
  venue: 'Балик',
  referee: null,
  teams: [id * 2, id * 2 + 1],
  ...needs,
});
const [SATURDAY, SUNDAY] = ['2026-03-21', '2026-03-22'];
const choices = {
  days: [SATURDAY, SUNDAY],
  times: ['17:00', '18:00', '19:00', '20:00'],
  pitches: ['Изток', 'Спартак', 'Балик'].map((name) => ({ name, hours: null })),
  from: instantOf('2026-03-01', '00:00'),
};
const texts = (slots: ReturnType<typeof freeSlots>) =>
  slots.map(({ day, time, venue }) => `${day === SATURDAY ? 'Sa' : 'Su'} ${time} ${venue}`);

/** Балик is taken on Saturday at 17:00, 18:00 and 19:00. */
const others = ['17:00', '18:00', '19:00'].map((time, i) => match(i + 2, SATURDAY, time));

test('[CH4] the chosen pitch at the nearest hour, then the others at the chosen hour', () => {
  expect(texts(freeSlots(match(1, SATURDAY, '18:00'), others, choices, 3))).toEqual([
    'Sa 20:00 Балик',
    'Sa 18:00 Изток',
    'Sa 18:00 Спартак',
  ]);
});

test('[CH4] a second hour of a pitch comes after one of each', () => {
  expect(texts(freeSlots(match(1, SATURDAY, '18:00'), others, choices, 5)).slice(3)).toEqual([
    'Sa 17:00 Изток',
    'Sa 17:00 Спартак',
  ]);
});

test('[CH4] another day when one of the teams already plays on this one', () => {
  const busy = match(9, SATURDAY, '11:00', { venue: 'Север', teams: [2, 40] });
  const found = freeSlots(match(1, SATURDAY, '18:00'), [...others, busy], choices, 2);
  expect(texts(found)).toEqual(['Su 18:00 Балик', 'Su 18:00 Изток']);
});

test('[CH4] nothing in the past', () => {
  const from = instantOf(SUNDAY, '19:30');
  expect(texts(freeSlots(match(1, SATURDAY, '18:00'), [], { ...choices, from }, 9))).toEqual([
    'Su 20:00 Балик',
    'Su 20:00 Изток',
    'Su 20:00 Спартак',
  ]);
});

test('[CH4] whatever is offered clashes with nothing, and nothing is offered twice', () => {
  const anyMatch = fc
    .record({
      id: fc.integer({ min: 2, max: 40 }),
      day: fc.constantFrom(...choices.days),
      time: fc.constantFrom('16:30', '17:00', '17:45', '18:00', '19:15', '20:00'),
      venue: fc.constantFrom('Балик', 'Изток', 'Спартак', null),
      referee: fc.constantFrom(1, 2, null),
      teams: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 2, maxLength: 2 }),
    })
    .map(({ id, day, time, ...needs }) => match(id, day, time, needs));
  fc.assert(
    fc.property(anyMatch, fc.array(anyMatch, { maxLength: 8 }), (wanted, known) => {
      const slots = freeSlots({ ...wanted, id: 1 }, known, choices, 6);
      for (const { day, time, venue } of slots) {
        expect(choices.pitches.map(({ name }) => name)).toContain(venue);
        expect(findClashes({ ...wanted, id: 1, start: instantOf(day, time), venue }, known)).toEqual([]);
      }
      expect(new Set(texts(slots)).size).toBe(slots.length);
    }),
  );
});
