import { expect, test } from 'vitest';
import { compareRules } from './untested-rules.ts';

// Written in parts, because the check reads this file too.
const quote = (...numbers: string[]) => `test('[${numbers.join(', ')}] a goal counts')`;

test('a rule needs a test that quotes its number, alone or among others', () => {
  const spec = '- **AA1** One. **AA2** Two.\n- **AA12** Three (AA3).';
  expect(compareRules(spec, quote('AA1') + quote('AA2', 'AA12'))).toEqual({ untested: [], twice: [], unknown: [] });
  expect(compareRules(spec, quote('AA1') + quote('AA4'))).toEqual({
    untested: ['AA2', 'AA12'],
    twice: [],
    unknown: ['AA4'],
  });
  expect(compareRules('**AA1** One. **AA1** Two.', quote('AA1')).twice).toEqual(['AA1']);
});
