import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskErrorResponse } from '#contract/desk/office.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Journal } from '#contract/desk/people.ts';
import type { DeskGallery, DeskPhoto, GalleryFields, GalleryList, GallerySubjects } from '#contract/desk/photos.ts';
import { MAX_PHOTOS } from '#domain/photos/photos.ts';
import { deleteUnusedUploads } from '#server/db/pictures/pictures.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { sendFrom, signInAs, type Device } from '#tests/support/desk-people.ts';

/* Galleries of photos: who adds, orders and removes them, and which files are made. */

let league: DeskLeague;
let organiser: Device;
let iva: Device;
let petar: Device;
beforeAll(async () => {
  league = await openDeskLeague();
  organiser = await signInAs(league, 'organiser', { name: 'Мария' });
  iva = await signInAs(league, 'photographer', { name: 'Ива' });
  petar = await signInAs(league, 'photographer', { name: 'Петър' });
});
afterAll(() => league?.close());

const picture = (background: string, [width, height] = [2400, 1600]) =>
  sharp({ create: { width: width ?? 1, height: height ?? 1, channels: 3, background } });
const jpeg = (background: string) => picture(background).jpeg().toBuffer();

const EVENT: GalleryFields = {
  of: 'event',
  titleBg: 'Вечеря',
  titleEn: '',
  heldOn: '2026-03-14',
  photographer: 'Ива Тодорова',
};

const upload = (device: Device, galleryId: number, bytes: Buffer, key?: string) =>
  sendFrom(league, device.cookie, {
    method: 'POST',
    url: deskPaths.galleryPhotos(galleryId),
    payload: bytes,
    headers: { 'content-type': 'image/jpeg', ...(key && { 'idempotency-key': key }) },
  });

async function added(device: Device, galleryId: number, bytes: Buffer): Promise<DeskPhoto> {
  const sent = await upload(device, galleryId, bytes);
  expect([sent.statusCode, sent.body]).toEqual([201, sent.body]);
  return sent.json<DeskPhoto>();
}

async function made(device: Device, fields: GalleryFields): Promise<DeskGallery> {
  const sent = await device.send('POST', deskPaths.galleries, fields);
  expect([sent.statusCode, sent.body]).toEqual([201, sent.body]);
  return sent.json<DeskGallery>();
}

const read = async (id: number, device = organiser) =>
  (await device.send('GET', deskPaths.gallery(id))).json<DeskGallery>();
