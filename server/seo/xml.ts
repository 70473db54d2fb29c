import { escapeMarkup } from '#domain/formatting/escape-markup.ts';

/** XML that must not be escaped again. */
interface XmlNode {
  xml: string;
}

/** Missing children are left out. */
type Child = XmlNode | string | null;

/** One element, its texts escaped. */
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

/** Characters that XML cannot represent: control characters, lone surrogates, U+FFFE and U+FFFF. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A parser would read an unescaped carriage return as a line feed. */
const escapeXml = (text: string): string => escapeMarkup(text.replaceAll(UNWRITABLE, '')).replaceAll('\r', '&#13;');
