export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Vitest's count, to which it adds nothing for a file that could not be loaded or an error outside of any test. */
export function countTests(json: string, exitedWell: boolean): Tally {
  const report = JSON.parse(json) as Report;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !exitedWell ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
