import type { Language } from '#domain/formatting/date.ts';
import { memoize } from '#domain/formatting/memoize.ts';
import { findNation, nationName } from '#domain/player/nationality.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** DD has become DE, and YU RS. */
const isInUse = (code: string) => new Intl.Locale(`und-${code}`).region === code;

const listCodes = memoize(() => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const countries = ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second)).filter(
    (code) =>
      isInUse(code) && names.of(code) !== undefined && !['EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB', 'GB'].includes(code),
  );
  return ['GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS', ...countries];
});

/** Bulgaria first, then by name. */
export function listNations(language: Language): { value: string; label: string }[] {
  const nations = listCodes().map((value) => ({ value, label: nationName(findNation(value), language) }));
  return nations.toSorted(
    (a, b) => Number(b.value === 'BG') - Number(a.value === 'BG') || a.label.localeCompare(b.label, language),
  );
}
