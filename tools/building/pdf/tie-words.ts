const NO_BREAK = '\u00A0';

/** Ties what must not part at the end of a line: a preposition and its word, a number and what it counts, "чл." and its number. */
export const tieWords = (text: string): string =>
  text
    .replaceAll(/(?<=^|[\s(„])([авикосу]|№|тел\.|чл\.|ал\.|т\.|б\.) /giu, `$1${NO_BREAK}`)
    .replaceAll(/(\d) (?=[а-я])/gu, `$1${NO_BREAK}`)
    .replaceAll(' –', `${NO_BREAK}–`);
