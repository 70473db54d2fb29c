import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Value } from '#server/db/league-tables/league-table.ts';
import { choice, decimal, flag, integer, list, text, type Kind } from './cells.ts';
import { keyOfPath, pathOfKey } from './file-names.ts';
import { readPicture } from '#server/pictures/read-picture.ts';
import { parseArticle, writeArticle } from './article-file.ts';
import { zones } from './zone-cells.ts';

test('numbers with a point or a comma, within their bounds', () => {
  expect(decimal(0, 10, 1).parse('7,5')).toBe(7.5);
  expect(decimal(0, 10, 1).parse('7.5')).toBe(7.5);
  expect(integer(-5).parse('-3')).toBe(-3);
  for (const wrong of ['7.55', '11', '-1', '1e1', 'x', '0x5', ''])
    expect(() => decimal(0, 10, 1).parse(wrong)).toThrow();
  for (const wrong of ['1.5', '-6', '99999999999', '1 000', '١']) expect(() => integer(-5).parse(wrong)).toThrow();
});

test('yes, no and choices in any case', () => {
  expect(['Да', 'TRUE', '1', 'не', 'No', '0'].map((word) => flag.parse(word))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(choice(['GK', 'DEF']).parse(' gk ')).toBe('GK');
});

test('lists and zones survive, whatever is in them', () => {
  const word = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .map((value) => value.trim())
    .filter((value) => value !== '');
  const zone = fc.record({
    from: fc.constantFrom(1, 2),
    to: fc.constantFrom(2, 12),
    kind: fc.constantFrom('title', 'playoff', 'drop'),
    labelBg: word,
    labelEn: word,
  });
  const survives = (kind: Kind, values: fc.Arbitrary<Value>) =>
    fc.assert(
      fc.property(fc.array(values, { minLength: 1 }), (written) => {
        expect(kind.parse(String(kind.format(written)))).toEqual(written);
      }),
    );
  survives(list(text), word);
  survives(zones, zone);
});

test.each(['1 title', '0 title А | A', '3-2 drop А | A', '1 cup А | A', '1 title А | A | x'])(
  '%s is no zone',
  (cell) => {
    expect(() => zones.parse(cell)).toThrow(/is not a zone such as/);
  },
);

test('every key is a path within the folder, and comes back', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('../../etc/passwd', '.', '..', '/', 'a//b', 'a/../b', '%', 'c:\\d', ' x. '),
      ),
      (key) => {
        const path = pathOfKey(key);
        expect(path.split('/').some((part) => part === '' || part.startsWith('.') || part.includes('\\'))).toBe(false);
        expect(keyOfPath(path)).toBe(key);
      },
    ),
  );
});

describe('the size of a picture', () => {
  const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
  test.each([
    [
      'PNG',
      hex('89504e470d0a1a0a 0000000d49484452 00000040 00000020 0806000000'),
      'image/png',
      { width: 64, height: 32 },
    ],
    ['JPEG', hex('ffd8 ffe0000400 00 ffc0 0011 08 0020 0040 03012200 021101'), 'image/jpeg', { width: 64, height: 32 }],
    [
      'SVG',
      Buffer.from('<?xml version="1.0"?><svg viewBox="0 0 64 32"></svg>'),
      'image/svg+xml',
      { width: 64, height: 32 },
    ],
    ['SVG in percent', Buffer.from('<svg width="100%" height="100%"></svg>'), 'image/svg+xml', null],
  ])('%s', (_name, bytes, type, size) => {
    expect(readPicture(bytes)).toEqual({ type, size });
  });
  test('nothing else is a picture, and no beginning of one fails', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 60 }),
        fc.constantFrom('', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'RIFF1234WEBPVP8L', '1234ftypavifispe', '<svg'),
        (bytes, start) => {
          readPicture(Buffer.concat([Buffer.from(start, 'latin1'), bytes]));
        },
      ),
    );
    expect(readPicture(Buffer.from('<html><svg></svg></html>'))).toBeNull();
  });
});

test('an article survives, whatever its words and HTML are', () => {
  const value = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(
      value,
      fc.oneof(
        value,
        value.map((words) => `<p>${words}</p>`),
      ),
      (title, content) => {
        const article = parseArticle(writeArticle([['title', title]], content));
        expect(article.content).toBe(content);
        expect(article.fields.get('title')?.value ?? '').toBe(title);
      },
    ),
    { numRuns: 500 },
  );
});
