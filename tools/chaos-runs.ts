/** Tests beside the chaos tests that `npm test` shortens too. */
const SHORTENED = [
  'tests/api/import-refresh',
  'tests/api/league-folder-restore',
  'tests/api/load-demo',
  'tests/api/office-any-commands',
  'tests/api/office-commands',
  'tests/api/office-tags',
  'tests/postgres/embedded-postgres',
];

/**
 * The runs of `npm run chaos`, one after the other. Tests that measure time come first and alone, so that no other
 * test, nor what one left behind, is on the machine beside them.
 */
export const chaosRuns = (filters: string[]): string[][] => [
  ['--project=chaos-timed', '--passWithNoTests', ...filters],
  ['--project=chaos', '--passWithNoTests', ...filters],
  ['--project=api', '--project=postgres', ...SHORTENED],
  ['--project=e2e', '--maxWorkers=1', 'tests/e2e/desk-'],
];
