import { memoize } from '#domain/formatting/memoize.ts';
import type { publicBg } from '#i18n/public/bg.ts';

type Source = typeof publicBg;
export type Key = keyof Source;

/** Bulgarian and English both have two plural forms. */
interface Plural {
  one: string;
  other: string;
}
type Message = string | Plural;

/** Exactly the keys of the Bulgarian catalogue: a missing translation does not compile. */
export type Translated<Texts> = { readonly [K in keyof Texts]: Texts[K] extends Plural ? Plural : string };
export type Catalogue = Translated<Source>;

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Placeholders<M> = M extends Plural ? 'count' | Names<M['other']> : Names<M>;
type Values<M> = { [Name in Placeholders<M>]: Name extends 'count' ? number : string | number };
export type Arguments<M> = [Placeholders<M>] extends [never] ? [] : [values: Values<M>];

export type TranslateOf<Texts> = <K extends keyof Texts>(key: K, ...values: Arguments<Texts[K]>) => string;
export type Translate = TranslateOf<Source>;

/** A missing key is shown as itself. */
export function createTranslate<Texts = Source>(
  locale: string,
  catalogue: Partial<Translated<NoInfer<Texts>>>,
): TranslateOf<Texts> {
  const rules = memoize(() => new Intl.PluralRules(locale));
  const messages = catalogue as Partial<Record<string, Message>>;
  return (key, ...[values = {}]: [values?: Record<string, string | number>]) => {
    const message = messages[String(key)];
    if (message === undefined) return String(key);
    return fill(typeof message === 'string' ? message : form(message, rules(), values.count), values);
  };
}

const form = (message: Plural, rules: Intl.PluralRules, count: string | number | undefined) =>
  rules.select(Number(count)) === 'one' ? message.one : message.other;

/** Bulgarian doubles a preposition before its own sound: във Варна, със 7:1. */
const OWN_SOUND: Partial<Record<string, RegExp>> = { в: /^[вф]/i, с: /^(?:[сз]|1?7\b)/i };

const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/( ([вс]) )?\{(\w+)\}/g, (whole, before = '', preposition: string | undefined, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    const isDoubled = preposition && OWN_SOUND[preposition]?.test(String(value));
    return `${isDoubled ? ` ${preposition}ъ${preposition} ` : before}${value}`;
  });
