const STORED = 'office-recent';
const MOST = 6;

export interface Recent {
  path: string;
  name: string;
  kind: string;
}

/** Places that were opened from the search on this device, the newest first. */
export function recentPages(): Recent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberPage(place: Recent): void {
  const others = recentPages().filter(({ path }) => path !== place.path);
  localStorage.setItem(STORED, JSON.stringify([place, ...others].slice(0, MOST)));
}

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  ['path', 'name', 'kind'].every((field) => typeof (value as Record<string, unknown>)[field] === 'string') &&
  (value as Recent).path.startsWith('/');
