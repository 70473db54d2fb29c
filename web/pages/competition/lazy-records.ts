import type { Language } from '#contract/language.ts';
import { loadTexts } from '#web/shell/catalogues.ts';
import { lazyPart } from '#web/shell/lazy-part.tsx';
import type { TabProps } from './tab-props.ts';

/** Few visitors open it, so its code and its texts are downloaded then. */
export const records = lazyPart<TabProps>('web/pages/competition/records-tab.tsx', async () => {
  const [{ RecordsTab }] = await Promise.all([import('./records-tab.tsx'), loadTexts('records')]);
  return RecordsTab;
});

/** Source files, by which the server finds the chunks to preload. */
export const recordModules = (language: Language): string[] => [records.file, `i18n/records/${language}.ts`];
