import caretDown from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './dropdown.module.css';
import { Icon } from './icon.tsx';

interface DropdownProps {
  label: string;
  /** The edge of the button that the panel is aligned to. */
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A menu of links that opens on hover, tap or keyboard, and closes on a choice, on leaving or with Escape. */
export function Dropdown({ label, align = 'start', children }: DropdownProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panel = useId();
  useEffect(() => (root.current ? watch(root.current, setOpen) : undefined), []);
  return (
    <div ref={root} className={styles.dropdown} data-open={open || undefined}>
      <button type="button" aria-expanded={open} aria-controls={panel}>
        {label}
        <Icon svg={caretDown} size="0.875rem" />
      </button>
      <div id={panel} className={styles.panel} data-align={align}>
        {children}
      </div>
    </div>
  );
}

function watch(root: HTMLElement, setOpen: (change: boolean | ((open: boolean) => boolean)) => void): () => void {
  const button = root.querySelector('button');
  const watching = new AbortController();
  const on = <Type extends keyof HTMLElementEventMap>(type: Type, react: (event: HTMLElementEventMap[Type]) => void) =>
    root.addEventListener(type, react, watching);

  on('pointerenter', ({ pointerType }) => pointerType === 'mouse' && setOpen(true));
  on('pointerleave', ({ pointerType }) => pointerType === 'mouse' && setOpen(false));
  on('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) setOpen(false);
  });
  on('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    setOpen(false);
    button?.focus();
  });
  on('click', (event) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('a')) setOpen(false);
    // Hover has opened it already, so a mouse click must not close it.
    else if (event instanceof PointerEvent && event.pointerType === 'mouse') setOpen(true);
    else if (button?.contains(event.target)) setOpen((open) => !open);
  });
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !root.contains(target)) setOpen(false);
    },
    watching,
  );
  return () => watching.abort();
}
