import { deskPaths } from '#contract/desk/paths.ts';
import type { DeskPhoto, PhotoCaptions } from '#contract/desk/photos.ts';
import { defineRecord } from '#desk/kit/define-record.ts';

interface Shown {
  photo: DeskPhoto;
  /** In its gallery, from 1. */
  position: number;
}

const caption = { kind: 'long', maxLength: 300, rows: 3 } as const;

export const photoRecord = defineRecord<PhotoCaptions, Shown>({
  name: 'photo',
  one: deskPaths.photo,
  title: ({ t, context }) => t('photos.photo', { position: context.position }),
  fields: {
    captionBg: { label: 'photos.caption', ...caption, lang: 'bg', help: 'photos.captionHelp' },
    captionEn: { label: 'photos.captionEn', ...caption, lang: 'en' },
  },
  removal: {
    text: 'photos.remove',
    said: ({ t }) => t('photos.removed'),
    undo: ({ context }) => ({ method: 'POST', path: deskPaths.restoredPhoto(context.photo.id) }),
  },
});
