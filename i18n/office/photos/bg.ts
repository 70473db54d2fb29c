/** Photos in the office. */
export const photosBg = {
  'office.photos': 'Снимки',

  'field.photographer': 'Фотограф',
  'field.heldOn': 'Ден',
  'field.captionBg': 'Надпис',
  'field.captionEn': 'Надпис на английски',

  'wrong.has_gallery': 'Вече има галерия. Добави снимките в нея.',
  'wrong.full_gallery': 'Галерията е пълна: 300 снимки.',
  'wrong.other_photos': 'Междувременно някой добави или махна снимки. Подреди ги пак.',

  'journal.did.add_gallery': 'направи галерия',
  'journal.did.edit_gallery': 'промени галерията',
  'journal.did.delete_gallery': 'изтри галерията',
  'journal.did.add_photo': 'качи снимка в',
  'journal.did.edit_photo': 'промени надпис в',
  'journal.did.order_photos': 'подреди снимките в',
  'journal.did.delete_photo': 'махна снимка от',
  'journal.did.restore_photo': 'върна снимка в',
} as const;
