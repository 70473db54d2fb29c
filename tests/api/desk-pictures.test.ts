import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskPaths, PICTURE_BYTES, type PicturePurpose } from '#contract/desk/paths.ts';
import { uploadedPictureSchema, type UploadedPicture } from '#contract/desk/pictures.ts';
import { deleteUnusedUploads, keepPictures } from '#server/db/pictures/pictures.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { sendFrom, signInAs, type Device } from '#tests/support/desk-people.ts';

let league: DeskLeague;
let editor: Device;
beforeAll(async () => {
  league = await openDeskLeague();
  editor = await signInAs(league, 'editor');
});
afterAll(() => league?.close());

const upload = (bytes: Buffer, purpose: PicturePurpose | 'poster' = 'article', type = 'image/jpeg') =>
  sendFrom(league, editor.cookie, {
    method: 'POST',
    url: `${deskPaths.pictures}?purpose=${purpose}`,
    payload: bytes,
    headers: { 'content-type': type },
  });

async function stored(bytes: Buffer, purpose?: PicturePurpose): Promise<UploadedPicture> {
  const sent = await upload(bytes, purpose);
  expect([sent.statusCode, sent.body]).toEqual([201, sent.body]);
  const picture = sent.json<UploadedPicture>();
  expect(uploadedPictureSchema.parse(picture)).toEqual(picture);
  return picture;
}

const bytesAt = async (address: string) => {
  const { statusCode, headers, rawPayload } = await league.app().inject({ url: address });
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  return rawPayload;
};

const plain = (width: number, height: number, background = '#c33') =>
  sharp({ create: { width, height, channels: 3, background } });
