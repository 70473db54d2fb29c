import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { watchNothing } from './seconds.ts';
import styles from './tabs.module.css';
import { Tag } from './tag.tsx';

/** What the whole page is about stays when its tab changes; the rest of the address belongs to the tab that is left. */
const KEPT = ['competition', 'season'];

/** The tab that an address asks for; the first, if it asks for none of these. */
export function tabIn<Id extends string>(ids: readonly [Id, ...Id[]], query: URLSearchParams): Id {
  const asked = query.get('tab');
  return ids.find((id) => id === asked) ?? ids[0];
}

interface TabsProps<Id> {
  label: string;
  tabs: { id: Id; label: string; badge?: string | undefined }[];
  chosen: Id;
}

/**
 * The parts of a page, one shown at a time, each with an address of its own: without a script they are plain links.
 * Arrows move along them and Enter or Space opens one, since opening may mean asking the server.
 */
export function Tabs<Id extends string>({ label, tabs, chosen }: TabsProps<Id>) {
  const { pathname, search } = useLocation();
  const bar = useRef<HTMLDivElement>(null);
  const heard = useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (bar.current) centre(`#tab-${chosen}`, bar.current);
  }, [chosen]);
  return (
    // The bar itself is never in focus, only its tabs.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div ref={bar} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={moveFocus}>
      {tabs.map(({ id, label: name, badge }, index) => (
        <a
          key={id}
          id={`tab-${id}`}
          role="tab"
          href={addressOf(index === 0 ? null : id, pathname, search)}
          data-keep-scroll=""
          data-name={name}
          aria-selected={id === chosen}
          aria-controls={id === chosen ? `panel-${id}` : undefined}
          // Until the arrows are heard, the others must be reached by Tab.
          tabIndex={heard && id !== chosen ? -1 : undefined}
        >
          {name}
          {badge !== undefined && <Tag kind="lit">{badge}</Tag>}
        </a>
      ))}
    </div>
  );
}

export function TabPanel({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div id={`panel-${of}`} role="tabpanel" aria-labelledby={`tab-${of}`}>
      {children}
    </div>
  );
}

function addressOf(tab: string | null, pathname: string, search: string): string {
  const given = new URLSearchParams(search);
  const query = new URLSearchParams(tab === null ? {} : { tab });
  for (const name of KEPT) {
    const value = given.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  // Alt and an arrow go back in history.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab === event.target);
  const next: Partial<Record<string, number>> = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  };
  const to = next[event.key];
  if (to === undefined && event.key !== ' ') return;
  event.preventDefault();
  if (to === undefined) tabs[at]?.click();
  else tabs.at(to)?.focus();
}

/** Not by scrollIntoView, which would move the page as well. */
export function centre(selector: string, bar: HTMLElement) {
  const tab = bar.querySelector<HTMLElement>(selector);
  if (tab) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
}
