import { memoize } from '#domain/formatting/memoize.ts';
import { nationName, nationOf } from './nationality.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** DD has become DE, and YU RS. */
const isInUse = (code: string) => new Intl.Locale(`und-${code}`).region === code;
const listCountries = () => ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second)).filter(isInUse);
const codeByNation = memoize(() => {
  const codes = ['GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS', ...listCountries()];
  return new Map(
    codes.flatMap((code) => {
      const nation = nationOf(code);
      return [nation.name, nationName(nation, 'bg')].map((name) => [name.toLowerCase(), code] as const);
    }),
  );
});

/** The code of a nation by its English or Bulgarian name; empty for other names, such as a club's. */
export const nationCodeOf = (name: string): string => codeByNation().get(name.toLowerCase()) ?? '';
