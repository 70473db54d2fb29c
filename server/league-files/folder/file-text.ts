import { closeSync, openSync, readSync } from 'node:fs';
import { FileProblem } from './problems.ts';

const PIECE = 1 << 20;

/** The text of a file in pieces: a league's statistics may be larger than our memory. */
export function* fileText(path: string): Generator<string> {
  const file = openSync(path, 'r');
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const buffer = Buffer.alloc(PIECE);
    let line = 1;
    let isFirst = true;
    for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer)) {
      const bytes = buffer.subarray(0, size);
      if (isFirst && looksLikeUtf16(bytes)) throw notUtf8(1);
      isFirst = false;
      const text = decode(decoder, bytes, line);
      const zero = text.indexOf('\0');
      if (zero >= 0) throw new FileProblem(line + linesIn(text.slice(0, zero)), 'a character of no meaning (NUL)');
      yield text;
      line += linesIn(text);
    }
    // A character that is cut by the end of the file.
    decode(decoder, null, line);
  } finally {
    closeSync(file);
  }
}

function decode(decoder: InstanceType<typeof TextDecoder>, bytes: Buffer | null, line: number): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw notUtf8(line + (bytes ? linesBeforeFault(bytes) : 0));
  }
}

const notUtf8 = (line: number) =>
  new FileProblem(line, 'the text is not UTF-8; save the file as "CSV UTF-8" or in the encoding UTF-8');

const looksLikeUtf16 = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

function linesBeforeFault(bytes: Buffer): number {
  // The piece may begin in the middle of a character.
  const start = bytes.findIndex((byte) => (byte & 0xc0) !== 0x80);
  const text = new TextDecoder().decode(bytes.subarray(start));
  return linesIn(text.slice(0, Math.max(0, text.indexOf('\uFFFD'))));
}

function linesIn(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}
