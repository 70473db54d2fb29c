import { expect, test } from 'vitest';
import { ineligibility } from './eligibility.ts';

const ages = { least: 15, adult: 18 };
const on = (birthdate: string | null, parentalDeclaration: boolean) =>
  ineligibility({ birthdate, parentalDeclaration }, '2026-03-15', ages);

test.each([
  ['[EL1] on the day before he is 15 he may not play, whatever his parents say', '2011-03-16', true, 'too-young'],
  ['[EL2] from the day he is 15 he needs them', '2011-03-15', false, 'no-declaration'],
  ['[EL2] with them he may play', '2011-03-15', true, null],
  ['[EL2] until the day before he is 18', '2008-03-16', false, 'no-declaration'],
  ['[EL2] from that day he answers for himself', '2008-03-15', false, null],
  ['[EL3] without a birthdate nothing is reported', null, false, null],
] as const)('%s', (_rule, birthdate, declared, expected) => {
  expect(on(birthdate, declared)).toBe(expected);
});
