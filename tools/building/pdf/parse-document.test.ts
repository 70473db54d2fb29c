import { describe, expect, it } from 'vitest';
import { parseDocument } from './parse-document.ts';

const read = (...lines: string[]) => parseDocument(['# Правила', ...lines].join('\n'), { league: 'Делта Лига' });

describe('the text of a document', () => {
  it('has a title and blocks', () => {
    expect(
      read(
        '',
        '> Приети от {league}.',
        '## I. Общи положения',
        'Чл. 1. (1) Играе се шест на шест.',
        '(2) Смените са летящи.',
        'Без знак.',
      ),
    ).toEqual({
      title: 'Правила',
      parts: [
        [
          { kind: 'lead', text: 'Приети от Делта Лига.' },
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

  it('may have Windows line ends', () => {
    expect(parseDocument('# Правила\r\n\r\nПърво.\r\n---\r\nВторо.\r\n', {})).toEqual(
      parseDocument('# Правила\n\nПърво.\n---\nВторо.\n', {}),
    );
  });

  it('starts a new part at a line of dashes', () => {
    expect(read('Първо.', '---', 'Второ.').parts).toHaveLength(2);
  });

  it('is refused without a title or with an unknown placeholder', () => {
    expect(() => parseDocument('Правила', {})).toThrow('# Title');
    expect(() => read('{leage}')).toThrow('{leage}');
  });
});
