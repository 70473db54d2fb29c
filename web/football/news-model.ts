import type { Language } from '#contract/language.ts';
import type { Bilingual, Competition, Named, Team } from './model.ts';

export interface Story {
  id: number;
  title: Bilingual;
  /** null if it is written in both languages. */
  writtenIn: Language | null;
  excerpt: Bilingual;
  image: string | null;
  /** What stays visible where the picture is cropped, in percent. */
  imageFocus: { x: number; y: number } | null;
  publishedAt: string | null;
  competition: Named<Competition> | null;
  teams: Named<Team>[];
}

export interface Article extends Story {
  /** Untrusted HTML. */
  body: Bilingual;
  /** Empty if there is none. */
  summary: Bilingual;
  /** Known for pictures on our own server. */
  imageSize: { width: number; height: number } | null;
  /** Empty if nobody described it. */
  imageAlt: Bilingual;
  author: string | null;
  updatedAt: string | null;
  tags: string[];
  matchId: number | null;
}
