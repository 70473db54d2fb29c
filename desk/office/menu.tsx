import { useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { menuItemsIn, moveInMenu } from '#ui/menu-keys.ts';
import styles from './menu.module.css';

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
  className: string | undefined;
  'data-kind'?: 'bare';
  'data-size'?: 'small';
  items: () => readonly MenuItem[];
  /** What the button shows. */
  children: ReactNode;
}

/** A button with further actions. They are made when it is opened: a list may have a hundred such buttons. */
export function Menu({ label, items, children, ...look }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" {...look} aria-label={label} aria-haspopup="menu" popoverTarget={id}>
        {children}
      </button>
      <div
        ref={list}
        id={id}
        className={styles.menu}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
        onToggle={(event) => event.newState === 'open' && menuItemsIn(list.current)[0]?.focus()}
        onKeyDown={moveInMenu}
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
  const className = isDanger ? styles.danger : undefined;
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
