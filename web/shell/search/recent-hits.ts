import type { Language } from '#contract/language.ts';
import type { SearchResult } from '#web/football/model.ts';

const KEY = 'delta-recent-searches';
const MOST = 6;

interface Recent extends SearchResult {
  /** Of the names. */
  language: Language;
}

const isSame = (a: SearchResult, b: SearchResult) => a.type === b.type && a.id === b.id;

function read(): Recent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as Recent[]) : [];
  } catch {
    return [];
  }
}

/** What was chosen last on this device, the latest first. */
export const recentHits = (language: Language): SearchResult[] => read().filter((hit) => hit.language === language);

export function rememberHit(hit: SearchResult, language: Language): void {
  const others = read().filter((one) => one.language !== language || !isSame(one, hit));
  write([{ ...hit, language }, ...others].slice(0, MOST));
}

export const forgetHits = (): void => write([]);

function write(hits: readonly Recent[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(hits));
  } catch {
    // Where nothing can be stored, nothing is offered.
  }
}
