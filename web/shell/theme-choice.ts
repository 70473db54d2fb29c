import { useSyncExternalStore } from 'react';
import { THEME_KEY } from '#contract/language.ts';

export type Theme = 'dark' | 'light';

/** The document's own attribute is the truth: the boot script has set it before React was there. */
const current = (): Theme => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark');

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, current, () => 'dark');

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}
