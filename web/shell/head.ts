import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Asked } from '#web/api/load.ts';
import type { Texts } from './catalogues.ts';

export interface PageHead {
  title: string;
  description: string;
  /** The HTTP status, when what the page is about is not there. */
  status?: number;
  /** Its address, when the query makes it another page than the path alone. */
  address?: string;
  type?: 'website' | 'article';
  /** Stands in the frame of another site: its links open outside of it, and nobody is to find it by itself. */
  framed?: true;
}

export interface HeadSources extends Asked {
  t: Translate;
  language: Language;
  queryClient: QueryClient;
}

/** A page says what stands in its head, from the same data that it shows. */
export type HeadOf = (sources: HeadSources) => PageHead;

/** What a lazily loaded page hands to the shell through its route. */
export interface PageHandle {
  head: HeadOf;
  /** Which words it needs. */
  texts: Texts;
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'head' in handle;

/** The innermost page among the matched routes. */
export const pageAmong = (handles: unknown[]): PageHandle | undefined => handles.findLast(isPageHandle);
