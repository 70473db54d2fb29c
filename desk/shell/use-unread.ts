import { useEffect, useState } from 'react';
import type { Unread } from '#contract/desk/messages.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { useSession } from './session.ts';

const EVERY = 60_000;

/** How many messages wait, on screens that do not show them. What cannot be asked stays as it was. */
export function useUnread(): number {
  const personId = useSession()?.personId ?? null;
  const hasInbox = personId !== null;
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (!hasInbox) return;
    let isGone = false;
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      callDesk<Unread>(deskPaths.unread).then(
        (answer) => !isGone && setUnread(answer.unread),
        () => {},
      );
    };
    ask();
    const timer = setInterval(ask, EVERY);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [hasInbox]);
  return hasInbox ? unread : 0;
}
