import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#contract/language.ts';
import { publicBg } from '#i18n/public/bg.ts';
import { publicEn } from '#i18n/public/en.ts';
import { createTranslate } from '#i18n/translate.ts';
import { LanguageProvider } from '#ui/language.ts';
import { RenderedAtProvider } from '#ui/now.ts';
import type { Team } from './model.ts';

export const team = (id: number, name: string, badge: string | null = null): Team => ({
  id,
  name,
  shortName: name.slice(0, 3).toUpperCase(),
  badge,
});

/** Server-rendered markup. */
export function renderMarkup(
  children: ReactNode,
  language: Language = 'bg',
  now = '2026-03-15T12:00:00+02:00',
): string {
  const t = language === 'bg' ? createTranslate('bg-BG', publicBg) : createTranslate('en', publicEn);
  return renderToStaticMarkup(
    <RenderedAtProvider value={new Date(now)}>
      <LanguageProvider value={{ language, t, changeLanguage: async () => {} }}>{children}</LanguageProvider>
    </RenderedAtProvider>,
  );
}

/** The text of the markup, separated by spaces. */
export const visibleText = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
