/** Texts that every open page of the desk's origin has: a team's link and an application. */
export const openBg = {
  'open.title': 'Запиши се',
  'open.back': 'Назад',
  'open.tryAgain': 'Опитай пак',
  'open.looking': 'Отваря се връзката …',
  'open.noNetwork': 'Няма мрежа',
  'open.noNetworkText': 'Връзката се отваря с мрежа. Опитай пак, щом я има.',
  'open.otherLanguage': 'English',
} as const;
