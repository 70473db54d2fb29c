import { GALLERY_SUBJECTS } from '#domain/photos/photos.ts';
import type {
  Gallery,
  GalleryWithPhotos,
  ListedGallery,
  Photo,
  PhotoFile,
  StripPhoto,
} from '#web/photos/photo-model.ts';
import { ApiError } from './errors.ts';
import { fields, list, number, oneOf, parseEach, text } from './parse.ts';
import { bilingual, parseGameweekName, parseNamedCompetition, parseNamedTeam } from './parse-shared.ts';

interface GalleryList {
  galleries: ListedGallery[];
  hasMore: boolean;
}

export function parseGalleries(response: unknown): GalleryList {
  return {
    galleries: parseEach(list(response, 'galleries'), parseListed),
    hasMore: fields(fields(response).pagination).hasMore === true,
  };
}

function parseListed(value: unknown): ListedGallery | null {
  const parsed = parseGallery(value);
  const cover = fields(fields(value).cover);
  const [small, medium] = [parseFile(cover.small), parseFile(cover.medium)];
  return parsed && small && medium && { ...parsed, cover: { small, medium } };
}

export function parseGalleryPage(response: unknown): GalleryWithPhotos {
  const parsed = parseGallery(response);
  if (!parsed) throw new ApiError(null, null);
  return { ...parsed, photos: parseEach(list(response, 'photos'), parsePhoto) };
}

export const parseStrip = (response: unknown): { gallery: Gallery | null; photos: StripPhoto[] } => ({
  gallery: parseGallery(fields(response).gallery),
  photos: parseEach(list(response, 'photos'), parseStripPhoto),
});

function parseGallery(value: unknown): Gallery | null {
  const { id, of, title, title_bg, match, gameweek, competition, day, photographer, count } = fields(value);
  const subject = oneOf(GALLERY_SUBJECTS, of);
  const known = number(id);
  if (known === null || subject === null) return null;
  return {
    id: known,
    of: subject,
    title: bilingual(title, title_bg),
    match: parseMatch(match),
    gameweek: gameweek ? parseGameweekName(gameweek) : null,
    competition: parseNamedCompetition(competition),
    day: text(day),
    photographer: text(fields(photographer).name),
    count: number(count) ?? 0,
  };
}

function parseMatch(value: unknown): Gallery['match'] {
  const { id, home, away, score } = fields(value);
  const known = number(id);
  const [goals, against] = [number(fields(score).home), number(fields(score).away)];
  return known === null
    ? null
    : {
        id: known,
        home: parseNamedTeam(home),
        away: parseNamedTeam(away),
        score: goals === null || against === null ? null : { home: goals, away: against },
      };
}

function parseStripPhoto(value: unknown): StripPhoto | null {
  const { id, caption, caption_bg, small } = fields(value);
  const [known, file] = [number(id), parseFile(small)];
  return known === null || file === null ? null : { id: known, caption: bilingual(caption, caption_bg), small: file };
}

function parsePhoto(value: unknown): Photo | null {
  const parsed = parseStripPhoto(value);
  const [medium, large] = [parseFile(fields(value).medium), parseFile(fields(value).large)];
  return parsed && medium && large && { ...parsed, medium, large };
}

function parseFile(value: unknown): PhotoFile | null {
  const { url, avif, width, height } = fields(value);
  const [address, wide, high] = [text(url), number(width), number(height)];
  return address === null || wide === null || high === null
    ? null
    : { url: address, avif: text(avif), width: wide, height: high };
}
