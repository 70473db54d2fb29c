import ICAL from 'ical.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textLine } from './content-line.ts';

const readBack = (line: string): unknown =>
  new ICAL.Component(ICAL.parse(`BEGIN:VCALENDAR\r\n${line}END:VCALENDAR\r\n`) as unknown[]).getFirstPropertyValue(
    'summary',
  );

const linesOf = (text: string) => textLine('SUMMARY', text).split('\r\n').slice(0, -1);

describe('a line of iCalendar', () => {
  it.each([
    'Балик – Вихър, „дерби“; 3:1',
    String.raw`C:\Балик\, \n и \;`,
    'първи ред\nвтори ред',
    '</script>"&<!--]]>',
    'а\u2028б\u2029в',
    'BEGIN:VEVENT\nEND:VCALENDAR',
  ])('reads back %j', (text) => {
    expect(readBack(textLine('SUMMARY', text))).toBe(text);
  });

  it('writes marks of its own so that no program takes them for such (RFC 5545, 3.3.11)', () => {
    expect(textLine('SUMMARY', String.raw`а;б,в\г`)).toBe(String.raw`SUMMARY:а\;б\,в\\г` + '\r\n');
  });

  it('begins a new line for every way to end one, and leaves control characters out', () => {
    expect(textLine('SUMMARY', 'а\r\nб\rв\u0000г\u0007')).toBe(String.raw`SUMMARY:а\nб\nвг` + '\r\n');
  });

  it('has at most 75 octets, wherever the emoji falls', () => {
    for (let letters = 50; letters < 80; letters++) {
      const text = `${'a'.repeat(letters)}⚽🏆Ю${'б'.repeat(40)}`;
      const lines = linesOf(text);
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(lines.join('\r\n')).not.toContain('\ufffd');
      expect(readBack(textLine('SUMMARY', text))).toBe(text);
    }
  });

  it('never fails, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const line of linesOf(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(readBack(textLine('SUMMARY', text))).toBe(text.replaceAll(/[\p{Cc}]/gu, ''));
      }),
    );
  });
});
