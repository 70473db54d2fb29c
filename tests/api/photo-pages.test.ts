import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import type { DeskGallery, DeskPhoto, GalleryFields, GallerySubjects } from '#contract/desk/photos.ts';
import { leagueEndpoints } from '#contract/http/league.ts';
import { photoEndpoints } from '#contract/http/photos.ts';
import { apiPaths, filePaths, pagePaths } from '#contract/paths.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { sendFrom, signInAs, type Device } from '#tests/support/desk-people.ts';
import { textOf } from '#tests/support/drawn-pictures.ts';

/* What the public sees of galleries, from the first photo to the last. */

let league: DeskLeague;
let device: Device;
beforeAll(async () => {
  league = await openDeskLeague();
  device = await signInAs(league, 'organiser', { name: 'Мария' });
});
afterAll(() => league?.close());

const get = (url: string) => league.app().inject({ url });
const read = async (url: string) => new JSDOM((await get(url)).body).window.document;
const content = (document: Document, property: string) =>
  document.querySelector(`meta[property="${property}"]`)?.getAttribute('content');

const list = async () => photoEndpoints.list.response.parse((await get(apiPaths.galleries)).json()).galleries;
const ofMatch = async (key: string) =>
  photoEndpoints.ofMatch.response.parse((await get(apiPaths.matchPhotos(league.id('matches', key)))).json());
const hasPhotos = async () => leagueEndpoints.league.response.parse((await get(apiPaths.league)).json()).photos;

const make = async (fields: GalleryFields) =>
  (await device.send('POST', deskPaths.galleries, fields)).json<DeskGallery>();

async function add(galleryId: number, background: string): Promise<DeskPhoto> {
  const create = { width: 1500, height: 1000, channels: 3 as const, background };
  const sent = await sendFrom(league, device.cookie, {
    method: 'POST',
    url: deskPaths.galleryPhotos(galleryId),
    payload: await sharp({ create }).jpeg().toBuffer(),
    headers: { 'content-type': 'image/jpeg' },
  });
  return sent.json<DeskPhoto>();
}
async function remove(photo: DeskPhoto) {
  const sent = await device.send('DELETE', deskPaths.photo(photo.id));
  expect([sent.statusCode, sent.body]).toEqual([204, '']);
}

test('[GA1] a gallery is public from its first photo to its last, on its pages and beside its match', async () => {
  const derby = league.id('matches', 'derby');
  const made = await make({ of: 'match', matchId: derby, photographer: 'Ива Тодорова' });
  expect([await list(), (await ofMatch('derby')).gallery, await hasPhotos()]).toEqual([[], null, false]);
  expect((await get(pagePaths.gallery(made.id))).statusCode).toBe(404);
  const footer = async () => (await read(pagePaths.home)).querySelector(`footer a[href="${pagePaths.photos}"]`);
  expect(await footer()).toBeNull();
  expect((await read(pagePaths.photos)).querySelector('main')?.textContent).toContain('Още няма снимки');

  const photo = await add(made.id, '#264');
  await device.send('PUT', deskPaths.photo(photo.id), {
    captionBg: 'Първият гол',
    captionEn: 'The first goal',
    version: photo.version,
  });
  await expect
    .poll(list)
    .toMatchObject([
      { id: made.id, of: 'match', match: { id: derby }, count: 1, photographer: { name_latin: 'Iva Todorova' } },
    ]);
  await expect.poll(footer).not.toBeNull();
  await expect.poll(async () => (await get(apiPaths.gallery(made.id))).body).toContain('The first goal');
  const shown = photoEndpoints.one.response.parse((await get(apiPaths.gallery(made.id))).json());
  expect(shown.photos).toMatchObject([
    {
      id: photo.id,
      caption: 'The first goal',
      caption_bg: 'Първият гол',
      small: { width: 480, height: 320 },
      medium: { width: 1080 },
      large: { width: 1500 },
    },
  ]);
  for (const size of ['small', 'medium', 'large'] as const)
    expect(shown.photos[0]?.[size].avif).toMatch(/^\/media\/.*\.avif$/);
  await expect.poll(() => ofMatch('derby')).toMatchObject({ gallery: { id: made.id }, photos: [{ id: photo.id }] });
  await expect
    .poll(async () => (await get(pagePaths.match(derby))).body)
    .toContain(`href="${pagePaths.gallery(made.id)}"`);

  await remove(photo);
  await expect
    .poll(async () => [await list(), (await ofMatch('derby')).gallery, await hasPhotos()])
    .toEqual([[], null, false]);
  await expect
    .poll(async () => [(await get(pagePaths.gallery(made.id))).statusCode, await footer()])
    .toEqual([404, null]);
});

