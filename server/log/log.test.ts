import pg from 'pg';
import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';
import { toTerminalLine } from './terminal-line.ts';

test('an error is logged without the values of its query', () => {
  const error = Object.assign(new pg.DatabaseError('invalid input syntax for type integer: "Иван Колев"', 0, 'error'), {
    code: '22P02',
    detail: 'Key (name)=(secret-hash)',
  });
  const described = describeError(new Error('broken', { cause: error }));
  expect(described).toMatchObject({
    message: 'broken',
    cause: { code: '22P02', message: 'invalid input syntax for type integer: …' },
  });
  expect(described.stack).toMatch(/^at /);
  expect(JSON.stringify(described)).not.toMatch(/Иван|secret-hash/);
});

test('nothing but name, message, code and frames of an error is logged', () => {
  const error = Object.assign(new TypeError('no'), {
    rawPacket: Buffer.from('cookie: desk=s3cret'),
    headers: { a: 'b' },
  });
  expect(Object.keys(describeError(error))).toEqual(['type', 'message', 'stack']);
});

test('the text of an error of another thread is taken apart', () => {
  const described = describeError('Error: it broke\n    at render (file.js:1:2)\n    at next (file.js:3:4)');
  expect(described).toEqual({
    type: 'Error',
    message: 'Error: it broke',
    stack: 'at render (file.js:1:2)\nat next (file.js:3:4)',
  });
});

test('a line for the terminal says it in one line, and sends no escape sequences', () => {
  const line = {
    level: 'warn',
    time: '2026-11-18T08:20:45.073Z',
    server: 'site',
    route: '/\u001B[2J',
    status: 503,
    msg: 'request',
  };
  expect(toTerminalLine(JSON.stringify(line))).toBe('08:20:45 WARN  site request route=/ [2J status=503\n');
  const failed = { ...line, route: '/', err: { message: 'it broke', stack: 'at a\nat b' } };
  expect(toTerminalLine(JSON.stringify(failed))).toContain('status=503\n  it broke\n  at a\n  at b\n');
});
