import { useEffect, useState } from 'react';
import { callDesk } from '#desk/api/client.ts';
import { refusalOf } from '#desk/kit/refusal.ts';

export interface Loaded<Data> {
  data: Data | null;
  /** Why it could not be loaded, by a stable name. */
  failed: string | null;
  reload: () => void;
}

/** What the desk answers at this path; what was there stays while it is asked again. */
export function useData<Data>(path: string): Loaded<Data> {
  const [answer, setAnswer] = useState<{ path: string; data: Data | null; failed: string | null }>({
    path,
    data: null,
    failed: null,
  });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let over = false;
    callDesk<Data>(path).then(
      (data) => !over && setAnswer({ path, data, failed: null }),
      (error: unknown) => {
        const failed = refusalOf(error).reason;
        if (!over) setAnswer((before) => ({ path, data: before.path === path ? before.data : null, failed }));
      },
    );
    return () => {
      over = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asked again on demand
  }, [path, asked]);
  const isCurrent = answer.path === path;
  return {
    data: isCurrent ? answer.data : null,
    failed: isCurrent ? answer.failed : null,
    reload: () => setAsked((times) => times + 1),
  };
}