test('matches show the photos of their gameweek unless they have their own', async () => {
  const { gameweeks } = (await device.send('GET', deskPaths.gallerySubjects)).json<GallerySubjects>();
  const { id } = gameweeks.find(({ number }) => number === 3) ?? { id: 0 };
  const made = await make({ of: 'gameweek', gameweekId: id, photographer: null });
  expect((await ofMatch('other')).gallery).toBeNull();
  const photo = await add(made.id, '#642');
  const shown = async (key: string) => (await ofMatch(key)).gallery?.id;
  await expect
    .poll(async () => (await ofMatch('other')).gallery)
    .toMatchObject({ id: made.id, gameweek: { number: 3 } });
  const own = await make({ of: 'match', matchId: league.id('matches', 'other'), photographer: null });
  const first = await add(own.id, '#624');
  await expect.poll(() => shown('other')).toBe(own.id);
  expect(await shown('s1')).toBe(made.id);
  await remove(first);
  await expect.poll(() => shown('other')).toBe(made.id);
  await remove(photo);
});

test('each photo has an address and a preview; made-up ones are the page of the gallery', async () => {
  const event = {
    of: 'event',
    titleBg: 'Жребий',
    titleEn: 'The draw',
    heldOn: '2026-03-14',
    photographer: null,
  } as const;
  const { id } = await make(event);
  const photo = await add(id, '#153');
  const last = await add(id, '#531');
  await expect.poll(async () => (await list())[0]?.count).toBe(2);
  const page = await read(pagePaths.gallery(id));
  expect(page.title).toMatch(/^Жребий, снимки\./);
  expect(content(page, 'og:image')).toContain(filePaths.socialPicture('gallery', id));
  expect(await textOf(league.app(), { kind: 'gallery', id })).toContain('Жребий');
  expect(page.querySelectorAll('main ul picture source[type="image/avif"]')).toHaveLength(2);
  expect(page.querySelector('main img')?.getAttribute('width')).toBe('480');
  expect(page.querySelector('dialog[open] img')).toBeNull();

  const opened = await read(pagePaths.photo(id, last.id));
  const canonical = `http://localhost:3000${pagePaths.gallery(id)}`;
  expect(opened.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(canonical);
  expect(content(opened, 'og:url')).toBe(`http://localhost:3000${pagePaths.photo(id, last.id)}`);
  expect(content(opened, 'og:title')).toBe('Жребий, снимка 2');
  expect(content(opened, 'og:image:width')).toBe('1080');
  expect((await get(new URL(content(opened, 'og:image') ?? '').pathname)).headers['content-type']).toBe('image/webp');
  // Without scripts the photo is seen, and leads to the one before it and back.
  const dialog = opened.querySelector('dialog[open]');
  expect(dialog?.textContent).toContain('2 от 2');
  expect(dialog?.querySelectorAll(`a[href="${pagePaths.photo(id, photo.id)}"]`)).toHaveLength(2);
  expect(dialog?.querySelector(`a[href="${pagePaths.gallery(id)}"]`)).not.toBeNull();

  const madeUp = await read(pagePaths.photo(id, 999_999));
  expect([madeUp.querySelector('dialog[open] img'), content(madeUp, 'og:url')]).toEqual([null, canonical]);
  expect((await read(`${pagePaths.gallery(id)}?lang=en`)).querySelector('h1')?.textContent).toBe('The draw');
  expect((await get(filePaths.sitemapPages(1))).body).toContain(`${canonical}<`);
  for (const missing of [pagePaths.gallery(999_999), pagePaths.photosPage(2)])
    expect([missing, (await get(missing)).statusCode]).toEqual([missing, 404]);
});
