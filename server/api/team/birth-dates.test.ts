import { expect, it } from 'vitest';
import { presentDetails } from '#server/api/player/player-presenter.ts';
import { presentSquad } from './squad-presenter.ts';

const player = {
  id: 1,
  name: 'Иван Колев',
  nameLatin: 'Ivan Kolev',
  private: false,
  picture: null,
  birthdate: '2000-01-01',
  hasConsented: false,
  nationality: 'BG',
  position: 'FWD' as const,
};

it.for([
  { of: 'a league that shows ages alone', player, birthDates: 'ages' },
  { of: 'players who registered themselves', player: { ...player, hasConsented: true }, birthDates: 'shown' },
] as const)('[AG2] no birth date is sent of $of', ({ player, birthDates }) => {
  const shown = { today: '2026-03-15', birthDates };
  const details = presentDetails({ player, teams: [], transfers: [], awards: [], ...shown });
  const none = { shirtNumber: 9, matches: 0, goals: 0, assists: 0, ratedMatches: 0, ratingSum: 0 };
  const squad = presentSquad([], [{ ...player, ...none }], shown);
  expect([details.age, squad.players.forwards[0]?.player.age]).toEqual([26, 26]);
  expect(JSON.stringify([details, squad])).not.toContain('2000');
});
