import { LATE } from './screen-title.tsx';

/** When data comes later than this, the visitor has begun to do something else, and the focus stays there. */
const LONGEST_WAIT = 5000;

/**
 * Moves the focus to the heading of a screen that was just opened, so that it is read out and Tab goes on from there: also to one
 * that comes with the data. Whoever taps or types meanwhile keeps the focus. Returns what ends it.
 */
export function focusHeading(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const look = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    const isTaken = document.activeElement?.closest('main, dialog') ?? null;
    if (!heading || isTaken || heading.textContent === LATE) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  signal.addEventListener('abort', () => observer.disconnect());
  const end = () => ending.abort();
  for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, end, { capture: true, signal });
  setTimeout(end, LONGEST_WAIT);
  look();
  return end;
}
