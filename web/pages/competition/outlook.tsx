import { Suspense, useSyncExternalStore } from 'react';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { useLanguage } from '#ui/language.ts';
import { lazyPart } from '#web/shell/lazy-part.tsx';
import type { TabProps } from './tab-props.ts';

const FOLDER = 'web/pages/competition';
const chances = lazyPart<TabProps>(
  `${FOLDER}/chances-card.tsx`,
  async () => (await import('./chances-card.tsx')).ChancesCard,
);
const whatIf = lazyPart<TabProps>(`${FOLDER}/what-if.tsx`, async () => (await import('./what-if.tsx')).WhatIf);

/** What the rest of the season may bring. Below the table, so it is downloaded after it. */
export function Outlook(tab: TabProps) {
  const { t } = useLanguage();
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (!isHydrated) return null;
  return (
    <Suspense fallback={<SkeletonRows rows={4} label={t('state.loading')} />}>
      <div className="stack">
        <chances.Part {...tab} />
        <whatIf.Part {...tab} />
      </div>
    </Suspense>
  );
}
