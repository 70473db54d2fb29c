import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { memoryFolder } from './tests/support/memory-folder.ts';

const inMemory = memoryFolder();
if (inMemory) process.env.TMPDIR ??= inMemory;

interface Heavy {
  seconds: number;
  /** By default all files of the folder with the project's name. */
  files?: string[];
  except?: string[];
  environment?: Environment;
  /** Tests of timing run alone, after all others. */
  timed?: boolean;
  globalSetup?: string[];
}

/** Files of a project share workers and their loaded modules. */
const heavy = (
  name: string,
  {
    seconds,
    files = [`tests/${name}/**/*.test.{ts,tsx}`],
    except = [],
    environment = 'node',
    timed = false,
    globalSetup = [],
  }: Heavy,
): TestProjectInlineConfiguration => ({
  test: {
    name,
    include: files,
    exclude: except,
    globalSetup,
    environment,
    sequence: { groupOrder: timed ? 5 : 4 },
    // Three workers keep two cores busy while some tests wait.
    maxWorkers: timed || process.env.PROCESSOR_TIME ? 1 : 3,
    isolate: false,
    testTimeout: seconds * 1000,
    hookTimeout: 180_000,
    // Polls wait longer while the machine is busy.
    expect: { poll: { timeout: 10_000 } },
    // React's development build renders five times as slowly.
    env: { NODE_ENV: 'production' },
  },
});

type Environment = 'node' | 'jsdom';

interface Light {
  /** Projects of the same turn run in parallel; turns run one after the other. */
  turn: number;
  files: string[];
  except?: string[];
  environment?: Environment;
  /** Isolating each file costs more than most of its tests. */
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
    // The default of five seconds is too little on a busy machine.
    testTimeout: 30_000,
    environment,
    isolate,
  },
});

const database = ['tests/support/global-setup.ts'];

const units = ['{domain,i18n,contract,server,demo,desk,ui,web,tools}/**/*.test.{ts,tsx}'];
/** These mock modules or listen to the whole document. */
const alone = ['desk/pitch/outbox/outbox.test.ts', 'web/entry-client.test.tsx', 'web/shell/follow-links.test.ts'];

/** These need a document. In a separate project they load jsdom once. */
const withDocument = ['{desk,ui,web}/**/*.dom.test.{ts,tsx}'];

const apiWithDocument = ['tests/api/**/*.dom.test.{ts,tsx}'];
/** These measure time. */
const chaosByTime = ['tests/chaos/**/*.timed.test.ts'];

/** A worker keeps its loaded modules as long as its next file belongs to the same project. */
class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => this.ctx.projects.indexOf(project);
    // oxlint-disable-next-line unicorn/no-array-sort -- This is not Array.prototype.sort.
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

/** Projects are sorted by what they need. Unit tests need nothing and are beside the file they test. */
export default defineConfig({
  test: {
    sequence: { sequencer: ProjectByProject },
    // Most projects load the same modules.
    experimental: { fsModuleCache: true },
    projects: [
      light('unit', { turn: 1, files: units, except: [...withDocument, ...alone] }),
      light('unit-dom', { turn: 2, files: withDocument, environment: 'jsdom' }),
      light('unit-alone', { turn: 3, files: alone, isolate: true }),
      // Projects with short files come last, so that no core waits long for the other.
      heavy('api', { seconds: 90, except: apiWithDocument, globalSetup: database }),
      heavy('api-dom', {
        seconds: 90,
        files: apiWithDocument,
        environment: 'jsdom',
        globalSetup: database,
      }),
      // The demo site starts while the last API tests run.
      heavy('e2e', {
        seconds: 120,
        globalSetup: [...database, 'tests/support/demo-setup.ts'],
      }),
      heavy('postgres', { seconds: 60 }),
      heavy('chaos', {
        seconds: 120,
        except: chaosByTime,
        globalSetup: database,
      }),
      heavy('tools', { seconds: 60 }),
      heavy('scale', { seconds: 600, timed: true }),
      heavy('chaos-timed', {
        seconds: 120,
        files: chaosByTime,
        timed: true,
        globalSetup: database,
      }),
    ],
  },
});
