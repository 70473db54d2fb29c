/** What stands on the declaration of a parent beside the text that was agreed to. */
export const declarationTexts = {
  bg: {
    title: 'Декларация от родител или настойник',
    player: 'Играч: {name}, роден(а) на {birthdate}, отбор „{team}“',
    parent: 'Родител или настойник: {name}, {contact}',
    edition: 'Текст, редакция {edition} от {since}',
    permission: 'Съгласен/съгласна съм детето ми {name} да играе в състезанията на {league}, и приемам следното:',
    drawn: '{name}, подписано на екрана на {at}',
    typed: '{name}, потвърдено с изписване на името и отметка на {at}',
  },
  en: {
    title: 'Declaration of a parent or guardian',
    player: 'Player: {name}, born on {birthdate}, team {team}',
    parent: 'Parent or guardian: {name}, {contact}',
    edition: 'Text, edition {edition} of {since}',
    permission: 'I agree that my child {name} plays in the competitions of {league}, and accept the following:',
    drawn: '{name}, signed on the screen on {at}',
    typed: '{name}, confirmed by typing the name and a tick on {at}',
  },
} as const;
