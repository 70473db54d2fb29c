import type { Language } from '#contract/language.ts';
import type { DehydratedQuery } from '#web/api/dehydrate.ts';

/** What the server sends in the page for hydration. */
export interface PageState {
  language: Language;
  renderedAt: string;
  queries: DehydratedQuery[];
  /** Of another backend. */
  apiUrl?: string;
  socketUrl?: string;
}

/** `<` could end the script element; U+2028 and U+2029 end a line in old engines. */
export const toScriptText = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
