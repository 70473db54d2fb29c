import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { memoryFolder } from './tests/support/memory-folder.ts';

const inMemory = memoryFolder();
if (inMemory) process.env.TMPDIR ??= inMemory;

interface Heavy {
  seconds: number;
  /** All of the folder with the project's name, unless said. */
  files?: string[];
  except?: string[];
  environment?: Environment;
  /** What is judged by time runs by itself, when all the rest is over. */
  timed?: boolean;
  globalSetup?: string[];
  /** A browser may miss its moment once while the machine is busy with others; twice is a fault. */
  retry?: number;
}

/** Files of a project share a worker and what it has loaded: a server is imported once, a demo league generated once. */
const heavy = (
  name: string,
  {
    seconds,
    files = [`tests/${name}/**/*.test.{ts,tsx}`],
    except = [],
    environment = 'node',
    timed = false,
    globalSetup = [],
    retry = 0,
  }: Heavy,
): TestProjectInlineConfiguration => ({
  test: {
    name,
    include: files,
    exclude: except,
    globalSetup,
    environment,
    sequence: { groupOrder: timed ? 5 : 4 },
    // Three keep both of two cores busy, though a test waits now and then.
    maxWorkers: timed ? 1 : 3,
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

type Environment = 'node' | 'jsdom';

interface Light {
  /** Projects of one turn run together, those of the next after them. */
  turn: number;
  files: string[];
  except?: string[];
  environment?: Environment;
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

const apiWithDocument = ['tests/api/**/*.dom.test.{ts,tsx}'];
const chaosByTime = ['tests/chaos/live-{nodes,return}.test.ts'];

/** A worker lives as long as the next file is of its project, and takes along what it has loaded. */
class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => this.ctx.projects.indexOf(project);
    // oxlint-disable-next-line unicorn/no-array-sort -- Not that of an array.
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

/** Sorted by what they need. Unit tests need nothing and sit beside the file they test. */
export default defineConfig({
  test: {
    sequence: { sequencer: ProjectByProject },
    // Most projects load the same modules.
    experimental: { fsModuleCache: true },
    projects: [
      light('unit', { turn: 1, files: units, except: [...withDocument, ...alone] }),
      light('unit-dom', { turn: 2, files: withDocument, environment: 'jsdom' }),
      light('unit-alone', { turn: 3, files: alone, isolate: true }),
      // The last have short files, so that no core waits long for the other.
      heavy('api', { seconds: 90, except: apiWithDocument, globalSetup: database }),
      heavy('api-dom', {
        seconds: 90,
        files: apiWithDocument,
        environment: 'jsdom',
        globalSetup: database,
      }),
      // The demo site that they visit starts while the last of those before are at work.
      heavy('e2e', {
        seconds: 60,
        globalSetup: [...database, 'tests/support/demo-setup.ts'],
        retry: 1,
      }),
      heavy('postgres', { seconds: 60 }),
      heavy('chaos', {
        seconds: 120,
        except: chaosByTime,
        globalSetup: database,
      }),
      heavy('tools', { seconds: 60 }),
      heavy('demo', { seconds: 60 }),
      heavy('chaos-timed', {
        seconds: 120,
        files: chaosByTime,
        timed: true,
        globalSetup: database,
      }),
    ],
  },
});
