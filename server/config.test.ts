import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { readSettings } from './config.ts';
import { OperatorError } from './errors.ts';

test('nothing set: the defaults of docs/OPERATING.md', () => {
  const settings = readSettings({}, false);
  expect(settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    demo: 'auto',
    publicUrl: 'http://localhost:3000',
    trustedProxies: [],
    workers: 1,
    logLevel: 'info',
  });
  expect(settings.dataDir).toMatch(/\.data$/);
  expect(readSettings({}, true).dataDir).toBe('/var/lib/delta-league');
});

test('backups are beside the embedded database; with another one a folder has to be named', () => {
  const folderOf = (environment: Record<string, string>) => readSettings(environment, false).backupDir;
  expect(folderOf({ DATA_DIR: '/srv/data' })).toBe('/srv/data-backups');
  expect(folderOf({ DATA_DIR: '/srv/data', BACKUP_DIR: '/mnt/b' })).toBe('/mnt/b');
  expect(folderOf({ BACKUP_DIR: 'off' })).toBeNull();
  expect(folderOf({ DATABASE_URL: 'postgres://localhost/x' })).toBeNull();
});

test('the log is for a reader at a terminal, and for programs elsewhere', () => {
  expect(readSettings({}, false, true)).toMatchObject({ logFormat: 'text', logLevel: 'warn' });
  expect(readSettings({}, false, false)).toMatchObject({ logFormat: 'json', logLevel: 'info' });
  const given = { LOG_FORMAT: 'json', LOG_LEVEL: 'debug' };
  expect(readSettings(given, false, true)).toMatchObject({ logFormat: 'json', logLevel: 'debug' });
});

test('an empty variable is an unset one', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' }, false)).toMatchObject({ port: 3000, databaseUrl: null });
});

test('PUBLIC_URL loses the slash at its end', () => {
  expect(readSettings({ PUBLIC_URL: 'https://liga.example/' }, false).publicUrl).toBe('https://liga.example');
});

test('DESK_URL is the origin of the desk', () => {
  expect(readSettings({}, false).deskUrl).toBeNull();
  expect(readSettings({ DESK_URL: 'https://desk.liga.example/' }, false).deskUrl).toBe('https://desk.liga.example');
});

test.each([
  ['DESK_URL', 'desk.liga.example', /DESK_URL="desk.liga.example" should be the address/],
  ['PORT', '80000', /PORT="80000" should be a port number/],
  ['PORT', 'http', /PORT="http" should be a port number/],
  ['DATABASE_URL', 'mysql://localhost/x', /should be an address such as postgres:/],
  ['DEMO', 'yes', /DEMO="yes" should be auto or off/],
  ['PUBLIC_URL', 'liga.example', /PUBLIC_URL="liga.example" should be/],
  ['TRUST_PROXY', 'garbage', /TRUST_PROXY="garbage" should be off, or the addresses/],
  ['TRUST_PROXY', '10.0.0.0/99', /TRUST_PROXY=/],
  ['WORKERS', '0', /WORKERS="0" should be how many processes serve, from 1 to 8, or auto/],
  ['WORKERS', 'all', /WORKERS="all" should be how many/],
  ['LOG_LEVEL', 'loud', /LOG_LEVEL="loud" should be one of/],
])('%s=%s is refused in one line', (name, value, message) => {
  const reading = () => readSettings({ [name]: value }, false);
  expect(reading).toThrow(OperatorError);
  expect(reading).toThrow(message);
  expect(reading).not.toThrow(/\n/);
});

test('WORKERS=auto is one for each core, and never too many for PostgreSQL', () => {
  expect(readSettings({ WORKERS: 'auto' }, false).workers).toBe(Math.min(8, availableParallelism()));
  expect(readSettings({ WORKERS: '3' }, false).workers).toBe(3);
});

test('a wrong address of a database is not shown: it holds a password', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://u:secret@host/x' }, false)).not.toThrow(/secret/);
});

test('proxies by address, range or name', () => {
  expect(readSettings({ TRUST_PROXY: '10.0.0.0/8, loopback,::1' }, false).trustedProxies).toEqual([
    '10.0.0.0/8',
    'loopback',
    '::1',
  ]);
});

test('[MS11] e-mail needs a mail server and an address that it comes from', () => {
  const read = (environment: Record<string, string>) => readSettings(environment, false);
  expect(read({}).mail).toBeNull();
  const url = 'smtps://league:secret@mail.example';
  expect(read({ SMTP_URL: url, MAIL_FROM: 'league@league.example' }).mail).toEqual({
    url,
    from: 'league@league.example',
  });
  expect(() => read({ SMTP_URL: url })).toThrow('MAIL_FROM');
  expect(() => read({ SMTP_URL: 'https://league:secret@mail.example' })).toThrow(/^(?!.*secret).*SMTP_URL/);
});
