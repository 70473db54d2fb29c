import { isUtf8 } from 'node:buffer';
import { closeSync, openSync, readSync } from 'node:fs';
import { because, FileProblem } from './problems.ts';

const PIECE = 1 << 20;

/** As spreadsheets and editors write them. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251';

/** The text of a file in pieces: a league's statistics may be larger than our memory. */
export function* fileText(path: string, onEncoding: (encoding: Encoding) => void = () => {}): Generator<string> {
  const encoding = detectEncoding(pieces(path));
  onEncoding(encoding);
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  let line = 1;
  for (const bytes of pieces(path)) {
    const text = decode(decoder, bytes, line);
    const zero = text.indexOf('\0');
    if (zero >= 0) throw new FileProblem(line + linesIn(text.slice(0, zero)), because('nul'));
    yield text;
    line += linesIn(text);
  }
  // A character that is cut by the end of the file.
  decode(decoder, null, line);
}

/** The same for a short text; what cannot be read becomes U+FFFD. */
export function decodeText(bytes: Buffer): { text: string; encoding: Encoding } {
  const encoding = detectEncoding([bytes]);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

/** Each is overwritten by the next. */
function* pieces(path: string): Generator<Buffer> {
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(PIECE);
    for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer)) yield buffer.subarray(0, size);
  } finally {
    closeSync(file);
  }
}

/**
 * By the byte order mark; otherwise UTF-8 if all of it is valid. The rest is Windows-1251, as old spreadsheets write Cyrillic,
 * unless most of its letters are valid UTF-8: then it is UTF-8 that something has damaged.
 */
function detectEncoding(all: Iterable<Buffer>): Encoding {
  let isFirst = true;
  let isValid = true;
  let [high, inPairs] = [0, 0];
  let cut = Buffer.alloc(0);
  for (const piece of all) {
    const bytes = cut.length > 0 ? Buffer.concat([cut, piece]) : piece;
    if (isFirst) {
      if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
      if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
      if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
    }
    isFirst = false;
    const whole = bytes.length - cutCharacter(bytes);
    cut = Buffer.from(bytes.subarray(whole));
    if (isUtf8(bytes.subarray(0, whole))) continue;
    isValid = false;
    for (let at = 0; at < whole; at++) {
      const byte = bytes[at] ?? 0;
      if (byte < 0x80) continue;
      high += 1;
      // А to я in UTF-8.
      if ((byte === 0xd0 || byte === 0xd1) && ((bytes[at + 1] ?? 0) & 0xc0) === 0x80) inPairs += 2;
    }
  }
  if (isValid && cut.length === 0) return 'utf-8';
  return !isValid && inPairs <= high / 2 ? 'windows-1251' : 'utf-8';
}

/** How many bytes at the end belong to a character that the next piece completes. */
function cutCharacter(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? back : 0;
  }
  return 0;
}

function decode(decoder: InstanceType<typeof TextDecoder>, bytes: Buffer | null, line: number): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw new FileProblem(line + (bytes ? linesBeforeFault(bytes) : 0), because('damaged'));
  }
}

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
