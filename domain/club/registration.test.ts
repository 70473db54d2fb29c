import { describe, expect, test } from 'vitest';
import { birthDay, freeNumbers, isOffered, mayCorrect, needsParent, registrationFault } from './registration.ts';

const today = '2026-03-15';
const ages = { least: 14, adult: 18 };

describe('[RG1] who may register', () => {
  const fault = (birthdate: string, hasParent = false) => registrationFault({ birthdate, hasParent }, today, ages);

  test('an adult, for himself', () => {
    expect(fault('2008-03-15')).toBeNull();
    expect(needsParent('2008-03-15', today, ages)).toBe(false);
  });
  test('a minor, with a parent', () => {
    expect(fault('2008-03-16')).toBe('needs_parent');
    expect(fault('2008-03-16', true)).toBeNull();
  });
  test('nobody below the least age of the league, nor who is not born', () => {
    expect(fault('2012-03-15', true)).toBeNull();
    expect(fault('2012-03-16', true)).toBe('too_young');
    expect(fault(today, true)).toBe('unborn');
    expect(
      registrationFault({ birthdate: '2016-01-01', hasParent: true }, today, { least: null, adult: 18 }),
    ).toBeNull();
  });
});

test('[RG1] a birth date is three numbers that make a day', () => {
  expect(birthDay('7', '11', '2001')).toBe('2001-11-07');
  expect(birthDay('29', '2', '2004')).toBe('2004-02-29');
  for (const [day, month, year] of [
    ['29', '2', '2005'],
    ['31', '4', '2001'],
    ['0', '1', '2001'],
    ['1', '13', '2001'],
    ['1', '1', '01'],
    ['', '1', '2001'],
    ['1', '1', '1899'],
  ] as const)
    expect([day, month, year, birthDay(day, month, year)]).toEqual([day, month, year, null]);
});

test('[RG2] it is corrected until it is confirmed, and sent again after a refusal', () => {
  expect((['waiting', 'refused', 'with-league', 'accepted'] as const).map(mayCorrect)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('[RG4] the lowest numbers that nobody wears are offered', () => {
  expect(freeNumbers([1, 2, 4, 4], 3)).toEqual([3, 5, 6]);
  expect(
    freeNumbers(
      Array.from({ length: 98 }, (_, at) => at + 1),
      5,
    ),
  ).toEqual([99]);
});

describe('[RG6] whom a manager is asked about', () => {
  const known = {
    isOwn: false,
    hasSameName: true,
    hidden: false,
    birthdate: '1995-01-01',
    parentalDeclaration: false,
  };
  const offered = (more: Partial<typeof known>) => isOffered({ ...known, ...more }, today, ages);

  test('somebody of the same public name, whenever he was born', () => {
    expect(offered({})).toBe(true);
    expect(offered({ birthdate: '1970-12-31' })).toBe(true);
  });
  test('of other teams nobody by his birth date alone, and nobody whose name is not public', () => {
    expect(offered({ hasSameName: false })).toBe(false);
    expect(offered({ hidden: true })).toBe(false);
    expect(offered({ birthdate: '2010-01-01' })).toBe(false);
    expect(offered({ birthdate: '2010-01-01', parentalDeclaration: true })).toBe(true);
  });
  test('of his own squad everybody who looks like him', () => {
    expect(offered({ isOwn: true, hasSameName: false, hidden: true })).toBe(true);
  });
});
