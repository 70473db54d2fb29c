import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** The heavy ones take turns, a file at a time: two cores hold one PostgreSQL with its server, or one browser. */
const heavy = (
  name: string,
  turn: number,
  seconds: number,
  globalSetup: string[] = [],
): TestProjectInlineConfiguration => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    globalSetup,
    sequence: { groupOrder: turn },
    fileParallelism: false,
    testTimeout: seconds * 1000,
    hookTimeout: 180_000,
  },
});

const database = ['tests/support/global-setup.ts'];

/** Sorted by what they need. Unit tests need nothing and sit beside the file they test. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,i18n,contract,server,web,desk,tools}/**/*.test.{ts,tsx}'],
          // A fresh process for each file costs more than most of the tests in it; threads start in a tenth of the time.
          pool: 'threads',
        },
      },
      heavy('demo', 1, 60),
      heavy('tools', 2, 60),
      heavy('postgres', 3, 60),
      heavy('api', 4, 90, database),
      heavy('e2e', 5, 60, database),
      heavy('chaos', 6, 120, database),
    ],
  },
});
