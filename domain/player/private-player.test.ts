import { expect, it } from 'vitest';
import { addDays, ageOn } from '#domain/formatting/sofia-time.ts';
import { latestAdultBirthdate } from './private-player.ts';

it('[AG4] a player is of age from the day on which he is 18', () => {
  for (let day = '2024-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    const latest = latestAdultBirthdate(day);
    expect({ day, age: ageOn(latest, day) }).toEqual({ day, age: 18 });
    expect({ day, age: ageOn(addDays(latest, 1), day) }).toEqual({ day, age: 17 });
  }
});
