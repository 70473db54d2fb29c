import { join } from 'node:path';
import { packageRoot } from '#server/root.ts';

/** The scripts of the threads and processes that do the work which must not hold up requests. */
export interface WorkerScripts {
  /** Plays the rest of a season many times. */
  chances: string;
  /** Draws pictures and documents. */
  draw: string;
  /** Reads pictures that somebody sent. */
  pictures: string;
  /** Reads and imports files that somebody sent. */
  uploads: string;
}

const scriptsBy = (pathOf: (name: string) => string): WorkerScripts => ({
  chances: pathOf('chances-worker'),
  draw: pathOf('draw-worker'),
  pictures: pathOf('picture-worker'),
  uploads: pathOf('upload-worker'),
});

export const builtScripts = scriptsBy((name) => join(packageRoot, `dist/server/${name}.js`));

/** In development the sources run as they are. */
export const sourceScripts = scriptsBy((name) => join(packageRoot, `server/workers/${name}.ts`));
