import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['contract', 'demo', 'desk', 'i18n', 'server', 'ui', 'web'];
const CATALOGUES = /^i18n\/.*\/(bg|en)\.ts$/;

/** Keys of a catalogue that no source file mentions, neither whole nor as the start or end of a template. */
export function findUnusedTexts(root: string, keys: string[]): string[] {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !CATALOGUES.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const matches = (pattern: RegExp) => [...new Set([...sources.matchAll(pattern)].map(([, part = '']) => part))];
  const whole = new Set(matches(/['"]([\w.-]+)['"]/g));
  const starts = matches(/`(\w+\.[\w.-]*)\$\{/g);
  const ends = matches(/\}(\.[\w.-]+)`/g);
  return keys.filter(
    (key) =>
      !whole.has(key) && !starts.some((start) => key.startsWith(start)) && !ends.some((end) => key.endsWith(end)),
  );
}
