import { escapeMarkup } from '#domain/formatting/escape-markup.ts';

/** A piece of XML, which must not be escaped again. */
interface XmlNode {
  xml: string;
}

/** Of what is missing nothing is written. */
type Child = XmlNode | string | null;

/** One element; texts in it are written so that a parser reads them back as they were. */
export function xml(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): XmlNode {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = children.map((child) => (typeof child === 'string' ? escapeXml(child) : (child?.xml ?? '')));
  return { xml: `<${name}${written.join('')}>${inner.join('')}</${name}>` };
}

export const xmlDocument = ({ xml: root }: XmlNode): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;

/** XML has no way at all to write these: control characters, halves of pairs, and two that are none. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A parser would read an unescaped carriage return as a line feed. */
const escapeXml = (text: string): string => escapeMarkup(text.replaceAll(UNWRITABLE, '')).replaceAll('\r', '&#13;');
