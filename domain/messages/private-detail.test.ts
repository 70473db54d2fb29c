import { expect, test } from 'vitest';
import { findPrivateDetail, hidePrivateDetails } from './private-detail.ts';

const NOW = new Date('2026-11-19T12:00:00Z');
const found = (text: string) => findPrivateDetail(text, NOW);

test('[CB6] a link that signs in is found', () => {
  expect(found('Влез оттук: https://desk.example/join#Zm9vYmFyYmF6cXV4MTIzNA')).toBe('code');
  expect(found('Правилата: https://example.com/documents/doc3.pdf#page=4')).toBeNull();
});

test.each([
  '0888 123 456',
  '0888-123-456',
  '+359 88 812 3456',
  '058 123 456',
  'Звъни на 0888123456.',
  '(0888) 123456 или 0888/123-456',
])('[CB6] %s is a phone number', (text) => expect(found(text)).toBe('phone'));

test.each(['12.03.1999', '5.3.2008', 'роден на 12 март 1999 г.', '1999-03-12', '12/03/1999'])(
  '[CB6] %s looks like a birth date',
  (text) => expect(found(text)).toBe('birth_date'),
);

test.each([
  'В събота, 21.03.2026 г., 19:00 ч., на Терен Балик. Входът е 5 лв.',
  'Мачовете са на 05.12.2026, 19:00 и на 06.12.2026, 10:30.',
  'На 21 март 2026 г. играете с Вихър, 3–1 досега.',
  'Такса 45,00 € до 31.03. IBAN има в правилата, член 12.',
  '№ 7, № 10 и № 11 нямат снимки. Кръгове 13–15.',
])('[CB6] nothing private: %s', (text) => expect(found(text)).toBeNull());

test('[CB6] of what others have written a message quotes the rest', () => {
  const written = 'Иван, роден на 12.03.1999, тел. 0888 123 456, тренира от 21.03.2026 г.';
  expect(hidePrivateDetails(written, NOW)).toBe('Иван, роден на …, тел. …, тренира от 21.03.2026 г.');
  expect(hidePrivateDetails('Няма документ.', NOW)).toBe('Няма документ.');
});
