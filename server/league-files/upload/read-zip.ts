import { crc32, inflateRaw } from 'node:zlib';
import { promisify } from 'node:util';
import { RefusedUpload } from './refused-upload.ts';

/** A file in an archive. */
export interface ZipEntry {
  name: string;
  /** What it holds; refuses more than so many bytes. */
  read(most: number): Promise<Uint8Array>;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const LONGEST_COMMENT = 0xffff;
/** Of every Node version that we support. */
const LONGEST_BUFFER = 2 ** 31;
/** Sizes and counts of archives beyond 4 GB stand elsewhere. */
const ELSEWHERE = 0xffffffff;
const ENCRYPTED = 1;
const UTF8 = 0x800;
const [STORED, DEFLATED] = [0, 8];

const inflate = promisify(inflateRaw);

/**
 * The files of an archive by its directory at the end. fflate reads archives in order: it would search pictures that are
 * stored as they are for the next header, which takes a microsecond for each byte.
 */
export function readZip(bytes: Buffer): ZipEntry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (at + ENTRY_BYTES > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw damaged();
    const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)];
    const [checksum, packed] = [bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 20)];
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const local = bytes.readUInt32LE(at + 42);
    const nameEnd = at + ENTRY_BYTES + (nameBytes ?? 0);
    // Without the mark of UTF-8, archivers of Windows write the alphabet of the old command line.
    const name = decodeName(bytes.subarray(at + ENTRY_BYTES, nameEnd), (flags & UTF8) !== 0);
    at = nameEnd + (extraBytes ?? 0) + (commentBytes ?? 0);
    if ((flags & ENCRYPTED) !== 0) throw new RefusedUpload('encrypted');
    return { name, read: (most) => readEntry(bytes, { method, checksum, packed, local }, most) };
  });
}

interface Location {
  method: number;
  checksum: number;
  packed: number;
  local: number;
}

async function readEntry(bytes: Buffer, { method, checksum, packed, local }: Location, most: number) {
  if (local + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(local) !== LOCAL) throw damaged();
  const start = local + LOCAL_BYTES + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (packed === ELSEWHERE || start + packed > bytes.length) throw damaged();
  const data = bytes.subarray(start, start + packed);
  if (method !== STORED && method !== DEFLATED) throw damaged();
  const content = method === STORED ? data : await inflateAtMost(data, most);
  if (content.length > most) throw new RefusedUpload('too_large_unpacked');
  if (crc32(content) !== checksum) throw damaged();
  return content;
}

/** Whatever the headers claim, no more comes out than this. */
async function inflateAtMost(data: Buffer, most: number): Promise<Buffer> {
  try {
    return await inflate(data, { maxOutputLength: Math.min(most + 1, LONGEST_BUFFER) });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? new RefusedUpload('too_large_unpacked')
      : damaged();
  }
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT);
  for (let at = bytes.length - END_BYTES; at >= first; at--) if (bytes.readUInt32LE(at) === END) return at;
  throw damaged();
}

const decodeName = (name: Buffer, isUtf8: boolean): string =>
  isUtf8 || /^[\x20-\x7e]*$/.test(name.toString('latin1')) ? name.toString() : new TextDecoder('ibm866').decode(name);

const damaged = () => new RefusedUpload('damaged_archive');
