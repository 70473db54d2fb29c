/** Messages that the program writes by itself. */
export const messagesBg = {
  moved: 'Нов час: {match}',
  movedText: 'Ще се играе {when}.',
  movedAt: 'Ще се играе {when}, {venue}.',
  was: 'Досега беше {when}.',
  postponed: 'Отложен: {match}',
  postponedText: 'Новата дата ще се обяви.',
  cancelled: 'Отменен: {match}',
  cancelledText: 'Мачът няма да се играе.',
  banned: 'Наказан: {player}',
  bannedMatches: {
    one: 'Пропуска {count} мач{where}. Причина: {reason}',
    other: 'Пропуска {count} мача{where}. Причина: {reason}',
  },
  bannedUntil: 'Не играе до {day} включително{where}. Причина: {reason}',
  bannedFrom: 'Не играе от {day}{where}. Причина: {reason}',
  where: ' ({competition})',
} as const;
