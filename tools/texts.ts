import { parseSync, Visitor } from 'oxc-parser';

type Catalogue = Readonly<Record<string, unknown>>;

/** A string of the sources that may be the key of a text; one with holes in it stands for all keys that fit. */
interface Mention {
  where: string;
  parts: string[];
  /** It is said to the translating function itself, so it has to be a key. */
  translated: boolean;
}

/** What is wrong with the texts: a key that a language lacks, one that nobody uses, one that is used but nowhere written. */
export function findTextProblems(
  catalogues: Record<string, Catalogue>,
  sources: ReadonlyMap<string, string>,
): string[] {
  const keys = [...new Set(Object.values(catalogues).flatMap((catalogue) => Object.keys(catalogue)))];
  const mentions = [...sources].flatMap(([file, source]) => (mayUseTexts(file) ? mentionsIn(file, source) : []));
  const whole = new Set(mentions.map(({ parts }) => (parts.length === 1 ? parts[0] : undefined)));
  const holed = mentions.filter(({ parts }) => parts.length > 1);

  const missing = Object.entries(catalogues).flatMap(([language, catalogue]) =>
    keys.filter((key) => !(key in catalogue)).map((key) => `${language} lacks the text ${key}. Translate it.`),
  );
  const unused = keys
    .filter((key) => !whole.has(key) && !holed.some(({ parts }) => fits(key, parts)))
    .map((key) => `The text ${key} is used nowhere. Delete it.`);
  const unknown = mentions
    .filter(({ translated, parts }) => translated && !keys.some((key) => fits(key, parts)))
    .map(({ where, parts }) => `${where}  asks for the text ${parts.join('…')}, which no language has.`);
  return [...missing, ...unused, ...unknown];
}

/** The catalogues themselves write texts and use none. */
const mayUseTexts = (file: string): boolean =>
  /^((web|server|desk|contract)\/|i18n\/[^/]+$)/.test(file) && !/\.test\.tsx?$/.test(file);

function mentionsIn(file: string, source: string): Mention[] {
  const mentions: Mention[] = [];
  const translated = new Set<number>();
  const mention = (start: number, parts: string[]): void => {
    const looksLikeKey = parts.every((part) => /^[\w.-]*$/.test(part)) && (parts[0]?.length ?? 0) > 2;
    if (!looksLikeKey && !translated.has(start)) return;
    const line = source.slice(0, start).split('\n').length;
    mentions.push({ where: `${file}:${line}`, parts, translated: translated.has(start) });
  };
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const isTranslation = callee.type === 'Identifier' && (callee.name === 't' || callee.name === 'translate');
      if (isTranslation && first) translated.add(first.start);
    },
    Literal({ start, value }) {
      if (typeof value === 'string') mention(start, [value]);
    },
    TemplateLiteral({ start, quasis }) {
      mention(
        start,
        quasis.map(({ value }) => value.cooked ?? ''),
      );
    },
  }).visit(parseSync(file, source).program);
  return mentions;
}

function fits(key: string, parts: string[]): boolean {
  const [prefix = '', ...rest] = parts;
  const suffix = rest.at(-1) ?? '';
  if (rest.length === 0) return key === prefix;
  return key.startsWith(prefix) && key.endsWith(suffix) && key.length > prefix.length + suffix.length;
}
