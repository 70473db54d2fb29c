import { countdownBg } from '#i18n/countdown/bg.ts';

/** Texts for those who follow a team: their part of the home page, the page of what they follow, notifications. */
export const followingBg = {
  ...countdownBg,
  'following.manage': 'Какво следя',
  'following.head.title': 'Моите отбори. {league}',
  'following.head.description': 'Отборите, играчите и състезанията, които следиш, и известията за тях.',
  'following.lede':
    'Натисни звездата до отбор, играч или състезание и ще го намираш тук. Пази се само на това устройство, без регистрация.',
  'following.teams': 'Отбори',
  'following.players': 'Играчи',
  'following.competitions': 'Състезания',
  'following.choose': 'Избери отбор',
  'following.empty': 'Още не следиш никого',
  'following.failed': 'Това, което следиш, не можа да се зареди',
  'following.offer': 'Добави от другото устройство',
  'following.offer.text': 'Ще следиш и тук:',
  'following.offer.take': { one: 'Добави го', other: 'Добави ги ({count})' },
  'following.offer.leave': 'Не сега',
  'following.offer.known': 'Всичко от тази връзка вече го следиш.',
  'following.carry': 'На друго устройство',
  'following.carry.text':
    'Сканирай кода с другия телефон или му прати връзката: там ще видиш какво се добавя и го вземаш с едно натискане.',
  'following.carry.qr': 'Код за друго устройство',
  'following.carry.copy': 'Копирай връзката',

  'push.title': 'Известия',
  'push.lede':
    'За отборите, които следиш, право на телефона. Пазим само адреса, на който браузърът ги получава, и избора ти тук.',
  'push.on': 'Включи известията',
  'push.off': 'Спри известията',
  'push.unsupported': 'Този браузър не показва известия. На iPhone и iPad първо добави сайта към началния екран.',
  'push.denied': 'Известията от този сайт са забранени в браузъра. Разреши ги от настройките му и опитай пак.',
  'push.failed': 'Не се получи. Провери връзката си и опитай пак.',
  'push.kinds': 'Известявай ме за',
  'push.kind.kick-off': 'начало на мач',
  'push.kind.goal': 'гол',
  'push.kind.result': 'краен резултат',
  'push.kind.moved': 'преместен мач',
  'push.kind.news': 'новина за отбора',
  'push.quiet': 'Тихи часове',
  'push.quiet.from': 'от',
  'push.quiet.until': 'до',
  'push.noTeams': 'Първо последвай отбор: сложи му звезда.',
} as const;
