import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { Icon } from '#ui/icon.tsx';
import { useSearchParams } from '#ui/router/hooks.ts';
import { competitionAddress } from './competition-address.ts';
import type { Tab } from './competition-tabs.ts';

/** Another tab of the same season. */
export function ToTab({ competitionId, tab, text }: { competitionId: number; tab: Tab; text: string }) {
  const address = useTabAddress(competitionId);
  return (
    <a href={address(tab)}>
      {text}
      <Icon svg={caretRight} size="0.875rem" />
    </a>
  );
}

export function useTabAddress(competitionId: number): (tab: Tab) => string {
  const query = useSearchParams();
  return (tab) => competitionAddress(competitionId, query, { tab, gameweek: null, page: null });
}
