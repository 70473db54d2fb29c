import type { Translated } from '#i18n/translate.ts';
import type { photosBg } from '#i18n/office/photos/bg.ts';

export const photosEn: Translated<typeof photosBg> = {
  'office.photos': 'Photos',

  'field.photographer': 'Photographer',
  'field.heldOn': 'Day',
  'field.captionBg': 'Caption',
  'field.captionEn': 'Caption in English',

  'wrong.has_gallery': 'It has a gallery already. Add the photos there.',
  'wrong.full_gallery': 'The gallery is full: 300 photos.',
  'wrong.other_photos': 'Somebody has added or removed photos meanwhile. Put them in order again.',

  'journal.did.add_gallery': 'made the gallery',
  'journal.did.edit_gallery': 'changed the gallery',
  'journal.did.delete_gallery': 'deleted the gallery',
  'journal.did.add_photo': 'uploaded a photo to',
  'journal.did.edit_photo': 'changed a caption in',
  'journal.did.order_photos': 'put in order the photos of',
  'journal.did.delete_photo': 'removed a photo from',
  'journal.did.restore_photo': 'brought back a photo to',
};
