import { expect, test } from 'vitest';
import { minuteText } from './minute-text.ts';

test('[MM2] stoppage is counted apart', () => {
  expect(minuteText({ minute: 38, extraTime: null })).toBe('38’');
  expect(minuteText({ minute: 25, extraTime: 2 })).toBe('25+2’');
  expect(minuteText({ minute: null, extraTime: null })).toBe('');
});
