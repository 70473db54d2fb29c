/** The one file to edit to make it your league. */
export const league = {
  name: { bg: 'Делта Лига', en: 'Delta League' },
  city: { bg: 'Добрич', en: 'Dobrich' },
  /** Two-letter code of ISO 3166. */
  country: 'BG',
  /** The format of a match and the months of a season, for the texts of the site. */
  matches: { bg: 'шест на шест, два пъти по 25 минути', en: 'six a side, two halves of 25 minutes' },
  season: { bg: 'от края на септември до края на май', en: 'from late September to late May' },
  seasonDates: {
    bg: 'от края на септември 2025 до края на май 2026',
    en: 'from the end of September 2025 to the end of May 2026',
  },
  /** The minimum age of players; minors need the declaration of a parent. */
  ages: { least: 15, adult: 18 },
  /** What is public of adult players' ages: 'shown' gives the birth date, 'ages' the age alone. A minor's date never is. */
  birthDates: 'shown' as 'shown' | 'ages',
  /** Players on the pitch, and the minimum and maximum size of a squad. */
  squad: { onPitch: 6, least: 8, most: 18 },
  /** Name of the competition that opens the home page; the first active one if none has this name. */
  homeLeague: 'Делта Лига',
  /**
   * What the league records beyond its results; the pages leave out the rest. 'auto' finds it from the data. An object
   * says it for some: { ratings: false, lineups: true }. The names are in domain/league/records.ts.
   */
  records: 'auto',
  home: {
    title: { bg: 'Всеки\u00a0гол. Всеки\u00a0кръг. На\u00a0живо.', en: 'Every\u00a0goal. Every\u00a0round. Live.' },
    /**
     * The cards below it, in this order; leave out what your league does not offer. Awards, streaming, highlights, fair
     * play and media appear once the league has some. A card in your own words:
     * { icon: 'streaming', title: { bg: 'Две камери', en: 'Two cameras' }, text: { bg: 'Всеки мач.', en: 'Every match.' } }
     */
    features: ['live', 'statistics', 'awards', 'streaming', 'highlights', 'matchdays', 'fairPlay', 'mobile', 'media'],
  },
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
  /** The external form behind the banner at the top; null hides the banner. */
  registrationForm: 'https://forms.example/delta-league' as string | null,
  credits: { bg: 'Дизайн и разработка: Студио Делта', en: 'Design and development: Studio Delta' },
} as const;
