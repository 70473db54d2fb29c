import { PNG } from 'pngjs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawableImage } from './drawable-image.ts';

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 72">${content}</svg>`);
const isDrawn = async (type: string, bytes: Buffer) => (await drawableImage(type, bytes)) !== null;

it('takes a crest as it is', async () => {
  const crest = svg('<defs><path id="a" d="M0 0h9"/></defs><use href="#a"/><g clip-path="url(#c)" fill="url(#g)"/>');
  expect(await drawableImage('image/svg+xml', crest)).toBe(`data:image/svg+xml;base64,${crest.toString('base64')}`);
});

it.each([
  ['a file of this machine', svg('<image href="/etc/hostname"/>')],
  ['a file under another prefix', svg('<svg:image xlink:href="a.png"/>')],
  ['something elsewhere', svg('<use href="https://elsewhere.example/a.svg#a"/>')],
  ['a fill from elsewhere', svg('<path fill="url(https://elsewhere.example/a)"/>')],
  ['a style sheet from elsewhere', svg(`<style>@import url('a.css')</style>`)],
  ['a filter', svg('<filter id="f"><feTurbulence numOctaves="100000"/></filter>')],
  ['a script', svg('<script>1</script>')],
  ['entities', Buffer.from('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>')],
  ['copies of copies', svg('<use href="#a"/>'.repeat(17))],
  ['more than anybody waits for', svg('<path d="M0 0h9"/>'.repeat(10_000))],
  ['what is packed', Buffer.from([0x1f, 0x8b, 8, 0])],
])('leaves out an SVG with %s', async (_, bytes) => {
  expect(await isDrawn('image/svg+xml', bytes)).toBe(false);
});

it('takes a small PNG, and none that unpacks to a hundred million pixels', async () => {
  const small = PNG.sync.write(new PNG({ width: 3, height: 2 }));
  expect(await isDrawn('image/png', small)).toBe(true);
  const huge = Buffer.from(small);
  huge.writeUInt32BE(10_000, 16);
  huge.writeUInt32BE(10_000, 20);
  expect(await isDrawn('image/png', huge)).toBe(false);
  expect(await isDrawn('image/png', Buffer.from('PNG'))).toBe(false);
});

it('takes a JPEG by the size in its frame', async () => {
  const jpeg = (height: number, width: number) => {
    const bytes = Buffer.from('ffd8 ffe0 0004 0102 ffc2 000b 08 0000 0000 01 01 11 00'.replaceAll(' ', ''), 'hex');
    bytes.writeUInt16BE(height, 13);
    bytes.writeUInt16BE(width, 15);
    return bytes;
  };
  expect(await isDrawn('image/jpeg', jpeg(1080, 1920))).toBe(true);
  expect(await isDrawn('image/jpeg', jpeg(60_000, 60_000))).toBe(false);
  expect(await isDrawn('image/jpeg', Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
});

it('takes a WebP as a PNG, because the renderer knows none', async () => {
  const webp = await sharp({ create: { width: 3, height: 2, channels: 4, background: 'red' } })
    .webp()
    .toBuffer();
  expect(await drawableImage('image/webp', webp)).toMatch(/^data:image\/png;base64,iVBOR/);
});

it('leaves out what the renderer does not know', async () => {
  expect(await isDrawn('image/webp', Buffer.from('RIFF'))).toBe(false);
  expect(await isDrawn('text/html', Buffer.from('<svg/>'))).toBe(false);
});
