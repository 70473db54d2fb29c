import { useSyncExternalStore } from 'react';
import { THEME_KEY } from '#contract/language.ts';

export type Theme = 'dark' | 'light';

/** The attribute on `<html>` is the source: the boot script sets it before React starts. */
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
    // Storage may be blocked; then the choice lasts until reload.
  }
}
