import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { publicBg } from '#i18n/public/bg.ts';
import { routes } from './routes.ts';
import { catalogueModules, type Texts } from './shell/catalogues.ts';
import type { PageCode } from './shell/route.ts';

const ROOT = join(import.meta.dirname, '..');

/** What a tab or a part downloads by itself, together with its texts. */
const WITH_THEIR_PARTS: readonly Texts[] = ['following', 'records', 'tables', 'commentary', 'photos'];

/** All files that this file imports, also later. */
function reachable(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !/\.tsx?$/.test(file) || file.startsWith('i18n/') || file === 'web/page-files.ts')
    return found;
  found.add(file);
  const source = readFileSync(join(ROOT, file), 'utf8');
  for (const [, types, from = '', later] of source.matchAll(
    /^import (type )?(?:[^;'"]*from )?'([#.][^']+)'|import\('([#.][^']+)'\)/gm,
  )) {
    const target = later ?? from;
    if (!types) reachable(target.startsWith('#') ? target.slice(1) : join(dirname(file), target), found);
  }
  return found;
}

const keys = Object.keys(publicBg);

/** Its code is not needed to know its texts. */
const NO_CODE = Promise.resolve({} as PageCode);

test.each(routes.filter(({ id }) => id.includes('.')))(
  '$id downloads the texts that it shows',
  async ({ id, page }) => {
    const { texts } = await page(NO_CODE);
    const catalogues = await Promise.all(
      catalogueModules('bg', [...texts, ...WITH_THEIR_PARTS]).map(
        (file) => import(/* @vite-ignore */ join(ROOT, file)),
      ),
    );
    const known = new Set(catalogues.flatMap((file: object) => Object.values(file).flatMap(Object.keys)));
    const source = [...reachable(id)].map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
    const named = new Set([...source.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key));
    const starts = [...source.matchAll(/t\(`(\w+\.[\w.-]*)\$\{/g)].map(([, start]) => start!);
    const isShown = (key: string) => named.has(key) || starts.some((start) => key.startsWith(start));
    expect(keys.filter((key) => !known.has(key) && isShown(key))).toEqual([]);
  },
);
