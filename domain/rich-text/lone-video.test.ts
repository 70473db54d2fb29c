import { expect, it } from 'vitest';
import { loneVideo } from './lone-video.ts';
import { parseRichText } from './parse-rich-text.ts';

const ID = 'dQw4w9WgXcQ';
const videosOf = (html: string) => parseRichText(html).map(loneVideo);

it('[RT1] is an address alone in its paragraph', () => {
  const address = `https://www.youtube.com/watch?v=${ID}`;
  expect(videosOf(`<p> <a href="${address}">${address}</a> </p>`)).toEqual([ID]);
  expect(videosOf(`<p><a href="https://youtu.be/${ID}">youtu.be/${ID}</a></p>`)).toEqual([ID]);
});

it.each([
  `<p>Виж <a href="https://youtu.be/${ID}">youtu.be/${ID}</a></p>`,
  `<p><a href="https://youtu.be/${ID}">Репортажът</a></p>`,
  `<p><a href="https://youtu.be/aaaaaaaaaaa">youtu.be/${ID}</a></p>`,
  `<p><a href="https://evil.example/?v=${ID}">youtu.be/${ID}</a></p>`,
  `<h2><a href="https://youtu.be/${ID}">youtu.be/${ID}</a></h2>`,
  '<p>Думи</p>',
  '<p><a href="/team/3">/team/3</a></p>',
])('[RT1] is no other link: %s', (html) => {
  expect(videosOf(html)).toEqual([null]);
});
