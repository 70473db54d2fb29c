import { Tabs } from '#ui/tabs.tsx';
import { useLocation } from '#ui/router/hooks.ts';

/** Preserved when the tab changes; other parameters belong to one tab. */
const PRESERVED_PARAMETERS = ['competition', 'season'];

/** The first tab unless the address names another. */
export function tabInQuery<Id extends string>(ids: readonly [Id, ...Id[]], query: URLSearchParams): Id {
  const requested = query.get('tab');
  return ids.find((id) => id === requested) ?? ids[0];
}

interface PageTabsProps<Id> {
  label: string;
  tabs: { id: Id; label: string; badge?: string | undefined }[];
  chosen: Id;
}

/** The chosen tab is in the address of the page. */
export function PageTabs<Id extends string>({ label, tabs, chosen }: PageTabsProps<Id>) {
  const { pathname, search } = useLocation();
  const hrefOf = (id: Id | null) => {
    const current = new URLSearchParams(search);
    const query = new URLSearchParams(id === null ? {} : { tab: id });
    for (const name of PRESERVED_PARAMETERS) {
      const value = current.get(name);
      if (value !== null) query.set(name, value);
    }
    return query.size === 0 ? pathname : `${pathname}?${query}`;
  };
  return (
    <Tabs
      label={label}
      tabs={tabs.map((tab, index) => ({ ...tab, href: hrefOf(index === 0 ? null : tab.id) }))}
      chosen={chosen}
    />
  );
}
