import { expect, it } from 'vitest';
import { foreignPictures, withoutForeignPictures } from './foreign-pictures.ts';

it.each([
  ['<p>Преди <img src="https://a.example/a.png" alt="Знаме"> след</p>', '<p>Преди  след</p>'],
  [`<p>А</p><img alt="" src='https://a.example/a.png'>`, '<p>А</p>'],
  ['<p>А</p><img src=//a.example/a.png>', '<p>А</p>'],
  ['<p>А</p><IMG SRC="&#104;ttps://a.example/a.png">', '<p>А</p>'],
  ['<figure><img src="https://a.example/a.png"></figure><p>А</p>', '<p>А</p>'],
  [
    '<p><img src="/media/a.webp" alt="Купата"><img src="https://a.example/a.png" alt=""></p>',
    '<p><img src="/media/a.webp" alt="Купата"></p>',
  ],
])('[RT2] %s is shown without the picture of another site', (html, shown) => {
  expect(foreignPictures(html)).toEqual(['https://a.example/a.png']);
  expect(withoutForeignPictures(html)).toBe(shown);
});

it.each([
  '<p>https://a.example/a.png</p>',
  '<p><a href="https://a.example/a.png">x</a></p>',
  '<img src="/media/a.webp"onerror=x>',
])('[RT2] %s stays as it is', (html) => {
  expect(foreignPictures(html)).toEqual([]);
  expect(withoutForeignPictures(html)).toBe(html);
});
