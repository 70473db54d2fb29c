import type { TableZone } from '#domain/standings/format.ts';
import { CellProblem, cut, type Kind } from './cells.ts';
import { because } from './problems.ts';
import { formatList, formatPair, parsePair, split } from './list-cells.ts';

const KINDS: readonly string[] = ['title', 'playoff', 'drop'] satisfies TableZone['kind'][];
const ZONE = /^(\d{1,3})(?:-(\d{1,3}))? ([a-z]+) ([^]+)$/;

/** "1 title Шампион | Champion; 11-12 drop Изпадане | Relegation" */
export const zones: Kind = {
  description:
    'zones with semicolons between: `1 title Шампион | Champion; 11-12 drop Изпадане | Relegation` (`title`, `playoff` or `drop`; the English text may be left out)',
  parse: (cell) =>
    split(cell, ';')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(parseZone),
  format: (value) => (value as readonly TableZone[]).map(formatZone).join('; '),
};

function parseZone(part: string): TableZone {
  const [, from = '', to = from, kind = '', labels = ''] = ZONE.exec(part) ?? [];
  const [labelBg, labelEn = '', ...more] = parsePair(labels);
  if (Number(from) < 1 || Number(to) < Number(from) || !KINDS.includes(kind) || !labelBg || more.length > 0) {
    throw new CellProblem(because('notZone', { written: cut(part) }));
  }
  return { from: Number(from), to: Number(to), kind: kind as TableZone['kind'], labelBg, labelEn };
}

/** [LS1] Without an English text there is no bar. */
const formatLabels = (bg: string, en: string) => (en === '' ? formatList([bg]) : formatPair(bg, en));

const formatZone = ({ from, to, kind, labelBg, labelEn }: TableZone) =>
  `${from === to ? from : `${from}-${to}`} ${kind} ${formatLabels(labelBg, labelEn)}`;
