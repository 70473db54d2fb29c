import type { KeyboardEvent } from 'react';

export const menuItemsIn = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

/** Arrows, Home and End go from item to item of a menu; the space bar chooses a link too. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = menuItemsIn(event.currentTarget);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  const isLinkChosen = event.key === ' ' && document.activeElement instanceof HTMLAnchorElement;
  if (next === undefined && !isLinkChosen) return;
  event.preventDefault();
  event.stopPropagation();
  if (isLinkChosen) items[at]?.click();
  else items.at((next ?? 0) % items.length)?.focus();
}
