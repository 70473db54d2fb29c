import { useSyncExternalStore } from 'react';
import type { Followed } from '#domain/following/following.ts';
import { loadTexts } from '#web/shell/catalogues.ts';
import { lazyPart } from '#web/shell/lazy-part.tsx';

/** What was starred just now, or is not followed any more. */
export interface Starred extends Followed {
  name: string;
  isOn: boolean;
}

const confirmation = lazyPart('web/following/star-confirmation.tsx', async () => {
  const [{ StarConfirmation }] = await Promise.all([import('./star-confirmation.tsx'), loadTexts('following')]);
  return StarConfirmation;
});

let starred: Starred | null = null;
const listeners = new Set<() => void>();

function show(next: Starred | null): void {
  starred = next;
  listeners.forEach((listener) => listener());
}

/** Downloaded with the first star. Without it the star itself says enough. */
export async function confirmStar(next: Starred): Promise<void> {
  try {
    await confirmation.load();
    show(next);
  } catch {
    // See above.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** At the foot of the screen, on every page. */
export function StarPlace() {
  const shown = useSyncExternalStore(
    subscribe,
    () => starred,
    () => null,
  );
  return (
    shown && (
      <confirmation.Part key={`${shown.kind} ${shown.id} ${shown.isOn}`} starred={shown} onEnd={() => show(null)} />
    )
  );
}
