import { startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { PendingContext, RouterContext } from './hooks.ts';
import type { Router } from './router.ts';

export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const [state, setState] = useState(router.state);
  const [isPending, setPending] = useState(false);
  // In a transition the old page stays until the new one has its code.
  useLayoutEffect(
    () =>
      router.subscribe((next, pending) =>
        startTransition(() => {
          setState(next);
          setPending(pending);
        }),
      ),
    [router],
  );
  const value = useMemo(() => ({ state, navigate: router.navigate }), [state, router]);
  return (
    <RouterContext value={value}>
      <PendingContext value={isPending}>{children}</PendingContext>
    </RouterContext>
  );
}
