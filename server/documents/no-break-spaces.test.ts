import { expect, it } from 'vitest';
import { addNoBreakSpaces } from './no-break-spaces.ts';

it.each([
  ['играе в неделя', 'играе в_неделя'],
  ['В неделя и в сряда', 'В_неделя и_в_сряда'],
  ['по чл. 2, т. 6', 'по чл._2, т._6'],
  ['поне 15 години', 'поне 15_години'],
  ['до 2026 г.', 'до 2026_г.'],
  ['загубата – 0', 'загубата_– 0'],
  ['голове, автоголове', 'голове, автоголове'],
])('%s', (text, tied) => {
  expect(addNoBreakSpaces(text).replaceAll('\u00A0', '_')).toBe(tied);
});
