const OCTETS_PER_LINE = 75;

/** An iCalendar line whose value needs no escaping. */
export const contentLine = (name: string, value: string | number): string => fold(`${name}:${value}`);

/** An iCalendar line whose value is free text. */
export const textLine = (name: string, text: string): string => contentLine(name, escapeText(text));

/** iCalendar cannot represent control characters. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/[^\P{Cc}\t]/gu, '');

/** Folds a long line without splitting a character (RFC 5545, 3.1). */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > OCTETS_PER_LINE) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}
