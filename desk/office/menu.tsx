import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

export interface MenuItem {
  text: string;
  icon: string;
  /** A place, or a file in a new tab. */
  href?: string;
  isFile?: boolean;
  onChoose?: () => void;
  isDanger?: boolean;
}

interface MenuProps {
  /** What the button is called, if it shows no words. */
  label?: string;
  className: string;
  items: () => readonly MenuItem[];
  /** What the button shows. */
  children: ReactNode;
}

/** A button with further actions. They are made when it is opened: a list may have a hundred such buttons. */
export function Menu({ label, className, items, children }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const all = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const onKey = (event: KeyboardEvent) => {
    const entries = all();
    const at = entries.findIndex((entry) => entry === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    entries.at(next % entries.length)?.focus();
  };
  return (
    <>
      <button type="button" className={className} aria-label={label} aria-haspopup="menu" popoverTarget={id}>
        {children}
      </button>
      <div
        ref={list}
        id={id}
        className="menu"
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
        onToggle={(event) => event.newState === 'open' && all()[0]?.focus()}
        onKeyDown={onKey}
      >
        {isOpen &&
          items().map((item) => <Item key={item.text} item={item} onDone={() => list.current?.hidePopover()} />)}
      </div>
    </>
  );
}

function Item({
  item: { text, icon, href, isFile, onChoose, isDanger },
  onDone,
}: {
  item: MenuItem;
  onDone: () => void;
}) {
  const shown = (
    <>
      <Icon svg={icon} className="icon" />
      {text}
    </>
  );
  const className = isDanger ? 'danger' : undefined;
  if (href !== undefined)
    return (
      <a
        role="menuitem"
        className={className}
        href={href}
        onClick={onDone}
        {...(isFile && { target: '_blank', rel: 'noreferrer' })}
      >
        {shown}
      </a>
    );
  return (
    <button
      type="button"
      role="menuitem"
      className={className}
      onClick={() => {
        onDone();
        onChoose?.();
      }}
    >
      {shown}
    </button>
  );
}
