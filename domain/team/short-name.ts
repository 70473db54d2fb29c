/** Words such as FC that do not distinguish clubs. */
const KINDS: readonly string[] = [
  'AFC',
  'AC',
  'AS',
  'BC',
  'CF',
  'FC',
  'FK',
  'PFC',
  'RC',
  'SC',
  'SK',
  'SV',
  'UD',
  'ФК',
  'ПФК',
];

/** The words that distinguish a team, in capitals. */
export function distinctiveWords(name: string): string[] {
  const all = name
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const distinctive = all.filter((word) => !KINDS.includes(word));
  return distinctive.length > 0 ? distinctive : all;
}

/** "ФК Добруджа" is "ДОБ". */
export const shortNameOf = (name: string): string => distinctiveWords(name).join('').slice(0, 3);
