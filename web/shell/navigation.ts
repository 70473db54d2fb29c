import { pagePaths } from '#contract/paths.ts';
import type { Key } from '#i18n/translate.ts';

export const mainLinks = {
  results: { href: pagePaths.results, label: 'nav.results', area: '/results' },
  weekend: { href: pagePaths.weekend, label: 'nav.weekend', area: '/weekend' },
  following: { href: pagePaths.following, label: 'following.title', area: pagePaths.following },
  news: { href: pagePaths.news, label: 'nav.news', area: '/news' },
  photos: { href: pagePaths.photos, label: 'nav.photos', area: pagePaths.photos },
  about: { href: pagePaths.about, label: 'nav.about', area: '/contacts' },
} satisfies Record<string, { href: string; label: Key; area: string }>;

export const ariaCurrentIn = (area: string, path: string): 'page' | undefined =>
  path === area || path.startsWith(`${area}/`) ? 'page' : undefined;

export function competitionIn(path: string): number | null {
  const [, id] = /^\/(?:results\/)?competition\/(\d+)/.exec(path) ?? [];
  return id === undefined ? null : Number(id);
}
