import { useSyncExternalStore } from 'react';
import { FOLLOWING_KEY, PUSH_KEY } from '#contract/language.ts';
import {
  follow,
  isFollowed,
  parseFollowing,
  unfollow,
  writeFollowing,
  type Followed,
} from '#domain/following/following.ts';

const listeners = new Set<() => void>();
/** In case storage is blocked: then it lasts until reload. */
let unsaved = '';

function read(): string {
  try {
    return localStorage.getItem(FOLLOWING_KEY) ?? '';
  } catch {
    return unsaved;
  }
}

function write(following: readonly Followed[]): void {
  unsaved = writeFollowing(following);
  try {
    localStorage.setItem(FOLLOWING_KEY, unsaved);
  } catch {
    // See above.
  }
  void tellServer();
  document.documentElement.toggleAttribute('data-following', unsaved !== '');
  listeners.forEach((listener) => listener());
}

/** Notifications are about the followed teams. */
async function tellServer(): Promise<void> {
  try {
    if (!localStorage.getItem(PUSH_KEY)) return;
    await (await import('./push-subscription.ts')).updateSubscription();
  } catch {
    // The page of what is followed tries again.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab wrote.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** As text; empty on the server and during hydration, because all visitors get the same page. */
export const useFollowingText = (): string => useSyncExternalStore(subscribe, read, () => '');

export const useFollowing = (): Followed[] => parseFollowing(useFollowingText());

export function toggleFollowed(one: Followed): void {
  const following = parseFollowing(read());
  write(isFollowed(following, one) ? unfollow(following, one) : follow(following, [one]));
}

export const followAll = (added: readonly Followed[]): void => write(follow(parseFollowing(read()), added));
