import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packageRoot } from '#server/root.ts';

/** The lines that both pages of the desk's origin have in their heads, written once in `desk/head.html`. */
export const commonHead: Plugin = {
  name: 'common-head',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace('<!-- common head -->', readFileSync(join(packageRoot, 'desk/head.html'), 'utf8').trim()),
  },
};
