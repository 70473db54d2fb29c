const NO_BREAK = '\u00A0';

/** Puts no-break spaces after prepositions, between a number and its noun, and after "чл.". */
export const addNoBreakSpaces = (text: string): string =>
  text
    .replaceAll(/(?<=^|[\s(„])([авикосу]|№|тел\.|чл\.|ал\.|т\.|б\.) /giu, `$1${NO_BREAK}`)
    .replaceAll(/(\d) (?=[а-я])/gu, `$1${NO_BREAK}`)
    .replaceAll(' –', `${NO_BREAK}–`);
