import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nearestTo } from '#domain/formatting/nearest.ts';
import { readCsv } from './csv.ts';
import { fileText } from './file-text.ts';
import { filesUnder, keyOfPath } from './file-names.ts';
import { isDrawnInTime } from '#server/pictures/harmless-svg.ts';
import { PICTURE_TYPES, readPicture } from '#server/pictures/read-picture.ts';
import { because, withHint, type Reason } from './problems.ts';
import { reported, type Report, type Source, type SourceRecord } from './source-record.ts';

const FOLDER = 'media';
const SIZES = 'media.csv';
const LARGEST = 5_000_000;
const HEADER = ['key', 'width', 'height', 'type', 'digest', 'bytes'];

/** Every picture in the folder, with the size from media.csv or from the picture itself. */
export function mediaSource(folder: string, report: Report): Source | null {
  const root = join(folder, FOLDER);
  const sizes = readSizes(folder, report);
  if (!existsSync(root)) {
    for (const [key, { line }] of sizes) {
      report({ file: SIZES, line, column: 'key', ...because('noPicture', { written: key }) });
    }
    return null;
  }
  function* records(): Generator<SourceRecord> {
    const found = new Set<string>();
    for (const path of filesUnder(root)) {
      const file = `${FOLDER}/${path}`;
      const reportPicture = (reason: Reason) => report({ file, line: null, column: null, ...reason });
      const ending = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
      const key = keyOfPath(path.slice(0, -ending.length - 1));
      if (!Object.hasOwn(PICTURE_TYPES, ending) || key === null) {
        const meant = nearestTo(ending, Object.keys(PICTURE_TYPES));
        const reason = because('notPagePicture', { endings: Object.keys(PICTURE_TYPES).join(', ') });
        reportPicture(withHint(reason, meant ? `; did you mean .${meant}?` : ''));
        continue;
      }
      if (statSync(join(root, path)).size > LARGEST) {
        reportPicture(because('pictureTooLarge', { size: LARGEST / 1_000_000 }));
        continue;
      }
      const bytes = readFileSync(join(root, path));
      const picture = readPicture(bytes);
      const size = sizes.get(key) ?? picture?.size;
      found.add(key);
      if (!picture) reportPicture(because('notPicture'));
      else if (picture.type !== PICTURE_TYPES[ending]) reportPicture(because('otherPicture', { type: picture.type }));
      else if (picture.type === 'image/svg+xml' && !isDrawnInTime(bytes.toString()))
        reportPicture(because('pictureTooComplex'));
      else if (!size) reportPicture(because('noPictureSize', { file: SIZES }));
      else {
        const digest = createHash('sha256').update(bytes).digest('hex');
        const cells = [
          key,
          String(size.width),
          String(size.height),
          picture.type,
          digest,
          `\\x${bytes.toString('hex')}`,
        ];
        yield { file, line: null, cells };
      }
    }
    for (const [key, { line }] of sizes) {
      if (!found.has(key)) report({ file: SIZES, line, column: 'key', ...because('noPicture', { written: key }) });
    }
  }
  return { header: HEADER, records: records() };
}

type Sizes = Map<string, { width: number; height: number; line: number }>;

function readSizes(folder: string, report: Report): Sizes {
  const sizes: Sizes = new Map();
  const path = join(folder, SIZES);
  if (!existsSync(path)) return sizes;
  const [header, ...records] = reported(readCsv(fileText(path)), SIZES, report);
  const [key = -1, width = -1, height = -1] = ['key', 'width', 'height'].map(
    (name) => header?.cells.indexOf(name) ?? -1,
  );
  if (Math.min(key, width, height) < 0) {
    report({ file: SIZES, line: 1, column: null, ...because('mediaColumns') });
    return sizes;
  }
  for (const { line, cells } of records) {
    const [wide, high] = [cells[width], cells[height]].map((cell) =>
      /^[1-9]\d{0,4}$/.test(cell ?? '') ? Number(cell) : 0,
    );
    if (wide && high) sizes.set(cells[key] ?? '', { width: wide, height: high, line });
    else report({ file: SIZES, line, column: wide ? 'height' : 'width', ...because('notMediaSize') });
  }
  return sizes;
}
