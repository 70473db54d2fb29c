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

const built = (name: string) => join(packageRoot, `dist/server/${name}.js`);
const source = (path: string) => join(packageRoot, `server/${path}.ts`);

export const builtScripts: WorkerScripts = {
  chances: built('chances-worker'),
  draw: built('draw-worker'),
  pictures: built('picture-worker'),
  uploads: built('upload-worker'),
};

/** In development the sources run as they are. */
export const sourceScripts: WorkerScripts = {
  chances: source('chances/chances-worker'),
  draw: source('draw/draw-worker'),
  pictures: source('workers/picture-worker'),
  uploads: source('workers/upload-worker'),
};
