import { describe, expect, test } from 'vitest';
import { mapLinks, readCoordinates } from './map-links.ts';

describe('[PL1] the way to a pitch', () => {
  test('by its coordinates', () => {
    const links = mapLinks({ text: 'Терен', coordinates: { latitude: 43.5712, longitude: 27.8273 } });
    expect(links).toEqual({
      openstreetmap: 'https://www.openstreetmap.org/?mlat=43.5712&mlon=27.8273#map=17/43.5712/27.8273',
      google: 'https://www.google.com/maps/dir/?api=1&destination=43.5712%2C27.8273',
      apple: 'https://maps.apple.com/?daddr=43.5712%2C27.8273',
    });
  });

  test('by its address, whatever it contains', () => {
    const links = mapLinks({ text: 'ул. "Дунав" 1 & <b>', coordinates: null });
    for (const link of Object.values(links)) {
      expect(link).toMatch(/^https:\/\/[a-z.]+\//);
      expect(link).not.toMatch(/["<> ]|&<|& /);
      expect(decodeURIComponent(link)).toContain('ул. "Дунав" 1 & <b>');
    }
  });
});

test.each([
  ['43.571234, 27.827345', { latitude: 43.571234, longitude: 27.827345 }],
  ['43,5712 27,8273', { latitude: 43.5712, longitude: 27.8273 }],
  ['https://www.google.com/maps/@43.57123456,27.82734567,17z', { latitude: 43.571235, longitude: 27.827346 }],
  ['https://www.openstreetmap.org/#map=17/43.5712/-27.8273', { latitude: 43.5712, longitude: -27.8273 }],
  ['143.5, 27.8', null],
  ['ул. Дунав 1', null],
  ['', null],
])('[PL2] coordinates in %j', (text, coordinates) => expect(readCoordinates(text)).toEqual(coordinates));
