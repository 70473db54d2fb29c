import type { GalleryList } from '#contract/desk/photos.ts';
import { dayText } from '#desk/office/day-text.ts';
import type { OfficeTranslate } from '#desk/office/texts.ts';
import type { Language } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';

type Named = Pick<GalleryList['galleries'][number], 'name' | 'nameLatin' | 'number'>;

export function galleryTitle(gallery: Named, t: OfficeTranslate, language: Language): string {
  const name = nameIn(language, gallery);
  return gallery.number === null ? name : t('photos.gameweek', { name, number: gallery.number });
}

/** How many photos there are, of when, and who took them. */
export function galleryFacts(
  { count, day, photographer }: { count: number; day: string | null; photographer: string | null },
  t: OfficeTranslate,
  language: Language,
): string {
  return [
    t('photos.count', { count }),
    day === null ? '' : dayText(day, language),
    photographer === null ? '' : t('photos.by', { name: photographer }),
  ]
    .filter(Boolean)
    .join(', ');
}
