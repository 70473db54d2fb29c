import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './root.ts';

const manifest = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string };

/** The version of the program, as in CHANGELOG.md. */
export const { version } = manifest;
