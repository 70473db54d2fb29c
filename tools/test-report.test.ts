import { expect, test } from 'vitest';
import { countTests } from './test-report.ts';

const report = (
  testResults: { status: string; assertionResults: { status: string }[] }[],
  numFailedTests = 0,
): string => JSON.stringify({ numPassedTests: 5, numFailedTests, numPendingTests: 1, numTodoTests: 1, testResults });

test('tests are counted as they ended', () => {
  const failing = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };
  expect(countTests(report([failing], 1), false)).toEqual({ passed: 5, failed: 1, skipped: 2 });
});

test('a file that could not be loaded is a failure', () => {
  expect(countTests(report([{ status: 'failed', assertionResults: [] }]), false).failed).toBe(1);
});

test('an error outside of any test is a failure', () => {
  expect(countTests(report([]), false).failed).toBe(1);
  expect(countTests(report([]), true).failed).toBe(0);
});
