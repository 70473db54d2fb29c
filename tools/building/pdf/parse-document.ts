/** A public document, parsed from its text in `documents/`; documents/README.md describes the syntax. */
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

export function parseDocument(source: string, values: Record<string, string>): PublicDocument {
  const [first = '', ...lines] = fillIn(source, values).split(/\r?\n/);
  if (!first.startsWith('# ')) throw new Error('A document begins with its title: # Title');
  const parts: Block[][] = [[]];
  for (const line of lines) {
    if (line === '---') parts.push([]);
    else if (line.trim() !== '') append(blockOf(line), parts.at(-1) ?? []);
  }
  return { title: first.slice(2).trim(), parts };
}

/** Neighbouring lines of the same kind make one block. */
function append(next: Block, blocks: Block[]): void {
  const last = blocks.at(-1);
  if (last && 'items' in last && 'items' in next) last.items.push(...next.items);
  else if (last && 'rows' in last && 'rows' in next && last.kind === next.kind) last.rows.push(...next.rows);
  else blocks.push(next);
}

function fillIn(source: string, values: Record<string, string>): string {
  return source.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Unknown placeholder {${name}}`);
    return value;
  });
}

function blockOf(line: string): Block {
  if (line.startsWith('## ')) return { kind: 'heading', text: line.slice(3) };
  if (line.startsWith('> ')) return { kind: 'lead', text: line.slice(2) };
  if (line.startsWith(BOX)) return { kind: 'choices', rows: [line.split(BOX).slice(1)] };
  if (line.startsWith('|')) return tableRow(line.split('|').slice(1, -1));
  if (line.includes(BLANK)) return { kind: 'fields', rows: [line.split(BLANK).slice(0, -1)] };
  const [, mark, item] = /^(\d+\.) (.*)$/.exec(line) ?? [];
  if (mark !== undefined && item !== undefined) return { kind: 'list', items: [{ mark, text: item }] };
  const [, article = null, text = line] = /^(Чл\. \d+\.) (.*)$/.exec(line) ?? [];
  return { kind: 'paragraph', article, text };
}

/** Column widths follow the first row's text. */
const tableRow = (cells: string[]): Block => ({
  kind: 'table',
  widths: cells.map((cell) => cell.length),
  rows: [cells.map((cell) => cell.trim())],
});
