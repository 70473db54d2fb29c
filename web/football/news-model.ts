import type { Bilingual, Competition, Named, Team } from './model.ts';

/** A piece of news, as lists show it. */
export interface Story {
  id: number;
  title: Bilingual;
  /** The first words of the article, enough for any list. */
  opening: Bilingual;
  image: string | null;
  publishedAt: string | null;
  competition: Named<Competition> | null;
  teams: Named<Team>[];
}

export interface Article extends Story {
  /** HTML that whoever runs the backend wrote. */
  body: Bilingual;
  summary: Bilingual | null;
  /** Known of pictures that our own server keeps. */
  imageSize: { width: number; height: number } | null;
  author: string | null;
  updatedAt: string | null;
  tags: string[];
  matchId: number | null;
}
