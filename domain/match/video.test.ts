import { expect, test } from 'vitest';
import { readVideo } from './video.ts';

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'http://youtube.com/watch?v=dQw4w9WgXcQ&t=42s',
  'https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ#top',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
  '  https://youtube.com/shorts/dQw4w9WgXcQ/ ',
])('[VD1] %s is a video', (link) => {
  expect(readVideo(link)).toEqual({ kind: 'youtube', id: 'dQw4w9WgXcQ' });
});

test.each([null, undefined, '', '   '])('[VD2] a blank link (%j) is absent', (link) => {
  expect(readVideo(link)).toEqual({ kind: 'absent' });
});

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXc',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
  'https://www.youtube.com/watch?list=dQw4w9WgXcQ',
  'https://www.youtube.com/watch#v=dQw4w9WgXcQ',
  'https://www.youtube.com/@delta-league',
  'https://vimeo.com/dQw4w9WgXcQ',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://evil.example/youtube.com/embed/dQw4w9WgXcQ',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'dQw4w9WgXcQ',
])('[VD3] %s is no video', (link) => {
  expect(readVideo(link)).toEqual({ kind: 'invalid' });
});
