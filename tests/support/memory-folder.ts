import { readFileSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const FOLDER = '/dev/shm';
const ENOUGH_BYTES = 4 * 2 ** 30;

/**
 * What tests write lives for seconds: databases, profiles of browsers, houses to build. In memory it comes and goes with
 * less work. Null where memory has no such folder, too little room (containers give 64 MB), or may not hold programs.
 */
export function memoryFolder(): string | null {
  try {
    const mounts = readFileSync('/proc/self/mounts', 'utf8').matchAll(/^\S+ \/dev\/shm (\S+) (\S+)/gm);
    // What was mounted last hides the rest.
    const [, kind, options = ''] = [...mounts].at(-1) ?? [];
    if (kind !== 'tmpfs' || /\b(ro|noexec)\b/.test(options)) return null;
    const { bavail, bsize } = statfsSync(FOLDER);
    return Math.min(bavail * bsize, freemem()) >= ENOUGH_BYTES ? FOLDER : null;
  } catch {
    return null;
  }
}
