import { PRIVATE_NAME } from './private-player.ts';

/**
 * "Димитър Колев" is "Колев Д." in a list of events. The last word is the surname, with the lower-case words before it
 * ("Вирджил ван Дайк" is "ван Дайк В."); a single word stays as it is, and so does "Играч под 18".
 */
export function surnameAndInitial(name: string): string {
  const [first = '', ...others] = wordsOf(name);
  return others.length === 0 || isPrivate(name) ? name.trim() : `${surnameOf(name)} ${initialOf(first)}.`;
}

/** [NM3] On the pitch: "Колев". */
export function surnameOf(name: string): string {
  if (isPrivate(name)) return name;
  const words = wordsOf(name);
  let start = isGeneration(words) ? words.length - 2 : words.length - 1;
  while (start > 1 && startsSmall(words[start - 1])) start -= 1;
  return words.slice(start).join(' ');
}

/** [NM4] The surnames of a team, told apart: "Попов Г." and "Попов И.", or "Петър Попов" and "Петко Попов". */
export function distinctSurnames(names: readonly string[]): string[] {
  const [surnames, withInitials] = [names.map(surnameOf), names.map(surnameAndInitial)];
  const isOnly = (short: readonly string[], at: number) => short.every((one, i) => i === at || one !== short[at]);
  return names.map((name, at) => [surnames, withInitials].find((short) => isOnly(short, at))?.[at] ?? name);
}

/** [AG4] Then it is no person's name. */
const isPrivate = (name: string): boolean => name === PRIVATE_NAME.bg || name === PRIVATE_NAME.en;

const wordsOf = (name: string): string[] => name.trim().split(/\s+/u);

/** „Марин Маринов мл.“: the suffix stays with the surname. */
const isGeneration = (words: readonly string[]): boolean =>
  words.length > 2 && /^(?:мл|ст|ml|st|jr|sr)\.$/iu.test(words.at(-1) ?? '');

function startsSmall(word: string | undefined): boolean {
  const letter = word?.charAt(0) ?? '';
  return letter !== letter.toUpperCase();
}

/** [NM2] Shown in place of a missing picture: "ДК". */
export function initialsOf(name: string): string {
  if (isPrivate(name)) return '<18';
  const words = wordsOf(name);
  const last = words.length > 1 ? words.at(isGeneration(words) ? -2 : -1) : '';
  return initialOf(words[0]) + initialOf(last);
}

function initialOf(word = ''): string {
  const [initial = ''] = word;
  return initial.toUpperCase();
}
