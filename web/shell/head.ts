import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';
import type { Translate } from '#i18n/translate.ts';

export interface PageHead {
  title: string;
  description: string;
}

export interface HeadSources {
  t: Translate;
  language: Language;
  queryClient: QueryClient;
}

/** A page says what stands in its head, from the same data that it shows. */
export type HeadOf = (sources: HeadSources) => PageHead;

/** What a lazily loaded page hands to the shell through its route. */
export interface PageHandle {
  head: HeadOf;
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'head' in handle;

/** The head of the innermost page among the matched routes. */
export const headAmong = (handles: unknown[]): HeadOf | null => handles.findLast(isPageHandle)?.head ?? null;
