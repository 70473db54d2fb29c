import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  to: string;
  headers: Record<string, string>;
  subject: string;
  text: string;
}

type Answer = { responseCode: number; message: string };

/** A mail server on this machine. What it takes goes nowhere. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  /** By address: how a recipient is refused. */
  const refused = new Map<string, Answer>();
  /** How every mail is refused after it was sent. */
  const state: { busy: Answer | null; connections: number } = { busy: null, connections: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    ...options,
    onConnect: (_session, done) => {
      state.connections += 1;
      done();
    },
    onRcptTo: ({ address }, _session, done) => done(asError(refused.get(address))),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (!state.busy) {
          const mail = parse(Buffer.concat(chunks).toString('utf8'));
          for (const { address } of session.envelope.rcptTo) received.push({ ...mail, to: address });
        }
        done(asError(state.busy ?? undefined));
      });
    },
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    port,
    url: `smtp://localhost:${port}?tls=off`,
    received,
    refused,
    state,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const asError = (answer: Answer | undefined) =>
  answer ? Object.assign(new Error(answer.message), { responseCode: answer.responseCode }) : null;

function parse(raw: string): Omit<ReceivedMail, 'to'> {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const headers: Record<string, string> = {};
  for (const line of head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  const text = decode(body.join('\r\n\r\n'), headers['content-transfer-encoding'] ?? '7bit');
  const subject = (headers['subject'] ?? '').replaceAll(/\?=\s+=\?/g, '?==?').replaceAll(ENCODED_WORD, decodeWord);
  return { headers, subject, text: text.replaceAll('\r\n', '\n').trim() };
}

const ENCODED_WORD = /=\?UTF-8\?([BQ])\?(.*?)\?=/gi;
const decodeWord = (_whole: string, encoding: string, word: string) =>
  encoding.toUpperCase() === 'B'
    ? Buffer.from(word, 'base64').toString('utf8')
    : decode(word.replaceAll('_', ' '), 'quoted-printable');

function decode(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