const refusal = (sent: Awaited<ReturnType<typeof upload>>) => [sent.statusCode, sent.json<DeskErrorResponse>().reason];
const count = async (table: string) =>
  Number((await league.database.pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count);

describe('[GA1] a gallery', () => {
  test('is of a match, of a gameweek or of an event, and is called so', async () => {
    const subjects = (await iva.send('GET', deskPaths.gallerySubjects)).json<GallerySubjects>();
    const derby = league.id('matches', 'derby');
    expect(subjects.matches.map(({ id }) => id)).toContain(derby);
    const [week] = subjects.gameweeks;
    const ofMatch = await made(iva, { of: 'match', matchId: derby, photographer: null });
    expect(ofMatch).toMatchObject({ name: subjects.matches.find(({ id }) => id === derby)?.name, number: null });
    const ofWeek = await made(iva, { of: 'gameweek', gameweekId: week?.id ?? 0, photographer: null });
    expect(ofWeek).toMatchObject({ name: week?.name, number: week?.number, day: week?.startsOn });
    const event = await made(iva, EVENT);
    expect(event).toMatchObject({ name: 'Вечеря', nameLatin: 'Вечеря', day: '2026-03-14', fields: EVENT });
    const after = (await iva.send('GET', deskPaths.gallerySubjects)).json<GallerySubjects>();
    expect(after.matches.map(({ id }) => id)).not.toContain(derby);
    expect(after.gameweeks.map(({ id }) => id)).not.toContain(week?.id);
    const { galleries } = (await iva.send('GET', deskPaths.galleries)).json<GalleryList>();
    expect(galleries.map(({ of, count: photos }) => [of, photos])).toEqual(
      expect.arrayContaining([
        ['match', 0],
        ['gameweek', 0],
        ['event', 0],
      ]),
    );
  });

  test('is the only one of its match', async () => {
    const sent = await organiser.send('POST', deskPaths.galleries, {
      of: 'match',
      matchId: league.id('matches', 'derby'),
      photographer: null,
    });
    expect([...refusal(sent), sent.json<DeskErrorResponse>().field]).toEqual([400, 'has_gallery', 'matchId']);
    const nowhere = await organiser.send('POST', deskPaths.galleries, {
      of: 'match',
      matchId: 999_999,
      photographer: null,
    });
    expect(refusal(nowhere)).toEqual([400, 'gone']);
  });

  test('is of one thing alone', async () => {
    const both = { ...EVENT, matchId: league.id('matches', 's1') };
    expect((await organiser.send('POST', deskPaths.galleries, both)).statusCode).toBe(400);
    const insert = 'insert into galleries (key, match_id, title_bg, held_on) values ($1, $2, $3, $4)';
    await expect(
      league.database.pool.query(insert, ['x', league.id('matches', 's1'), 'Вечеря', '2026-03-14']),
    ).rejects.toThrow('gallery_of_one_subject');
  });

  test('can be changed, with its version, and set back in the journal', async () => {
    const gallery = await made(organiser, { ...EVENT, titleBg: 'Жребий' });
    const change = { ...gallery.fields, photographer: 'Петър Илиев', version: gallery.version };
    const sent = await organiser.send('PUT', deskPaths.gallery(gallery.id), change);
    expect([sent.statusCode, sent.json<DeskGallery>().fields.photographer]).toEqual([200, 'Петър Илиев']);
    const late = await organiser.send('PUT', deskPaths.gallery(gallery.id), { ...change, photographer: 'Друг' });
    expect(refusal(late)).toEqual([409, 'conflict']);
    const { entries } = (await organiser.send('GET', deskPaths.journal)).json<Journal>();
    expect(entries[0]).toMatchObject({ what: 'edit_gallery', about: 'Жребий', revertible: true });
    expect((await organiser.send('POST', deskPaths.revertedChange(entries[0]?.id ?? ''))).statusCode).toBeLessThan(300);
    expect((await read(gallery.id)).fields.photographer).toBe('Ива Тодорова');
  });
});

describe('[GA2] a photo', () => {
  test('becomes three sizes in two formats, and nothing of what the camera wrote remains', async () => {
    const { id } = await made(iva, { ...EVENT, titleBg: 'Размери' });
    const bytes = await picture('#264', [3000, 2000])
      .withExif({ IFD0: { Artist: 'Ivan' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 34/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('Exif')).toBe(true);
    const photo = await added(iva, id, bytes);
    expect([photo.large.width, photo.large.height]).toEqual([1280, 1920]);
    expect([photo.small.width, photo.small.height]).toEqual([320, 480]);
    const { rows } = await league.database.pool.query<{ type: string; width: number; bytes: Buffer }>(
      `select m.type, m.width, m.bytes from photos p join media m on m.id in
        (p.picture_id, p.large_avif_id, p.medium_id, p.medium_avif_id, p.small_id, p.small_avif_id)
       where p.id = $1 order by m.width, m.type`,
      [photo.id],
    );
    expect(rows.map(({ type, width }) => [type, width])).toEqual(
      [320, 720, 1280].flatMap((width) => [
        ['image/avif', width],
        ['image/webp', width],
      ]),
    );
    for (const file of rows) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(file.bytes).metadata();
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
      for (const mark of ['Exif', 'Ivan', 'GPS']) expect([mark, file.bytes.includes(mark)]).toEqual([mark, false]);
    }
  });

  test('is upright, whatever it is made of: grey, with a transparent part, small', async () => {
    const { id } = await made(iva, { ...EVENT, titleBg: 'Видове' });
    const grey = await picture('#888', [600, 400]).greyscale().jpeg().toBuffer();
    expect(await added(iva, id, grey)).toMatchObject({ large: { width: 600, height: 400 }, small: { width: 480 } });
    const clear = await sharp({ create: { width: 90, height: 60, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    expect(await added(iva, id, clear)).toMatchObject({ large: { width: 90 }, small: { width: 90 } });
  });

  test('stands after the others, once, also when it is sent again', async () => {
    const { id } = await made(iva, { ...EVENT, titleBg: 'Ред' });
    const [first, second] = [await jpeg('#a11'), await jpeg('#1a1')];
    const one = await added(iva, id, first);
    const two = await added(iva, id, second);
    const again = await added(iva, id, first);
    expect(again).toEqual(one);
    expect((await read(id)).photos.map((photo) => photo.id)).toEqual([one.id, two.id]);
    const key = crypto.randomUUID();
    const third = await jpeg('#11a');
    const [sent, repeated] = [await upload(iva, id, third, key), await upload(iva, id, third, key)];
    expect(repeated.json()).toEqual(sent.json());
    expect((await read(id)).photos).toHaveLength(3);
  });

  test.each([
    ['a text', Buffer.from('hello'), 'unknown_picture'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'), 'unknown_picture'],
    ['half a picture', null, 'broken_picture'],
  ])('is no %s', async (_, bytes, reason) => {
    const { id } = await made(iva, { ...EVENT, titleBg: `Не ${reason}` });
    const before = await count('media');
    const sent = await upload(iva, id, bytes ?? (await jpeg('#321')).subarray(0, 2000));
    expect(refusal(sent)).toEqual([400, reason]);
    expect([(await read(id)).photos, await count('media')]).toEqual([[], before]);
  });

  test('is not taken by a full gallery, nor by one that is gone', async () => {
    const { id } = await made(iva, { ...EVENT, titleBg: 'Пълна' });
    await league.database.pool.query(
      `insert into media (key, digest, type, width, height, bytes)
       select 'full/' || n, md5(n::text), 'image/webp', 1, 1, '' from generate_series(1, $1::int) n`,
      [MAX_PHOTOS],
    );
    await league.database.pool.query(
      `insert into photos (key, gallery_id, position, picture_id)
       select 'full-' || m.id, $1, row_number() over (order by m.id), m.id from media m where m.key like 'full/%'`,
      [id],
    );
    expect(refusal(await upload(iva, id, await jpeg('#777')))).toEqual([409, 'full_gallery']);
    expect((await upload(iva, 999_999, await jpeg('#777'))).statusCode).toBe(404);
  });
});

describe('[GA3] the order', () => {
  test('is changed by naming every photo once', async () => {
    const { id } = await made(iva, { ...EVENT, titleBg: 'Подредба' });
    const ids = [];
    for (const color of ['#101', '#202', '#303']) ids.push((await added(iva, id, await jpeg(color))).id);
    const order = (photos: number[], device = iva) => device.send('PUT', deskPaths.galleryOrder(id), { photos });
    expect((await order(ids.toReversed())).json<DeskGallery>().photos.map((photo) => photo.id)).toEqual(
      ids.toReversed(),
    );
    for (const wrong of [ids.slice(1), [...ids, 999_999], [...ids.slice(1), ...ids.slice(1, 2)]])
      expect(refusal(await order(wrong))).toEqual([409, 'other_photos']);
    expect(refusal(await order(ids, petar))).toEqual([403, 'forbidden']);
    const last = await added(petar, id, await jpeg('#404'));
    expect((await read(id)).photos.map((photo) => photo.id)).toEqual([...ids.toReversed(), last.id]);
  });
});

describe('[GA4] [PM11] a photographer', () => {
  test('adds to every gallery, and changes and removes his own photos alone', async () => {
    const { id } = await made(organiser, { ...EVENT, titleBg: 'Чужда' });
    const own = await added(iva, id, await jpeg('#511'));
    const foreign = await added(petar, id, await jpeg('#522'));
    expect((await read(id, iva)).photos.map(({ mayChange }) => mayChange)).toEqual([true, false]);
    expect(await read(id, iva)).toMatchObject({ mayChange: false, mayRemove: false });
    const captions = { captionBg: 'Първият гол', captionEn: '' };
    const write = (photo: DeskPhoto) =>
      iva.send('PUT', deskPaths.photo(photo.id), { ...captions, version: photo.version });
    expect((await write(own)).json()).toMatchObject(captions);
    expect(refusal(await write(foreign))).toEqual([403, 'forbidden']);
    expect(refusal(await iva.send('DELETE', deskPaths.photo(foreign.id)))).toEqual([403, 'forbidden']);
    const { fields, version } = await read(id);
    expect(refusal(await iva.send('PUT', deskPaths.gallery(id), { ...fields, version }))).toEqual([403, 'forbidden']);
    expect(refusal(await iva.send('DELETE', deskPaths.gallery(id)))).toEqual([403, 'forbidden']);
    expect((await iva.send('DELETE', deskPaths.photo(own.id))).statusCode).toBe(204);
    expect(refusal(await petar.send('POST', deskPaths.restoredPhoto(own.id)))).toEqual([403, 'forbidden']);
    expect((await organiser.send('DELETE', deskPaths.photo(foreign.id))).statusCode).toBe(204);
    expect((await read(id)).photos).toEqual([]);
  });

  test('brings back what he removed while its files are there', async () => {
    const { id } = await made(iva, { ...EVENT, titleBg: 'Връщане' });
    const first = await added(iva, id, await jpeg('#611'));
    await added(iva, id, await jpeg('#622'));
    expect((await iva.send('POST', deskPaths.restoredPhoto(first.id))).statusCode).toBe(404);
    const before = await read(id);
    await iva.send('DELETE', deskPaths.photo(first.id));
    expect((await read(id)).photos).toHaveLength(1);
    expect((await iva.send('POST', deskPaths.restoredPhoto(first.id))).statusCode).toBe(201);
    expect(await read(id)).toEqual(before);
    expect((await iva.send('POST', deskPaths.restoredPhoto(first.id))).statusCode).toBe(404);
  });

  test('removes his gallery with its photos, and their files are gone a day later', async () => {
    const { id } = await made(iva, { ...EVENT, titleBg: 'Край' });
    const { large } = await added(iva, id, await jpeg('#711'));
    const at = async () => (await league.app().inject({ url: large.address })).statusCode;
    expect(await at()).toBe(200);
    expect((await iva.send('DELETE', deskPaths.gallery(id))).statusCode).toBe(204);
    expect((await iva.send('GET', deskPaths.gallery(id))).statusCode).toBe(404);
    const clean = (hours: number) => {
      const now = new Date(league.now().getTime() + hours * 3_600_000);
      return deleteUnusedUploads(league.database.db, { now, before: new Date(now.getTime() - 24 * 3_600_000) }, 200);
    };
    await clean(0);
    await clean(25);
    expect(
      (await league.database.pool.query('select from media where address = $1', [large.address])).rows,
    ).toHaveLength(0);
  });
});

describe('[GA5] what has photos', () => {
  test('is not deleted before them', async () => {
    const match = league.id('matches', 's5');
    const gallery = await made(organiser, { of: 'match', matchId: match, photographer: null });
    expect(refusal(await organiser.send('DELETE', deskPaths.officeMatch(match)))).toEqual([409, 'match_in_photos']);
    expect((await organiser.send('DELETE', deskPaths.gallery(gallery.id))).statusCode).toBe(204);
    expect((await organiser.send('DELETE', deskPaths.officeMatch(match))).statusCode).toBe(204);
  });
});
