import { describe, expect, test } from 'vitest';
import { findViolations } from '#tools/boundaries.ts';
import { readSources } from '#tools/sources.ts';
import { temporaryTree } from './temporary-tree.ts';

const judge = (files: Record<string, string>): string[] => findViolations(new Map(Object.entries(files)));

describe('a forbidden import is refused', () => {
  test.each([
    ['domain/match/clock.ts', `import { open } from '#server/db/open.ts';`, 'pass the value in as an argument'],
    ['domain/match/clock.ts', `import { translate } from '#i18n/translate.ts';`, 'domain may import nothing'],
    ['domain/match/clock.ts', `import { readFile } from 'node:fs/promises';`, 'domain may import no packages'],
    ['domain/match/clock.ts', `import { z } from 'zod';`, 'domain may import no packages'],
    ['i18n/translate.ts', `import { paths } from '#contract/paths.ts';`, 'i18n may import domain'],
    ['i18n/translate.ts', `import fs from 'fs';`, 'imports node:fs'],
    ['contract/paths.ts', `import { config } from '#server/config.ts';`, 'contract may import domain'],
    ['contract/http/match.ts', `import fastify from 'fastify';`, 'contract may import zod'],
    ['league.config.ts', `import { config } from '#server/config.ts';`, 'league.config.ts may import'],
    ['server/render/pages.ts', `import { render } from '#web/entry-server.tsx';`, 'server may import'],
    ['server/render/pages.ts', `import type { Head } from '../../web/head.ts';`, 'server may import'],
    ['server/render/pages.ts', `const page = await import('#web/entry-server.tsx');`, 'server may import'],
    ['web/pages/home/home.tsx', `import { config } from '#server/config.ts';`, 'ask the API'],
    ['web/pages/home/home.tsx', `export { config } from '#server/config.ts';`, 'ask the API'],
    ['web/live/socket.ts', `import { once } from 'node:events';`, 'web runs in the browser'],
    ['web/live/socket.ts', `import { z } from 'zod';`, 'web runs in the browser'],
    ['web/api/client.ts', `import { Match } from '#contract/http/match.ts';`, 'write `import type`'],
    ['web/api/client.ts', `import { type Match } from '#contract/http/match.ts';`, 'write `import type`'],
    ['web/pages/home/home.tsx', `import { Goals } from '../match/goals.tsx';`, 'a page stands alone'],
    ['web/ui/tabs.tsx', `import { Crest } from '#web/football/crest.tsx';`, 'ui knows no football'],
    ['web/ui/tabs.tsx', `import { get } from '#web/api/client.ts';`, 'web/ui may not import web/api'],
    ['web/football/crest.tsx', `import { get } from '#web/api/client.ts';`, 'take the data as props'],
    ['web/football/crest.tsx', `import { Home } from '#web/pages/home/home.tsx';`, 'take the data as props'],
    ['server/api/match/routes.ts', `import { sql } from 'drizzle-orm';`, 'SQL lives in server/db'],
    ['server/api/match/routes.ts', `import { pgTable } from 'drizzle-orm/pg-core';`, 'SQL lives in server/db'],
    ['server/live/gateway.ts', `import pg from 'pg';`, 'SQL lives in server/db'],
    ['server/app.ts', `import { generate } from '#server/demo/generate.ts';`, 'a league must run without its demo'],
    ['server/app.ts', `import { run } from './cli/delta.ts';`, 'call what the command calls'],
    ['tests/api/match.test.ts', `import '#server/cli/delta.ts';`, 'call what the command calls'],
    ['tests/api/match.test.ts', `import '#server/main.ts';`, 'Nobody may'],
    ['server/app.ts', `import { root } from '#tools/processes.ts';`, 'server may import'],
    ['server/app.ts', `import { findChromium } from '#tests/support/browser.ts';`, 'server may import'],
    ['web/routes.tsx', `import { measure } from '#bench/measure.ts';`, 'web may import'],
    ['desk/app.tsx', `import { Crest } from '#web/football/crest.tsx';`, 'ask the desk API'],
    ['helpers/misc.ts', `import { goals } from '#domain/match/goals.ts';`, 'This folder is no room'],
  ])('%s: %s', (file, source, reason) => {
    const found = judge({ [file]: `// Гол!\n${source}\n` });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${file}:2  imports `);
    expect(found[0]).toContain(reason);
  });

  test('zod behind a file that the browser may import', () => {
    expect(
      judge({
        'web/live/socket.ts': `import { join } from '#contract/socket.ts';`,
        'contract/socket.ts': `import { event } from './event.ts';`,
        'contract/event.ts': `import { z } from 'zod';`,
      }),
    ).toEqual([
      expect.stringContaining(
        'web/live/socket.ts:1  brings zod into web by contract/socket.ts → contract/event.ts → zod',
      ),
    ]);
  });
});

test.each(['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs'])(
  'no import hides in a file that ends with .%s',
  (ending) => {
    const file = `web/live/socket.${ending}`;
    const tree = temporaryTree([], { [file]: `import { readSettings } from '#server/config.ts';\n` });
    expect(findViolations(readSources(tree))).toEqual([expect.stringContaining(`${file}:1  imports server/config.ts`)]);
  },
);

test('a cycle is refused, be it of types only', () => {
  const found = judge({
    'domain/a.ts': `import { b } from './b.ts';`,
    'domain/b.ts': `\nimport type { C } from '#domain/c.ts';`,
    'domain/c.ts': `export { a } from './a.ts';`,
  });
  expect(found).toEqual([
    expect.stringContaining('domain/a.ts:1  is part of a cycle: domain/a.ts → domain/b.ts → domain/c.ts → domain/a.ts'),
  ]);
});

test.each([
  ['domain/match/clock.ts', `import { score } from './score.ts';`],
  ['domain/match/clock.test.ts', `import fc from 'fast-check'; import { test } from 'vitest';`],
  ['contract/http/match.ts', `import { z } from 'zod'; import type { Phase } from '#domain/match/phase.ts';`],
  ['server/db/open.ts', `import pg from 'pg'; import { drizzle } from 'drizzle-orm/node-postgres';`],
  ['server/start.ts', `const demo = await import('#server/demo/generate.ts');`],
  ['server/render/pages.ts', `const page = await import(bundle);`],
  [
    'web/pages/home/home.tsx',
    `import type { Match } from '#contract/http/match.ts'; import styles from './home.module.css';`,
  ],
  ['web/pages/home/home.tsx', `import { Row } from './row.tsx'; import { Crest } from '#web/football/crest.tsx';`],
  ['web/routes.tsx', `const home = () => import('./pages/home/home.tsx'); import { league } from '#league.config';`],
  ['tests/api/match.test.ts', `import { buildApp } from '#server/app.ts'; import pg from 'pg';`],
  ['tools/dev.ts', `import { start } from '#server/start.ts';`],
  ['drizzle.config.ts', `import { defineConfig } from 'drizzle-kit';`],
])('%s may say: %s', (file, source) => {
  expect(judge({ [file]: source })).toEqual([]);
});