const svg = (content: string, attributes = 'viewBox="0 0 64 72"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);
const count = async () => Number((await league.database.pool.query('select count(*) from media')).rows[0].count);

describe('an uploaded picture', () => {
  test.each([
    ['jpeg', (p: Sharp) => p.jpeg()],
    ['png', (p: Sharp) => p.png()],
    ['webp', (p: Sharp) => p.webp()],
    ['avif', (p: Sharp) => p.avif()],
    ['gif', (p: Sharp) => p.gif()],
  ])('%s becomes WebP of the size that pages need', async (_, write) => {
    const large = await write(plain(2000, 1000)).toBuffer();
    const article = await stored(large);
    expect(article).toMatchObject({ width: 1600, height: 800 });
    expect(article.address).toMatch(/^\/media\/[0-9a-f]{24}\.webp$/);
    expect(await sharp(await bytesAt(article.address)).metadata()).toMatchObject({ format: 'webp', width: 1600 });
    expect(await stored(large, 'crest')).toMatchObject({ width: 512, height: 256 });
    expect(await stored(await write(plain(40, 30)).toBuffer(), 'face')).toMatchObject({ width: 40, height: 30 });
  });

  test('is stored once, however often it is sent', async () => {
    const bytes = await plain(90, 60, '#123').png().toBuffer();
    const first = await stored(bytes);
    const before = await count();
    expect(await stored(bytes)).toEqual(first);
    expect(await count()).toBe(before);
  });

  test('stands upright and keeps no metadata', async () => {
    const photo = await plain(60, 40)
      .withExif({ IFD0: { Artist: 'Ivan' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 34/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Exif')).toBe(true);
    const picture = await stored(photo);
    expect(picture).toMatchObject({ width: 40, height: 60 });
    const bytes = await bytesAt(picture.address);
    const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    for (const mark of ['Exif', 'EXIF', 'Ivan', 'GPS']) expect([mark, bytes.includes(mark)]).toEqual([mark, false]);
  });

  test('that moves becomes its first frame', async () => {
    const frames = Buffer.concat([Buffer.alloc(8 * 8 * 3, 200), Buffer.alloc(8 * 8 * 3, 20)]);
    const raw = { width: 8, height: 16, channels: 3 as const, pageHeight: 8 };
    const gif = await sharp(frames, { raw })
      .gif({ delay: [100, 100], loop: 0 })
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const { address } = await stored(gif);
    const bytes = await bytesAt(address);
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
    const [red] = await sharp(bytes).raw().toBuffer();
    expect(red).toBeGreaterThan(180);
  });

  test('that is drawn becomes pixels, large enough', async () => {
    const crest = await stored(svg('<path d="M0 0h64v72z" fill="red"/>'), 'crest');
    expect(crest).toMatchObject({ width: 455, height: 512 });
    expect((await bytesAt(crest.address)).includes('svg')).toBe(false);
  });
});

describe('hostile uploads', () => {
  const png = (width: number, height: number) => {
    const bytes = Buffer.from(PNG.sync.write(new PNG({ width: 4, height: 4 })));
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return bytes;
  };
  const gif = (width: number, height: number) => {
    const bytes = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    // The canvas, and the frame on it.
    for (const at of [6, 32]) {
      bytes.writeUInt16LE(width, at);
      bytes.writeUInt16LE(height, at + 2);
    }
    return bytes;
  };
  const webp = (width: number, height: number) => {
    const bytes = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
    bytes.writeUInt16LE(width, 26);
    bytes.writeUInt16LE(height, 28);
    return bytes;
  };

  test.each([
    ['a page that calls itself a picture', Buffer.from('<!doctype html><script>alert(1)</script>'), 'unknown_picture'],
    ['a page with a drawing', Buffer.from('<html><svg></svg></html>'), 'unknown_picture'],
    ['a text', Buffer.from('name;goals'), 'unknown_picture'],
    ['nothing', Buffer.alloc(0), 'unknown_picture'],
    ['an SVG with a script', svg('<script>alert(1)</script>'), 'unknown_picture'],
    ['an SVG that reads a file', svg('<image href="file:///etc/passwd"/>'), 'unknown_picture'],
    ['an SVG that repeats itself', svg('<use href="#a"/>'.repeat(20)), 'unknown_picture'],
    ['an SVG with entities', Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'), 'unknown_picture'],
    ['a huge SVG', svg('<path d="M0 0h9"/>', 'width="90000" height="90000"'), 'huge_picture'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'unknown_picture'],
    ['a TIFF', Buffer.from('49492a0008000000', 'hex'), 'unknown_picture'],
    ['a PNG that says 40000 × 40000', png(40_000, 40_000), 'huge_picture'],
    ['a GIF that says 40000 × 40000', gif(40_000, 40_000), 'huge_picture'],
    ['a WebP that says 16383 × 16383', webp(16_383, 16_383), 'huge_picture'],
    ['a WebP of a few bytes', Buffer.from('RIFF....WEBPVP8 '), 'broken_picture'],
    ['an AVIF of a few bytes', Buffer.from('....ftypavif........'), 'broken_picture'],
  ])('refuses %s', async (_, bytes, reason) => {
    const before = await count();
    const sent = await upload(bytes, 'article', 'image/png');
    expect([sent.statusCode, sent.json<{ reason: string }>().reason]).toEqual([400, reason]);
    expect(await count()).toBe(before);
  });

  test('refuses pixels that unpack to gigabytes', async () => {
    const { crc32 } = await import('node:zlib');
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type), data]);
      const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
      ends[0].writeUInt32BE(data.length);
      ends[1].writeUInt32BE(crc32(body));
      return Buffer.concat([ends[0], body, ends[1]]);
    };
    const header = Buffer.alloc(13);
    header.writeUInt32BE(20_000, 0);
    header.writeUInt32BE(20_000, 4);
    header.writeUInt8(1, 8);
    const bomb = Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(2501 * 20_000))),
      chunk('IEND', Buffer.alloc(0)),
    ]);
    expect(bomb.length).toBeLessThan(200_000);
    expect((await upload(bomb)).json()).toMatchObject({ reason: 'huge_picture' });
  });

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('refuses a %s that ends in the middle', async (format) => {
    const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, i) => (i * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .toFormat(format)
      .toBuffer();
    expect((await upload(whole.subarray(0, whole.length / 2))).json()).toMatchObject({ reason: 'broken_picture' });
  });

  test('keeps only the pixels of a file that is two things', async () => {
    const script = '<script>alert(document.cookie)</script>';
    const picture = await plain(40, 40).png().toBuffer();
    const { address } = await stored(Buffer.concat([picture, Buffer.from(`PK\x03\x04${script}`)]));
    const bytes = await bytesAt(address);
    expect(bytes.includes('script')).toBe(false);
    expect((await league.app().inject({ url: address })).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  test('refuses what is too large, another type, another purpose, and another site', async () => {
    expect((await upload(Buffer.alloc(PICTURE_BYTES + 1))).statusCode).toBe(413);
    const small = await plain(4, 4).png().toBuffer();
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])
      expect((await upload(small, 'article', type)).statusCode).toBe(415);
    expect((await upload(small, 'poster')).statusCode).toBe(400);
    const asJson = await sendFrom(league, editor.cookie, {
      method: 'POST',
      url: `${deskPaths.pictures}?purpose=article`,
      payload: { bytes: 'AAAA' },
    });
    expect(asJson.statusCode).toBe(415);
    const foreign = await sendFrom(league, editor.cookie, {
      method: 'POST',
      url: `${deskPaths.pictures}?purpose=article`,
      payload: small,
      headers: { 'content-type': 'image/png', origin: 'https://elsewhere.example' },
    });
    expect([foreign.statusCode, foreign.json<{ reason: string }>().reason]).toEqual([403, 'foreign_origin']);
    // Pictures are taken nowhere else.
    const elsewhere = await sendFrom(league, editor.cookie, {
      method: 'POST',
      url: deskPaths.code,
      payload: small,
      headers: { 'content-type': 'image/png' },
    });
    expect(elsewhere.statusCode).toBe(415);
  });
});

