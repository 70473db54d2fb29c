import { describe, expect, it } from 'vitest';
import { parseDocument } from './parse-document.ts';

const read = (...lines: string[]) => parseDocument('Правила', lines.join('\n'));

describe('the text of a document', () => {
  it('has a title and blocks', () => {
    expect(
      read(
        '',
        '> Приети от лигата.',
        '## I. Общи положения',
        'Чл. 1. (1) Играе се шест на шест.',
        '(2) Смените са летящи.',
        'Без знак.',
      ),
    ).toEqual({
      title: 'Правила',
      parts: [
        [
          { kind: 'lead', text: 'Приети от лигата.' },
          { kind: 'heading', text: 'I. Общи положения' },
          { kind: 'paragraph', article: 'Чл. 1.', text: '(1) Играе се шест на шест.' },
          { kind: 'paragraph', article: null, text: '(2) Смените са летящи.' },
          { kind: 'paragraph', article: null, text: 'Без знак.' },
        ],
      ],
    });
  });

  it('joins items, fields and rows into one block each', () => {
    const { parts } = read(
      '1. точки;',
      '2. голова разлика.',
      'Отбор: ____',
      'Дата: ____ Подпис: ____',
      '[ ] родител [ ] попечител',
      '| №  | Име     |',
      '| 1  |         |',
    );
    expect(parts).toEqual([
      [
        {
          kind: 'list',
          items: [
            { mark: '1.', text: 'точки;' },
            { mark: '2.', text: 'голова разлика.' },
          ],
        },
        { kind: 'fields', rows: [['Отбор: '], ['Дата: ', ' Подпис: ']] },
        { kind: 'choices', rows: [[' родител ', ' попечител']] },
        {
          kind: 'table',
          widths: [4, 9],
          rows: [
            ['№', 'Име'],
            ['1', ''],
          ],
        },
      ],
    ]);
  });

  it('starts a new part at a line of dashes', () => {
    expect(read('Първо.', '---', 'Второ.').parts).toHaveLength(2);
  });

  it('is plain text where a row would have no cells, or too many to read', () => {
    for (const line of ['|', '| a '.repeat(14), '[ ] a '.repeat(13), 'a ____ '.repeat(13)])
      expect(read(line.trim()).parts).toEqual([[{ kind: 'paragraph', article: null, text: line.trim() }]]);
  });
});
