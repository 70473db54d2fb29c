/** The one file to edit to make it your league. */
export const league = {
  name: { bg: 'Делта Лига', en: 'Delta League' },
  city: { bg: 'Добрич', en: 'Dobrich' },
  /** Name of the competition that opens the home page; the first active one if there is none of this name. */
  homeLeague: 'Делта Лига',
  founded: 2025,
  contacts: {
    address: { bg: 'Добрич, кв. Балик', en: 'Balik district, Dobrich' },
    phone: '+359 58 000 000',
    email: 'info@delta-league.example',
  },
  /** null hides the icon's link; TikTok is shown without a target until there is an account. */
  social: {
    instagram: 'https://www.instagram.com/',
    facebook: 'https://www.facebook.com/',
    tiktok: null,
  },
  /** The external form behind the banner at the top. */
  registrationForm: 'https://forms.example/delta-league',
  credits: { bg: 'Дизайн и разработка: Студио Делта', en: 'Design and development: Studio Delta' },
} as const;
