import type { Language } from './date.ts';
import { transliterate } from './transliterate.ts';

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** [LN1] „Рилци“ in Bulgarian; "Riltsi" in English, or as the league writes it in Latin letters. */
export const nameIn = (language: Language, { name, nameLatin }: { name: string; nameLatin: string | null }): string =>
  language === 'bg' || !CYRILLIC.test(name) ? name : (nameLatin ?? transliterate(name));
