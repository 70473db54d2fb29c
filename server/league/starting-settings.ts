import type { LeagueSettings } from '#contract/http/league-settings.ts';

const UNKNOWN = { bg: '', en: '' };

/** A league of which nothing is known yet. Once something was saved in the office or imported, the database has the settings. */
export const startingSettings: LeagueSettings = {
  name: { bg: 'Нова лига', en: 'New league' },
  bulgarianOnly: false,
  city: UNKNOWN,
  identity: { logo: null, accent: null, hero: null },
  country: '',
  founded: null,
  about: UNKNOWN,
  matches: UNKNOWN,
  season: UNKNOWN,
  seasonDates: UNKNOWN,
  ages: { least: null, adult: 18 },
  birthDates: 'shown',
  squad: { onPitch: 11, least: 11, most: 30 },
  requests: { newPlayers: true, releases: true, numbers: false, teamData: true, transferDays: 3 },
  applications: { perDay: 20 },
  consent: UNKNOWN,
  homeLeague: '',
  /** Or what is certain, such as { ratings: false, lineups: true }; the names are in domain/league/records.ts. */
  records: 'auto',
  home: {
    title: UNKNOWN,
    subtitle: UNKNOWN,
    /**
     * The cards below it, in this order. Awards, streaming, highlights, fair play and media appear once the league has
     * some. A card in your own words:
     * { icon: 'streaming', title: { bg: 'Две камери', en: 'Two cameras' }, text: { bg: 'Всеки мач.', en: 'Every match.' } }
     */
    features: ['live', 'statistics', 'awards', 'streaming', 'highlights', 'matchdays', 'fairPlay', 'mobile', 'media'],
  },
  contacts: { address: UNKNOWN, phone: '', email: '' },
  social: { instagram: null, facebook: null, tiktok: null },
  banner: { shown: false, text: UNKNOWN, action: UNKNOWN, link: null, until: null },
  credits: UNKNOWN,
  /** [LS5] Each appears when the settings in its answer are known. */
  faq: [
    {
      question: { bg: 'Къде се играят мачовете?', en: 'Where are the matches played?' },
      answer: {
        bg: 'В {city}. Теренът и часът на всеки мач са в програмата.',
        en: 'In {city}. The fixtures name the pitch and the time of every match.',
      },
    },
    {
      question: { bg: 'Колко трае мачът и колко души играят?', en: 'How long is a match, and how many play?' },
      answer: { bg: 'Играе се {matches}.', en: 'Matches are {matches}.' },
    },
    {
      question: { bg: 'На колко години трябва да съм, за да играя?', en: 'How old do I have to be to play?' },
      answer: {
        bg: 'Поне на {age}. Ако нямаш {adultAge}, ти трябва и декларация от родител.',
        en: 'At least {age}. If you are under {adultAge}, you also need a declaration by a parent.',
      },
    },
    {
      question: { bg: 'Кога е сезонът?', en: 'When is the season?' },
      answer: { bg: 'Сезонът се провежда {seasonDates}.', en: 'The season runs {seasonDates}.' },
    },
    {
      question: { bg: 'Откога съществува лигата?', en: 'How old is the league?' },
      answer: { bg: '{league} е основана през {founded} г.', en: '{league} was founded in {founded}.' },
    },
  ],
};
