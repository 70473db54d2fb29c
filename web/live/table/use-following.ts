import { useEffect, useState, type RefObject } from 'react';
import { importTwice } from '#ui/load-script.ts';
import type * as followTable from './follow-table.tsx';

export type FollowTable = typeof followTable;

/** The code that follows the scores: downloaded, and with it the socket, when the table comes into view. */
export function useFollowing(container: RefObject<HTMLElement | null> | null): FollowTable | null {
  const [following, setFollowing] = useState<FollowTable | null>(null);
  useEffect(() => {
    const leader = container?.current?.querySelector('tr[data-team]');
    if (!leader) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Without it the table stays as it came, and is fetched again at intervals.
      importTwice(() => import('./follow-table.tsx')).then(setFollowing, () => {});
    });
    observer.observe(leader);
    return () => observer.disconnect();
  }, [container]);
  return following;
}
