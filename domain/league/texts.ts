export interface InBoth {
  bg: string;
  en: string;
}

/** [LS1] The same settings with every empty English text replaced by the Bulgarian one. */
export function withEnglish<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((entry: unknown) => withEnglish(entry)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, entry]): [string, unknown] => [name, withEnglish(entry)]);
  const copy: Partial<InBoth> = Object.fromEntries(entries);
  if (typeof copy.bg === 'string' && copy.en === '') copy.en = copy.bg;
  return copy as Value;
}

/** [LS1] The English text, or the Bulgarian one where it is empty. */
export const englishOr = <Text extends string | null>(en: string | null, bg: Text): string | Text => en || bg;
