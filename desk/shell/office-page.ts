import type { Session } from '#contract/desk/people.ts';
import { pages } from './router.ts';

/** Where the office begins: with what is to be done, for an editor with the news. Null for whoever has no place in it. */
export function officePage(role: Session['role'] | undefined): string | null {
  if (role === 'organiser') return pages.todo;
  return role === 'editor' ? pages.news : null;
}
