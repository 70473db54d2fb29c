import type { QueryClient } from '@tanstack/react-query';
import type { PublicLeague } from '#contract/http/league-settings.ts';
import type { Language } from '#contract/language.ts';
import type { Translate } from '#i18n/translate.ts';
import type { PageLocation } from '#ui/router/match-route.ts';

export interface PageHead {
  title: string;
  description: string;
  /** HTTP status, if the subject is missing. */
  status?: number;
  /** Canonical address, if it includes a query. */
  address?: string;
  type?: 'website' | 'article';
  /** Of no use to those who search. */
  unlisted?: true;
  /** Embedded in another site: links open outside the frame, and it is not indexed. */
  framed?: true;
  /** Source files of lazily loaded parts, to preload their scripts and styles. */
  modules?: string[];
}

export interface HeadSources extends PageLocation {
  t: Translate;
  language: Language;
  league: PublicLeague;
  queryClient: QueryClient;
}

/** Builds the head from the page's cached data. */
export type HeadOf = (sources: HeadSources) => PageHead;
