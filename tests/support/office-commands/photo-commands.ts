import { PNG } from 'pngjs';
import { deskPaths } from '#contract/desk/paths.ts';
import type { DeskGallery, DeskPhoto } from '#contract/desk/photos.ts';
import { sendFrom } from '#tests/support/desk-people.ts';
import { inLeague, type CommandCase, type Given } from './command-case.ts';

const DINNER = { of: 'event', titleBg: 'Вечеря', titleEn: '', heldOn: '2026-03-14', photographer: null };

/** Galleries and photos. */
export function photoCommands(get: Given): CommandCase[] {
  const { answer, idOf } = inLeague(get);
  const gallery = () => idOf('post /api/office/galleries');
  const photo = () => idOf('put /api/office/photos/{photoId}');
  const photos = async () => (await get().office.send<DeskGallery>('GET', deskPaths.gallery(gallery()))).photos;
  const upload = async (width: number) => {
    const sent = await sendFrom(get().league, get().office.device.cookie, {
      method: 'POST',
      url: deskPaths.galleryPhotos(gallery()),
      payload: PNG.sync.write(new PNG({ width, height: 2 })),
      headers: { 'content-type': 'image/png' },
    });
    return sent.json<DeskPhoto>();
  };
  return [
    [
      'post /api/office/galleries',
      async () => ({ what: 'add_gallery', url: deskPaths.galleries, payload: DINNER, seenAt: null }),
    ],
    [
      'put /api/office/galleries/{galleryId}',
      async () => ({
        what: 'edit_gallery',
        url: deskPaths.gallery(gallery()),
        payload: { ...DINNER, titleBg: 'Обяд', version: answer('post /api/office/galleries').version },
        seenAt: null,
      }),
    ],
    [
      'put /api/office/photos/{photoId}',
      async () => {
        const { id, version } = await upload(3);
        return {
          what: 'edit_photo',
          url: deskPaths.photo(id),
          payload: { captionBg: 'Тостът', captionEn: '', version },
          seenAt: null,
        };
      },
    ],
    [
      'put /api/office/galleries/{galleryId}/order',
      async () => {
        await upload(4);
        return {
          what: 'order_photos',
          url: deskPaths.galleryOrder(gallery()),
          payload: { photos: (await photos()).map(({ id }) => id).toReversed() },
          seenAt: null,
        };
      },
    ],
    [
      'delete /api/office/photos/{photoId}',
      async () => ({ what: 'delete_photo', url: deskPaths.photo(photo()), seenAt: null }),
    ],
    [
      'post /api/office/photos/{photoId}/restored',
      async () => ({ what: 'restore_photo', url: deskPaths.restoredPhoto(photo()), seenAt: null }),
    ],
    [
      'delete /api/office/galleries/{galleryId}',
      async () => ({ what: 'delete_gallery', url: deskPaths.gallery(gallery()), seenAt: null }),
    ],
  ];
}
