import type { Language } from '#contract/language.ts';
import { loadTexts } from '#web/shell/catalogues.ts';
import { lazyPart } from '#web/shell/lazy-part.tsx';

/** The tab of the tables, with texts that no other page needs. */
export const tables = lazyPart('web/pages/competition/standings-tab.tsx', async () => {
  const [{ StandingsTab }] = await Promise.all([import('./standings-tab.tsx'), loadTexts('tables')]);
  return StandingsTab;
});

/** Source files, by which the server finds the chunks to preload. */
export const tableModules = (language: Language): string[] => [tables.file, `i18n/tables/${language}.ts`];
