/** A public document, parsed from its text; documents/README.md describes the syntax. */
export interface PublicDocument {
  title: string;
  /** Each begins on a new page. */
  parts: Block[][];
}

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'lead'; text: string }
  | { kind: 'paragraph'; article: string | null; text: string }
  | { kind: 'list'; items: ListItem[] }
  | { kind: 'fields'; rows: string[][] }
  | { kind: 'choices'; rows: string[][] }
  | { kind: 'table'; widths: number[]; rows: string[][] };

interface ListItem {
  mark: string;
  text: string;
}

const BLANK = '____';
const BOX = '[ ]';
const MOST_COLUMNS = 12;

export function parseDocument(title: string, text: string): PublicDocument {
  const parts: Block[][] = [[]];
  for (const line of text.split('\n')) {
    if (line === '---') parts.push([]);
    else if (line.trim() !== '') append(blockOf(line), parts.at(-1) ?? []);
  }
  return { title, parts };
}

/** Neighbouring lines of the same kind make one block. */
function append(next: Block, blocks: Block[]): void {
  const last = blocks.at(-1);
  if (last && 'items' in last && 'items' in next) last.items.push(...next.items);
  else if (last && 'rows' in last && 'rows' in next && last.kind === next.kind) last.rows.push(...next.rows);
  else blocks.push(next);
}

function blockOf(line: string): Block {
  if (line.startsWith('## ')) return { kind: 'heading', text: line.slice(3) };
  if (line.startsWith('> ')) return { kind: 'lead', text: line.slice(2) };
  const choices = line.startsWith(BOX) ? line.split(BOX).slice(1) : [];
  if (fit(choices)) return { kind: 'choices', rows: [choices] };
  const cells = line.startsWith('|') ? line.split('|').slice(1, -1) : [];
  if (fit(cells)) return tableRow(cells);
  const fields = line.split(BLANK).slice(0, -1);
  if (fit(fields)) return { kind: 'fields', rows: [fields] };
  const [, mark, item] = /^(\d+\.) (.*)$/.exec(line) ?? [];
  if (mark !== undefined && item !== undefined) return { kind: 'list', items: [{ mark, text: item }] };
  const [, article = null, text = line] = /^(Чл\. \d+\.) (.*)$/.exec(line) ?? [];
  return { kind: 'paragraph', article, text };
}

/** More side by side would be too narrow to read. */
const fit = (texts: readonly string[]) => texts.length > 0 && texts.length <= MOST_COLUMNS;

/** Column widths follow the first row's text. */
const tableRow = (cells: string[]): Block => ({
  kind: 'table',
  widths: cells.map((cell) => cell.length),
  rows: [cells.map((cell) => cell.trim())],
});
