import { startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { PendingContext, RouterContext } from './hooks.ts';
import type { Router } from './router.ts';

interface RouterProviderProps {
  router: Router;
  /** How React is told of a new page. In a transition the old one stays until the new one has its code. */
  update?: (change: () => void) => void;
  children: ReactNode;
}

export function RouterProvider({ router, update = startTransition, children }: RouterProviderProps) {
  const [state, setState] = useState(router.state);
  const [isPending, setPending] = useState(false);
  useLayoutEffect(
    () =>
      router.subscribe((next, pending) =>
        update(() => {
          setState(next);
          setPending(pending);
        }),
      ),
    [router, update],
  );
  const value = useMemo(() => ({ state, navigate: router.navigate }), [state, router]);
  return (
    <RouterContext value={value}>
      <PendingContext value={isPending}>{children}</PendingContext>
    </RouterContext>
  );
}
