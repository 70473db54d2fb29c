import type { FastifyServerOptions } from 'fastify';
import { logLabels } from '#server/cluster/this-worker.ts';
import type { Settings } from '#server/config.ts';
import type { ServerName } from '#server/metrics/request-counts.ts';
import { describeError } from './describe-error.ts';
import { toTerminalLine } from './terminal-line.ts';

export type LogSettings = Pick<Settings, 'logLevel'> & Partial<Pick<Settings, 'logFormat'>>;

/** The only members of a log line that name a request; `requestId` stands in the response, too. */
export const REQUEST_ID = 'requestId';

/**
 * For Fastify's `logger`. The log goes to stderr: what a start says to the person at the terminal, a sign-in link among it, is
 * on stdout and never in the log.
 */
export const logOptions = (
  { logLevel, logFormat = 'json' }: LogSettings,
  server: ServerName,
): NonNullable<FastifyServerOptions['logger']> => ({
  level: logLevel,
  base: { server, ...logLabels },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level) => ({ level }) },
  // Requests and responses have cookies, tokens and query strings: they are never written.
  serializers: { err: describeError, req: () => ({}), res: () => ({}) },
  stream: { write: (line: string) => void process.stderr.write(logFormat === 'text' ? toTerminalLine(line) : line) },
});

/** A line before there is a server with a log. */
export function logLine(format: Settings['logFormat'], message: string): void {
  const line = { level: 'warn', time: new Date().toISOString(), ...logLabels, msg: message };
  process.stderr.write(format === 'text' ? `${message}\n` : `${JSON.stringify(line)}\n`);
}
