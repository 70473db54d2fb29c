/** A script that did not load: the network failed, or a new version of the site has replaced it. */
export class ScriptError extends Error {
  override name = 'ScriptError';
}

const RETRY_MS = 1000;

/** Imports a second time after a failure; without a network it waits for one first. */
export async function importTwice<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => void setTimeout(resolve, RETRY_MS));
    if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return load().catch((error: unknown) => {
      throw new ScriptError(String(error), { cause: error });
    });
  }
}

/**
 * Imports once and remembers what came. A failure is remembered for a second only: React must find it when it renders again, or
 * it would go on loading, and the next visit must not find it.
 */
export function importOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () =>
    (loading ??= importTwice(load).catch((error: unknown) => {
      setTimeout(() => (loading = undefined), RETRY_MS);
      throw error;
    }));
}

/** In the boot script too. */
const RELOADED_KEY = 'delta-reloaded';
const QUIET_MS = 60_000;

/** Not twice in a row, and not without storage: it could go on forever. */
export function mayReload(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(RELOADED_KEY)) > QUIET_MS;
  } catch {
    return false;
  }
}

/** The new page brings the scripts of today. */
export function reload(): void {
  sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  location.reload();
}
