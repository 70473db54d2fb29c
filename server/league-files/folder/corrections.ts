import type { Source, SourceRecord } from './source-record.ts';

/** What somebody wrote into cells of an uploaded file in place of what was wrong. */
export interface Correction {
  file: string;
  /** Null for every cell of the column that has the same text. */
  line: number | null;
  /** From 0; null for the key of a row in a file without that column. */
  cell: number | null;
  /** The text that is replaced in all lines. */
  written: string | null;
  /** Null leaves the row out. */
  value: string | null;
}

/** The same rows as they were corrected. */
export function correct(source: Source, corrections: readonly Correction[], hasKey: boolean): Source {
  const { header, written } = source;
  const own = corrections.filter(({ file }) => file === written?.file);
  if (own.length === 0) return source;
  const addsKey = hasKey && !header.includes('key') && own.some(({ cell, value }) => cell === null && value !== null);
  // Once one row has a key, the column of keys stands behind the others for all rows.
  const isOfKey = ({ cell }: Correction) => cell === null || cell === header.length;
  const byLine = new Map<number | null, Correction[]>();
  for (const one of own) byLine.set(one.line, [...(byLine.get(one.line) ?? []), one]);
  const everywhere = byLine.get(null) ?? [];
  function* records(): Generator<SourceRecord> {
    for (const record of source.records) {
      const here = record.line === null ? [] : (byLine.get(record.line) ?? []);
      if (here.some(({ value }) => value === null)) continue;
      const cells = [...record.cells];
      for (const { cell, written: text, value } of everywhere)
        if (cell !== null && (cells[cell] ?? '') === text) cells[cell] = value ?? '';
      while (cells.length < header.length) cells.push('');
      for (const { cell, value } of here) if (cell !== null && cell < header.length) cells[cell] = value ?? '';
      if (addsKey) cells[header.length] = here.findLast(isOfKey)?.value ?? '';
      yield { ...record, cells };
    }
  }
  return { ...source, header: addsKey ? [...header, 'key'] : header, records: records() };
}
