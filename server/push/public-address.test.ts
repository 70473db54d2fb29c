import { lookup } from 'node:dns/promises';
import { expect, test } from 'vitest';
import { isPublicAddress, isPublicEndpoint, lookupPublic } from './public-address.ts';

test.each([
  ['https://updates.push.services.mozilla.com/wpush/v2/gAAA', true],
  ['https://fcm.googleapis.com/fcm/send/abc:APA91b', true],
  ['https://web.push.apple.com/QGkz', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm', false],
  ['https://user:secret@fcm.googleapis.com/', false],
  ['https://localhost/', false],
  ['https://league.localhost/', false],
  ['https://printer.local/', false],
  ['https://metadata.google.internal/', false],
  ['https://intranet/', false],
  ['https://127.0.0.1/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://10.1.2.3/', false],
  ['https://169.254.169.254/latest', false],
  ['https://[::1]/', false],
  ['https://[::ffff:10.0.0.1]/', false],
  ['https://[fe80::1]/', false],
  ['https://[fd00::1]/', false],
  ['https://1.1.1.1/', true],
  ['https://[2606:4700::1111]/', true],
])('%s: %s', (endpoint, allowed) => {
  expect(isPublicEndpoint(endpoint)).toBe(allowed);
});

test('what is no address is not public', () => {
  expect(isPublicAddress('example.com')).toBe(false);
});

test('a name that leads to this machine is refused when we connect', async () => {
  expect((await lookup('localhost')).address).toMatch(/^(127\.|::1)/);
  const failure = await new Promise((resolve) => lookupPublic('localhost', {}, (error) => resolve(error)));
  expect(String(failure)).toContain('private address');
});
