import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

interface Heavy {
  /** Projects of one turn run together, those of the next after them. */
  turn: number;
  seconds: number;
  /** All of the folder with the project's name, unless said. */
  files?: string[];
  /** What is judged by time runs by itself; the rest keeps both of two cores busy, though a test waits now and then. */
  workers?: 1 | 3;
  globalSetup?: string[];
  /** A browser may miss its moment once while the machine is busy with others; twice is a fault. */
  retry?: number;
}

/** Files of a project share a worker and what it has loaded: a server is imported once, a demo league generated once. */
const heavy = (
  name: string,
  { turn, seconds, files = [`tests/${name}/**/*.test.{ts,tsx}`], workers = 3, globalSetup = [], retry = 0 }: Heavy,
): TestProjectInlineConfiguration => ({
  test: {
    name,
    include: files,
    globalSetup,
    sequence: { groupOrder: turn },
    maxWorkers: workers,
    isolate: false,
    testTimeout: seconds * 1000,
    hookTimeout: 180_000,
    // What comes in a moment may take longer while the machine is busy with others.
    expect: { poll: { timeout: 10_000 } },
    // Pages are rendered as visitors get them: the other half of React is five times as slow.
    env: { NODE_ENV: 'production' },
    retry,
  },
});

interface Light {
  turn: number;
  files: string[];
  except?: string[];
  environment?: 'node' | 'jsdom';
  /** A fresh world for each file costs more than most of the tests in it. */
  isolate?: boolean;
}

const light = (
  name: string,
  { turn, files, except = [], environment = 'node', isolate = false }: Light,
): TestProjectInlineConfiguration => ({
  test: {
    name,
    include: files,
    exclude: except,
    sequence: { groupOrder: turn },
    pool: 'threads',
    environment,
    isolate,
  },
});

const database = ['tests/support/global-setup.ts'];

const units = ['{domain,i18n,contract,server,web,desk,tools}/**/*.test.{ts,tsx}'];
/** These put other modules in the place of ours, or listen to the whole document. */
const alone = ['web/league-config.test.ts', 'web/entry-client.test.tsx', 'web/shell/follow-links.test.ts'];

/** These need a document. Among the others, each would load jsdom anew. */
const withDocument = ['web/**/*.dom.test.{ts,tsx}'];

/** Sorted by what they need. Unit tests need nothing and sit beside the file they test. */
export default defineConfig({
  test: {
    // Most projects load the same modules.
    experimental: { fsModuleCache: true },
    projects: [
      light('unit', { turn: 1, files: units, except: [...withDocument, ...alone] }),
      light('unit-dom', { turn: 2, files: withDocument, environment: 'jsdom' }),
      light('unit-alone', { turn: 3, files: alone, isolate: true }),
      heavy('demo', { turn: 4, seconds: 60 }),
      heavy('tools', { turn: 4, seconds: 60 }),
      heavy('postgres', { turn: 4, seconds: 60 }),
      heavy('chaos', {
        turn: 4,
        seconds: 120,
        files: ['tests/chaos/!(live-nodes|live-return).test.ts'],
        globalSetup: database,
      }),
      heavy('api', { turn: 5, seconds: 90, globalSetup: database }),
      heavy('e2e', {
        turn: 6,
        seconds: 60,
        globalSetup: [...database, 'tests/support/demo-setup.ts'],
        retry: 1,
      }),
      heavy('chaos-timed', {
        turn: 7,
        seconds: 120,
        files: ['tests/chaos/live-{nodes,return}.test.ts'],
        workers: 1,
        globalSetup: database,
      }),
    ],
  },
});
