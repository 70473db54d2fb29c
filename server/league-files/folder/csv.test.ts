import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readCsv, writeRecord } from './csv.ts';
import { fileText } from './file-text.ts';

const cellsOf = (...pieces: string[]) => [...readCsv(pieces)].map(({ cells }) => cells);

describe('reading', () => {
  test.each([
    ['commas', 'key,name\na,Балик\n'],
    ['semicolons', 'key;name\na;Балик\n'],
    ['a byte order mark, CRLF, no end of the last line', '\uFEFFkey,name\r\na,Балик'],
    ['lone returns', 'key,name\ra,Балик\r'],
    ['quotes', '"key","name"\n"a","Балик"\n'],
    ['empty lines, and such as spreadsheets leave below the last', '\nkey,name\n\na,Балик\n,\n,,\n'],
  ])('%s', (_what, text) => {
    expect(cellsOf(text)).toEqual([
      ['key', 'name'],
      ['a', 'Балик'],
    ]);
  });

  test('quotation marks, delimiters and lines within a cell', () => {
    expect(cellsOf('a;b\n"x;""y""\nz";Стадион "Дружба"\n')).toEqual([
      ['a', 'b'],
      ['x;"y"\nz', 'Стадион "Дружба"'],
    ]);
  });

  test('lines are counted as an editor counts them', () => {
    expect([...readCsv(['a\r\n"1\r\n2"\r\n\r\n3\r\n'])].map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  test.each([
    ['a,b\n1,"2\n3,4\n', 2, /none closes it/],
    ['a,b\n1,"2"3\n', 2, /follows the quotation mark/],
    [`a,b\n1,${'x'.repeat(100_001)}\n`, 2, /longer than 100000/],
    [`a,b\n1,"${'x\n'.repeat(100_001)}\n`, 2, /longer than 100000/],
  ])('%#: what cannot be read is reported with its line', (text, line, message) => {
    expect(() => cellsOf(text)).toThrow(expect.objectContaining({ line, message: expect.stringMatching(message) }));
  });

  test('what was written is read, in whatever pieces it comes', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', '\t', "'", '=', '+', '-', '@', ' ', 'ж') }),
    );
    const rows = fc.integer({ min: 1, max: 5 }).chain((width) =>
      fc.array(
        fc.array(cell, { minLength: width, maxLength: width }).filter((cells) => cells.some((text) => text !== '')),
        { minLength: 1, maxLength: 6 },
      ),
    );
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';'), fc.integer({ min: 1, max: 7 }), (table, delimiter, size) => {
        const header = table[0]!.map((_, index) => `column ${index}`);
        const text = [header, ...table].map((cells) => writeRecord(cells, delimiter)).join('');
        const pieces = [
          text.slice(0, header.join().length),
          ...(text.slice(header.join().length).match(RegExp(`[^]{1,${size}}`, 'g')) ?? []),
        ];
        expect(cellsOf(...pieces)).toEqual([header, ...table]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a cell that a spreadsheet would calculate', () => {
  test.each(['=1+1', '+359 88', '-', '@SUM(A1)', '\t=1', '\r=1', '\n=1', "'=1", "''=1"])(
    '%j is written as text',
    (text) => {
      const written = writeRecord([text, 'x']).replace(/^"/, '');
      expect(written).toMatch(/^'/);
      expect(cellsOf(`a,b\n${writeRecord([text, 'x'])}`)[1]).toEqual([text, 'x']);
    },
  );

  test('numbers and ordinary texts stay as they are', () => {
    expect(writeRecord([-3, 7.5, "о'Нийл", "'цитат'"])).toBe("-3,7.5,о'Нийл,'цитат'\n");
    expect(writeRecord([-3, 7.5], ';')).toBe('-3;7,5\n');
  });
});

describe('the encoding of a file', () => {
  const file = (bytes: Buffer) => {
    const folder = mkdtempSync(join(tmpdir(), 'delta-league-text-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'a.csv');
    writeFileSync(path, bytes);
    return path;
  };
  const read = (bytes: Buffer) => [...fileText(file(bytes))].join('');

  test('a file larger than a piece, with letters across the pieces', () => {
    const text = `x${'ж'.repeat(1_500_000)}`;
    expect(read(Buffer.from(text))).toBe(text);
  });

  test.each([
    ['UTF-8', Buffer.from('key\nБалик')],
    ['UTF-16', Buffer.from('\uFEFFkey\nБалик', 'utf16le')],
    ['UTF-16, the other way round', Buffer.from('\uFEFFkey\nБалик', 'utf16le').swap16()],
    ['Windows-1251', Buffer.from([0x6b, 0x65, 0x79, 0x0a, 0xc1, 0xe0, 0xeb, 0xe8, 0xea])],
  ])('%s is read', (_what, bytes) => {
    expect(read(bytes).replace('\uFEFF', '')).toBe('key\nБалик');
  });

  test.each([
    ['damaged UTF-8', Buffer.concat([Buffer.from('key\nБалик\n'), Buffer.from([0xc1, 0xe0])]), 3],
    ['damaged UTF-8 with its mark', Buffer.from([0xef, 0xbb, 0xbf, 0x0a, 0xc1, 0xe0]), 2],
    ['a letter cut in two', Buffer.from('key\nж').subarray(0, -1), 2],
    ['a fault far below', Buffer.concat([Buffer.from('ж\n'.repeat(700_000)), Buffer.from([0xff])]), 700_001],
    ['NUL', Buffer.from('key\na\0b\n'), 2],
  ])('%s is reported with its line', (_what, bytes, line) => {
    expect(() => read(bytes)).toThrow(expect.objectContaining({ line }));
  });
});