describe('a picture that nothing uses', () => {
  const HOUR = 60 * 60_000;
  const sweep = (hours: number) => {
    const now = new Date(league.now().getTime() + hours * HOUR);
    return deleteUnusedUploads(league.database.db, { now, before: new Date(now.getTime() - 24 * HOUR) }, 200);
  };
  const exists = async ({ id }: UploadedPicture) =>
    (await league.database.pool.query('select from media where id = $1', [id])).rowCount === 1;

  test('is deleted after a day, and no other', async () => {
    await sweep(100);
    const fromFiles = await count();
    const [lonely, crest, inText, setting] = await Promise.all(
      ['#100', '#200', '#300', '#400'].map(async (color) => stored(await plain(9, 9, color).png().toBuffer())),
    );
    if (!lonely || !crest || !inText || !setting) throw new Error('not stored');
    const { pool, db } = league.database;
    await pool.query(`update teams set badge_id = $1 where key = 'balik'`, [crest.id]);
    await pool.query(
      `insert into news (key, title_bg, title_en, content_bg, content_en, author, published_at, updated_at)
       select 'x', 'x', '', '<img src="/media/' || key || '">', '', 'x', now(), now() from media where id = $1`,
      [inText.id],
    );
    await pool.query(`insert into settings values ('x', $1)`, [JSON.stringify({ hero: setting.address })]);
    await sweep(1);
    expect(await count()).toBe(fromFiles + 4);
    expect(await sweep(25)).toBe(1);
    expect(await Promise.all([lonely, crest, inText, setting].map(exists))).toEqual([false, true, true, true]);
    expect(await keepPictures(db, [crest.id, lonely.id])).toBe(false);
    expect(await keepPictures(db, [crest.id, inText.id, crest.id])).toBe(true);
    // A day after it was last used.
    await pool.query(`update teams set badge_id = null where key = 'balik'`);
    expect(await sweep(26)).toBe(0);
    expect(await sweep(49)).toBe(0);
    expect(await sweep(51)).toBe(1);
    expect(await count()).toBe(fromFiles + 2);
  });

  test('stays a day longer when it is sent again', async () => {
    const bytes = await plain(9, 9, '#777').png().toBuffer();
    const picture = await stored(bytes);
    league.passTo(20 * 60);
    await stored(bytes);
    league.passTo(0);
    expect(await sweep(30)).toBe(0);
    expect(await sweep(45)).toBe(1);
    expect(await exists(picture)).toBe(false);
  });
});

test('an organiser sees a picture that the public must not', async () => {
  const organiser = await signInAs(league, 'organiser');
  const { id, address } = await stored(await plain(9, 9, '#e0e').png().toBuffer(), 'face');
  await league.database.pool.query(`update players set picture_id = $1, hidden = true where key = 'ivan'`, [id]);
  expect((await league.app().inject({ url: address })).statusCode).toBe(404);
  expect((await league.desk().inject({ url: address })).statusCode).toBe(404);
  const seen = await organiser.send('GET', deskPaths.picture(id));
  expect([seen.statusCode, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'no-store',
  ]);
  expect((await organiser.send('GET', deskPaths.picture(999_999))).statusCode).toBe(404);
});
