import { expect, test } from 'vitest';

import { CLUBS } from '../clubs.ts';
import { goalkeeperKit } from './kit.ts';
import { drawPortrait } from './portrait.ts';

const kit = { shirt: '#1a7a4c', trim: '#f2c744', pattern: 'plain' } as const;

test('the same player has the same face, another player another', () => {
  const draw = (key: string) => drawPortrait({ key, kit, goalkeeper: false, age: 27 }, 'p');
  expect(draw('ivan-kolev')).toBe(draw('ivan-kolev'));
  const faces = Array.from({ length: 40 }, (_, i) => draw(`player-${i}`));
  expect(new Set(faces).size).toBe(40);
});

test('a goalkeeper never wears the shirt of his team-mates', () => {
  for (const club of CLUBS) expect(goalkeeperKit(club.kit).shirt).not.toBe(club.kit.shirt);
});

test('boys have no beards and no grey hair', () => {
  for (let i = 0; i < 60; i++) {
    const face = drawPortrait({ key: `boy-${i}`, kit, goalkeeper: false, age: 16 }, 'p');
    expect(face).not.toMatch(/#6d6862|#8a8077|#b3ada5/);
    expect(face).not.toContain('M21.9 29.5');
  }
});
