const OCTETS_A_LINE = 75;

/** A line of iCalendar whose value is written already: a date, a number, one of its own words. */
export const contentLine = (name: string, value: string | number): string => fold(`${name}:${value}`);

/** A line whose value is text for people. */
export const textLine = (name: string, text: string): string => contentLine(name, escapeText(text));

/** Control characters cannot be written at all. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/[^\P{Cc}\t]/gu, '');

/** Long lines go on in the next, which a space begins; a character is never torn apart. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > OCTETS_A_LINE) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}
