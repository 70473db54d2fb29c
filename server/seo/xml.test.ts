import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { xml, xmlDocument } from './xml.ts';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
});
const roundTrip = (text: string) =>
  (parser.parse(xmlDocument(xml('a', { b: text }, text, null, xml('c', {}, text)))) as { a: unknown }).a;

describe('XML', () => {
  it.each(['„Балик“ & "Вихър"', ']]>', '</a></script><!--', '<![CDATA[x]]>', 'а\u2028б\u2029в', '&amp;lt;', '⚽🏆'])(
    'reads back %j',
    (text) => {
      expect(roundTrip(text)).toEqual({ b: text, '#text': text, c: text });
    },
  );

  it('leaves out what no XML can hold', () => {
    expect(roundTrip('а\u0001\u0000б\ud800в\uffff')).toEqual({ b: 'абв', '#text': 'абв', c: 'абв' });
  });

  it('keeps a carriage return', () => {
    expect(xml('a', {}, 'б\rв').xml).toBe('<a>б&#13;в</a>');
  });
});
