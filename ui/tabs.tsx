import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import { scrollToCentre } from './scroll-to-centre.ts';
import styles from './tabs.module.css';
import { Tag } from './tag.tsx';
import { neverChanges } from './ticker.ts';

interface TabsProps<Id> {
  label: string;
  tabs: { id: Id; href: string; label: string; badge?: string | undefined }[];
  chosen: Id;
}

/**
 * Tabs by the ARIA pattern that are plain links without a script.
 * Arrows only move the focus; Enter or Space opens a tab, since that may need a request.
 */
export function Tabs<Id extends string>({ label, tabs, chosen }: TabsProps<Id>) {
  const bar = useRef<HTMLDivElement>(null);
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (bar.current) scrollToCentre(`#tab-${chosen}`, bar.current);
  }, [chosen]);
  return (
    // Only the tabs take focus, not the bar.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div ref={bar} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={moveFocus}>
      {tabs.map(({ id, href, label: name, badge }) => (
        <a
          key={id}
          id={`tab-${id}`}
          role="tab"
          href={href}
          data-keep-scroll=""
          data-name={name}
          aria-selected={id === chosen}
          aria-controls={id === chosen ? `panel-${id}` : undefined}
          // Before hydration no arrow key works, so every tab must be reachable by Tab.
          tabIndex={hydrated && id !== chosen ? -1 : undefined}
        >
          {name}
          {badge !== undefined && <Tag kind="lit">{badge}</Tag>}
        </a>
      ))}
    </div>
  );
}

export function TabPanel({ tab, children }: { tab: string; children: ReactNode }) {
  return (
    <div id={`panel-${tab}`} role="tabpanel" aria-labelledby={`tab-${tab}`}>
      {children}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  // Leave browser shortcuts alone: Alt and an arrow go back in history.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const index = tabs.findIndex((tab) => tab === event.target);
  const next: Partial<Record<string, number>> = {
    ArrowRight: (index + 1) % tabs.length,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
  };
  const nextIndex = next[event.key];
  if (nextIndex === undefined && event.key !== ' ') return;
  event.preventDefault();
  if (nextIndex === undefined) tabs[index]?.click();
  else tabs.at(nextIndex)?.focus();
}
