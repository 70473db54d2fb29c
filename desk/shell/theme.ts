const STORED = 'desk-theme';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const rememberedTheme = (): Theme => THEMES.find((theme) => theme === localStorage.getItem(STORED)) ?? 'auto';

const light = matchMedia('(prefers-color-scheme: light)');

export function applyTheme(): void {
  const theme = rememberedTheme();
  document.documentElement.dataset.theme = theme === 'auto' ? (light.matches ? 'light' : 'dark') : theme;
}

export function rememberTheme(theme: Theme): void {
  localStorage.setItem(STORED, theme);
  applyTheme();
}

light.addEventListener('change', applyTheme);
