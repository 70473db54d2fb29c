import type { Score } from '#domain/match/score.ts';
import type { GallerySubject } from '#domain/photos/photos.ts';
import type { Bilingual, Competition, GameweekName, Named, Team } from '#web/football/model.ts';

export interface PhotoFile {
  url: string;
  avif: string | null;
  width: number;
  height: number;
}

export interface StripPhoto {
  id: number;
  caption: Bilingual;
  small: PhotoFile;
}

export interface Photo extends StripPhoto {
  medium: PhotoFile;
  large: PhotoFile;
}

export interface Gallery {
  id: number;
  of: GallerySubject;
  /** Of an event. */
  title: Bilingual;
  match: { id: number; home: Named<Team> | null; away: Named<Team> | null; score: Score | null } | null;
  gameweek: GameweekName | null;
  competition: Named<Competition> | null;
  /** `YYYY-MM-DD` */
  day: string | null;
  photographer: string | null;
  count: number;
}

export interface ListedGallery extends Gallery {
  cover: Pick<Photo, 'small' | 'medium'>;
}

export interface GalleryWithPhotos extends Gallery {
  photos: Photo[];
}
