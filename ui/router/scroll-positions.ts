const STORAGE_KEY = 'delta-scroll';
const positions = new Map<string, number>();

export const savePosition = (key: string) => void positions.set(key, scrollY);
export const positionOf = (key: string) => positions.get(key);

/** From now on we restore positions, because the browser would do so before the page is there. */
export function restorePositions(currentKey: () => string): void {
  for (const [key, y] of stored()) positions.set(key, y);
  const take = () => (history.scrollRestoration = 'manual');
  take();
  window.addEventListener('pageshow', take);
  window.addEventListener('pagehide', () => {
    savePosition(currentKey());
    // The next page is not ours to restore.
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
    } catch {
      // Without storage the browser's own restoration remains.
    }
  });
}

function stored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
