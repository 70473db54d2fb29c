/** Abbreviations that do not distinguish clubs, also where a name is written in capitals throughout. */
const KINDS: readonly string[] = ['AFC', 'AC', 'AS', 'CF', 'FC', 'FK', 'PFC', 'SC', 'SK', 'SV', 'ФК', 'ПФК', 'СК'];

/** [SN1] "VfB" and "RCD", but not "Man". */
const isAbbreviation = (word: string): boolean => word.length <= 3 && /^\p{L}+\p{Lu}$/u.test(word);

/** [SN1] The words that distinguish a team, in capitals. */
function distinctiveWords(name: string): string[] {
  const all = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const words = all.filter((word) => !/\p{N}/u.test(word));
  const isInCapitals = name === name.toUpperCase();
  const distinctive = words.filter(
    (word) => !KINDS.includes(word.toUpperCase()) && (isInCapitals || !isAbbreviation(word)),
  );
  const [chosen = all] = [distinctive, words].filter(({ length }) => length > 0);
  return chosen.map((word) => word.toUpperCase());
}

/** [SN1] "ФК Добруджа" is "ДОБ". */
export const shortNameOf = (name: string): string => distinctiveWords(name).join('').slice(0, 3);

/**
 * [SN2] Three unique capitals for every name: the first of the name (EVE) unless another team of the list would have the same, then
 * one letter of the first word and two of the second (MCI, MUN), then any that are unique.
 */
export function shortNames(names: readonly string[]): Map<string, string> {
  const waiting = new Map(names.map((name) => [name, candidates(name)]));
  const given = new Map<string, string>();
  const taken = new Set<string>();
  for (let turn = 0; waiting.size > 0; turn++) {
    const wishes = [...waiting].map(([name, wanted]) => [name, wanted[turn] ?? `${wanted[0]}${turn}`] as const);
    for (const [name, wish] of wishes) {
      const isAlone = wishes.every(([other, theirs]) => other === name || theirs !== wish);
      if (taken.has(wish) || !(isAlone || waiting.get(name)?.[turn] === undefined)) continue;
      given.set(name, wish);
      taken.add(wish);
      waiting.delete(name);
    }
  }
  return given;
}

function candidates(name: string): string[] {
  const words = distinctiveWords(name);
  const letters = words.join('');
  const [first = '', second] = words;
  const acrossWords = second === undefined ? [] : [first.slice(0, 1) + second.slice(0, 2)];
  const others = letters
    .slice(3)
    .split('')
    .map((letter) => letters.slice(0, 2) + letter);
  return [...new Set([letters.slice(0, 3), ...acrossWords, ...others])];
}
