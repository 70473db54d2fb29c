/** Texts for those who follow a team: their part of the home page, the page of what they follow, notifications. */
export const following = {
  'following.manage': 'Какво следя',
  'following.noMatches': 'Още няма насрочен мач.',
  'following.inDays': { one: 'след {count} ден', other: 'след {count} дни' },
  'following.inHours': { one: 'след {count} час', other: 'след {count} часа' },
  'following.inMinutes': 'след {time}',
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
} as const;
