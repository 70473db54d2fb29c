import { readFileSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const FOLDER = '/dev/shm';
const ENOUGH_BYTES = 4 * 2 ** 30;

/**
 * Tests write short-lived files: databases, browser profiles, repositories to build. In memory they cost less. Null where
 * there is no such folder, too little space (containers give 64 MB), or programs may not run from it.
 */
export function memoryFolder(): string | null {
  try {
    const mounts = readFileSync('/proc/self/mounts', 'utf8').matchAll(/^\S+ \/dev\/shm (\S+) (\S+)/gm);
    // The last mount hides those before it.
    const [, kind, options = ''] = [...mounts].at(-1) ?? [];
    if (kind !== 'tmpfs' || /\b(ro|noexec)\b/.test(options)) return null;
    const { bavail, bsize } = statfsSync(FOLDER);
    return Math.min(bavail * bsize, freemem()) >= ENOUGH_BYTES ? FOLDER : null;
  } catch {
    return null;
  }
}
