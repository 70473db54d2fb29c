import { expect, test } from 'vitest';
import { pictureKey, pictureKeys, withPictures } from './picture-key.ts';

test.each([
  ['/media/news/kupa', 'news/kupa'],
  ['/media/news/%D0%BA%D1%83%D0%BF%D0%B0', 'news/купа'],
  ['/media/0123456789abcdef01234567.webp', null],
  ['/media/%E0%A4%A', null],
  ['https://a.example/media/kupa', null],
])('%s is the picture %s', (address, key) => {
  expect(pictureKey(address)).toBe(key);
});

test('pictures named by key get their address and their size', () => {
  const html = '<p><img src="/media/news/kupa" alt="Купата"> <img src="/media/unknown" alt=""></p>';
  expect(pictureKeys(html)).toEqual(['news/kupa', 'unknown']);
  expect(withPictures(html, new Map([['news/kupa', { address: '/media/a.webp', width: 6, height: 4 }]]))).toBe(
    '<p><img src="/media/a.webp" width="6" height="4" alt="Купата"> <img src="/media/unknown" alt=""></p>',
  );
});
