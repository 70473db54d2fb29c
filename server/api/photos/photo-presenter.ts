import type { ListedGallery, MatchPhotos, PhotoFile, PublicGallery, PublicPhoto } from '#contract/http/photos.ts';
import { presentLatin, presentListedCompetition, presentTeam } from '#server/api/presenters.ts';
import type { PublicGalleryRow, PublicPhotoRow } from '#server/db/photos/public-photos.ts';

export const presentGallery = (row: PublicGalleryRow): PublicGallery => ({
  id: row.id,
  of: row.of,
  title: row.titleEn ?? row.titleBg,
  title_bg: row.titleBg,
  match:
    row.matchId === null || row.status === null
      ? null
      : {
          id: row.matchId,
          home: row.home && presentTeam(row.home),
          away: row.away && presentTeam(row.away),
          status: row.status,
          score: row.score,
        },
  gameweek: row.number === null ? null : { number: row.number, elimination_round: row.eliminationRound },
  competition: row.competition && presentListedCompetition(row.competition),
  day: row.day,
  photographer:
    row.photographer === null
      ? null
      : { name: row.photographer, name_latin: presentLatin(row.photographer, null) ?? row.photographer },
  count: row.count,
});

export function presentPhoto(row: PublicPhotoRow): PublicPhoto {
  const large = presentFile(row.large, row.largeAvif);
  const medium = row.medium ? presentFile(row.medium, row.mediumAvif) : large;
  return {
    id: row.id,
    caption: row.captionEn ?? row.captionBg,
    caption_bg: row.captionBg ?? row.captionEn,
    small: row.small ? presentFile(row.small, row.smallAvif) : medium,
    medium,
    large,
  };
}

const presentFile = ({ address, width, height }: PublicPhotoRow['large'], avif: string | null): PhotoFile => ({
  url: address,
  avif,
  width,
  height,
});

export function presentListedGallery(row: PublicGalleryRow & { cover: PublicPhotoRow }): ListedGallery {
  const { small, medium } = presentPhoto(row.cover);
  return { ...presentGallery(row), cover: { small, medium } };
}

export const presentStripPhoto = (row: PublicPhotoRow): MatchPhotos['photos'][number] => {
  const { id, caption, caption_bg, small } = presentPhoto(row);
  return { id, caption, caption_bg, small };
};
