import type { Language } from '#contract/language.ts';
import type { TeamProfile } from '#web/football/team-model.ts';
import { loadTexts } from '#web/shell/catalogues.ts';
import { lazyPart } from '#web/shell/lazy-part.tsx';

/** Few visitors open it, so its code and its texts are downloaded then. */
export const records = lazyPart<{ team: TeamProfile }>('web/pages/team/records-tab.tsx', async () => {
  const [{ RecordsTab }] = await Promise.all([import('./records-tab.tsx'), loadTexts('records')]);
  return RecordsTab;
});

/** Source files, by which the server finds the chunks to preload. */
export const recordModules = (language: Language): string[] => [records.file, `i18n/records/${language}.ts`];
