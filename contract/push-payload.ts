import type { Language } from './language.ts';

/** What the service worker gets and shows. */
export interface PushPayload {
  title: string;
  body: string;
  /** One with the same tag is replaced. */
  tag: string;
  /** The page that it leads to, on this site. */
  url: string;
  lang: Language;
  /** Replaces another one without a sound. */
  update: boolean;
  /** The label of the action that ends notifications; left out where the page has it. */
  stop?: string;
}
