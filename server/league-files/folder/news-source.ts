import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nearestTo } from '#domain/formatting/nearest.ts';
import { parseArticle, type ArticleFile } from './article-file.ts';
import { fileText } from './file-text.ts';
import { filesUnder, keyOfPath } from './file-names.ts';
import { because, FileProblem, withHint } from './problems.ts';
import type { Report, Source, SourceRecord } from './source-record.ts';
import type { TableFile } from './table-file.ts';

const FOLDER = 'news';
const LARGEST = 1_000_000;
const ARTICLE = /^(.+)\.(bg|en)\.md$/;
const LANGUAGES = ['bg', 'en'] as const;
/** Fields of both files; all others are only in the Bulgarian one, or in the only one. */
const IN_BOTH = ['title', 'summary', 'alt', 'format'];

/** Every article in the folder, from its two files, or from one of them. */
export function newsSource(folder: string, { columns }: TableFile, report: Report): Source | null {
  const root = join(folder, FOLDER);
  if (!existsSync(root)) return null;
  const header = columns.map(({ name }) => name);
  function* records(): Generator<SourceRecord> {
    const paths = filesUnder(root);
    const keys = new Set<string>();
    for (const path of paths.filter((one) => one.endsWith('.md'))) {
      const name = ARTICLE.exec(path)?.[1];
      if (name === undefined) {
        report({
          file: `${FOLDER}/${path}`,
          line: null,
          column: null,
          ...because('articleName'),
        });
      } else keys.add(name);
    }
    for (const name of keys) {
      const written = LANGUAGES.filter((language) => paths.includes(`${name}.${language}.md`));
      const articles = written.map((language, at) =>
        readArticle(root, `${name}.${language}.md`, at === 0 ? 'all' : 'translated', columns, report),
      );
      const [first] = articles;
      const key = keyOfPath(name);
      if (!first || articles.includes(null) || key === null) continue;
      const cells = columns.map(({ name: column }) => {
        const [, field = column, language] = /^(.+)_(bg|en)$/.exec(column) ?? [];
        if (column === 'key') return key;
        const article = language === undefined ? first : articles[written.findIndex((one) => one === language)];
        return (field === 'content' ? article?.content : article?.fields.get(field)?.value) ?? '';
      });
      yield { file: `${FOLDER}/${name}.${written.length === 1 ? written[0] : '(bg|en)'}.md`, line: null, cells };
    }
  }
  return { header, records: records() };
}

function readArticle(
  root: string,
  path: string,
  fields: 'all' | 'translated',
  columns: TableFile['columns'],
  report: Report,
): ArticleFile | null {
  const file = `${FOLDER}/${path}`;
  if (statSync(join(root, path)).size > LARGEST) {
    report({ file, line: null, column: null, ...because('articleTooLarge') });
    return null;
  }
  try {
    const article = parseArticle([...fileText(join(root, path))].join(''));
    const shared = columns.map(({ name }) => name).filter((name) => name !== 'key' && !/_(bg|en)$/.test(name));
    const known = fields === 'all' ? [...IN_BOTH, ...shared] : IN_BOTH;
    for (const [name, { line }] of article.fields) {
      if (known.includes(name)) continue;
      const meant = nearestTo(name, known);
      const reason = shared.includes(name)
        ? because('fieldOnlyBulgarian')
        : withHint(because('unknownField'), meant ? `; did you mean ${meant}?` : `; there are ${known.join(', ')}`);
      report({ file, line, column: name, ...reason });
    }
    if (!article.fields.get('title')?.value) report({ file, line: 1, column: 'title', ...because('noTitle') });
    return article;
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    report({ file, line: error.line, column: null, ...error.reason });
    return null;
  }
}
