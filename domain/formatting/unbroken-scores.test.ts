import { expect, test } from 'vitest';
import { unbrokenScores } from './unbroken-scores.ts';

test.each([
  ['Балик победи с 3–1.', 'Балик победи с 3–\u20601.'],
  ['11-0', '11-\u20600'],
  ['Балик – Рилци 2:1', 'Балик – Рилци 2:1'],
])('[DF10] "%s" keeps its score on one line', (text, shown) => expect(unbrokenScores(text)).toBe(shown));
