import { htmlToMarkdown, markdownToHtml } from './markdown.ts';
import { because, FileProblem } from './problems.ts';

/** An article in one language: the fields between two lines of dashes, then its text. */
export interface ArticleFile {
  fields: Map<string, { value: string; line: number }>;
  /** As HTML, as the database holds it. */
  content: string;
}

const DASHES = '---';
const FIELD = /^([a-z_]+):(?: ([^]*))?$/;

export function parseArticle(text: string): ArticleFile {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  const end = lines.findIndex((line, at) => at > 0 && line.trimEnd() === DASHES);
  if (lines[0]?.trimEnd() !== DASHES || end < 0) {
    throw new FileProblem(1, because('articleStart'));
  }
  const fields: ArticleFile['fields'] = new Map();
  for (const [at, line] of lines.slice(1, end).entries()) {
    const place = at + 2;
    if (line.trim() === '') continue;
    const [, name, written = ''] = FIELD.exec(line.trimEnd()) ?? [];
    if (name === undefined) throw new FileProblem(place, because('articleLine'));
    if (fields.has(name)) throw new FileProblem(place, because('fieldTwice', { field: name }));
    fields.set(name, { value: plainValue(written, place), line: place });
  }
  const body = lines
    .slice(end + 1)
    .join('\n')
    .replace(/^\r?\n/, '')
    .replace(/\n$/, '');
  const isHtml = fields.get('format')?.value === 'html';
  return { fields, content: isHtml ? body : markdownToHtml(body) };
}

/** As Markdown if that keeps everything, otherwise as HTML with `format: html`. */
export function writeArticle(fields: readonly (readonly [name: string, value: string])[], content: string): string {
  const markdown = htmlToMarkdown(content);
  const isSame = markdownToHtml(markdown) === content;
  const lines = [...fields, ...(isSame ? [] : [['format', 'html'] as const])]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${quotedValue(value)}`);
  return [DASHES, ...lines, DASHES, '', isSame ? markdown : content, ''].join('\n');
}

const quotedValue = (value: string) => (/^["\s]|\s$|[\r\n]/.test(value) ? JSON.stringify(value) : value);

function plainValue(written: string, line: number): string {
  if (!written.startsWith('"')) return written.trim();
  try {
    const value: unknown = JSON.parse(written);
    if (typeof value === 'string') return value;
  } catch {
    // Reported below.
  }
  throw new FileProblem(line, because('articleQuote'));
}
