import type { ComponentType } from 'react';
import type { LoadTexts } from './texts.ts';

interface OpenPage {
  Page: ComponentType<{ code: string }>;
  loadTexts: LoadTexts;
}

/** The pages for people without a session, by their addresses; each has its script. The code of a link is in the fragment, which no server and no log sees. */
const PAGES: Record<string, () => Promise<OpenPage>> = {
  '/apply': () => import('./apply/apply-page.tsx'),
  '/t': () => import('./register/register-page.tsx'),
};

export const pageAt = (pathname: string): (() => Promise<OpenPage>) | undefined =>
  PAGES[pathname.replace(/\/+$/, '').toLowerCase()];
