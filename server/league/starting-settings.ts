import type { LeagueSettings } from '#contract/http/league-settings.ts';

/** What a fresh league starts with. Once something was saved in the office or imported, the database has the settings. */
export const league: LeagueSettings = {
  name: { bg: 'Делта Лига', en: 'Delta League' },
  city: { bg: 'Добрич', en: 'Dobrich' },
  country: 'BG',
  founded: 2025,
  matches: { bg: 'шест на шест, два пъти по 25 минути', en: 'six a side, two halves of 25 minutes' },
  season: { bg: 'от края на септември до края на май', en: 'from late September to late May' },
  seasonDates: {
    bg: 'от края на септември 2025 до края на май 2026',
    en: 'from the end of September 2025 to the end of May 2026',
  },
  ages: { least: 15, adult: 18 },
  birthDates: 'shown',
  squad: { onPitch: 6, least: 8, most: 18 },
  homeLeague: 'Делта Лига',
  /** Or what is certain, such as { ratings: false, lineups: true }; the names are in domain/league/records.ts. */
  records: 'auto',
  home: {
    title: { bg: 'Всеки\u00a0гол. Всеки\u00a0кръг. На\u00a0живо.', en: 'Every\u00a0goal. Every\u00a0round. Live.' },
    subtitle: { bg: '', en: '' },
    /**
     * The cards below it, in this order. Awards, streaming, highlights, fair play and media appear once the league has
     * some. A card in your own words:
     * { icon: 'streaming', title: { bg: 'Две камери', en: 'Two cameras' }, text: { bg: 'Всеки мач.', en: 'Every match.' } }
     */
    features: ['live', 'statistics', 'awards', 'streaming', 'highlights', 'matchdays', 'fairPlay', 'mobile', 'media'],
  },
  contacts: {
    address: { bg: 'Добрич, кв. Балик', en: 'Balik district, Dobrich' },
    phone: '+359 58 000 000',
    email: 'info@delta-league.example',
  },
  social: {
    instagram: 'https://www.instagram.com/',
    facebook: 'https://www.facebook.com/',
    tiktok: null,
  },
  banner: {
    shown: true,
    text: { bg: '', en: '' },
    action: { bg: '', en: '' },
    link: 'https://forms.example/delta-league',
    until: null,
  },
  credits: { bg: 'Дизайн и разработка: Студио Делта', en: 'Design and development: Studio Delta' },
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
      answer: {
        bg: 'Играе се {matches}. Смените са без ограничение.',
        en: 'Matches are {matches}. Substitutions are unlimited.',
      },
    },
    {
      question: { bg: 'На колко години трябва да съм, за да играя?', en: 'How old do I have to be to play?' },
      answer: {
        bg: 'Поне на {age}. Ако си между {age} и {adultAge}, ти трябва и декларация от родител. Тя е сред документите, на втора страница на декларацията за освобождаване от отговорност.',
        en: 'At least {age}. Between {age} and {adultAge} you also need a declaration by a parent. It is among the documents, on the second page of the liability waiver.',
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
