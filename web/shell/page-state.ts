import type { Language } from '#contract/language.ts';
import type { Carried } from '#web/api/carry-over.ts';

/** What the server leaves in the page for the browser to take over. */
export interface PageState {
  language: Language;
  renderedAt: string;
  queries: Carried[];
  /** Where the API and the live socket are, when not at this site. */
  apiUrl?: string;
  socketUrl?: string;
  /** The routes that the address leads to, from the outermost in. */
  routes: string[];
  /** The route whose boundary shows that there is no such page. */
  notFoundAt: string | null;
}

/** Inside a script element only `<` could end it; the two separators end a line in old engines. */
export const toScriptText = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
