import type { Language } from '#contract/language.ts';
import { loadTexts, type Texts } from '#web/shell/catalogues.ts';
import { lazyPart, type LazyPart } from '#web/shell/lazy-part.tsx';
import type { Tab } from './competition-tabs.ts';
import type { TabProps } from './tab-props.ts';

const fileOf = (name: string) => `web/pages/competition/${name}-tab.tsx`;

/** All but the one that most visitors do not leave. */
export const LAZY_TABS: Record<Exclude<Tab, 'home'>, LazyPart<TabProps>> = {
  standings: lazyPart(fileOf('standings'), async () => {
    const [{ StandingsTab }] = await Promise.all([import('./standings-tab.tsx'), loadTexts('tables')]);
    return StandingsTab;
  }),
  statistics: lazyPart(fileOf('statistics'), async () => (await import('./statistics-tab.tsx')).StatisticsTab),
  playoffs: lazyPart(fileOf('playoffs'), async () => (await import('./playoffs-tab.tsx')).PlayoffsTab),
  teams: lazyPart(fileOf('teams'), async () => (await import('./teams-tab.tsx')).TeamsTab),
  results: lazyPart(fileOf('results'), async () => (await import('./results-tab.tsx')).ResultsTab),
  fixtures: lazyPart(fileOf('fixtures'), async () => (await import('./fixtures-tab.tsx')).FixturesTab),
  news: lazyPart(fileOf('news'), async () => (await import('./news-tab.tsx')).NewsTab),
  totw: lazyPart(fileOf('totw'), async () => (await import('./totw-tab.tsx')).TotwTab),
  tots: lazyPart(fileOf('tots'), async () => (await import('./tots-tab.tsx')).TotsTab),
  records: lazyPart(fileOf('records'), async () => {
    const [{ RecordsTab }] = await Promise.all([import('./records-tab.tsx'), loadTexts('records')]);
    return RecordsTab;
  }),
};

export const loadTabCode = (tab: Tab): Promise<unknown> | undefined =>
  tab === 'home' ? undefined : LAZY_TABS[tab].load();

/** Texts that only one tab needs. */
const TEXTS: Partial<Record<Tab, Texts>> = { standings: 'tables', records: 'records' };

/** Source files, by which the server finds the chunks to preload. */
export function tabModules(tab: Tab, language: Language): string[] {
  if (tab === 'home') return [];
  const texts = TEXTS[tab];
  return [LAZY_TABS[tab].file, ...(texts ? [`i18n/${texts}/${language}.ts`] : [])];
}
