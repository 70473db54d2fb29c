/** Of a team of which there is only a name. */
export const NOTHING_KNOWN = {
  city: null,
  founded: null,
  stadium: null,
  descriptionBg: null,
  descriptionEn: null,
  instagram: null,
  facebook: null,
  twitter: null,
  website: null,
  contactName: null,
  contactPhone: null,
  photo: null,
  firstColor: null,
  secondColor: null,
  contactPublic: false,
  badge: null,
};
