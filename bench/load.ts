import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median, round } from './figures.ts';
import { endedChildrenSeconds, processorSeconds } from './processor-time.ts';

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 2;
const SECONDS = 3;
const ROUNDS = 5;
/** Beside a bare server. */
const BOUNDS = { ratio: 0.85, cpu: 1.25 };

export interface Target {
  url: string;
  pid: number;
}

export interface Load {
  rps: number;
  /** Milliseconds. */
  p99: number;
  /** Processor time of the server for one request, in microseconds: other programs on the machine hardly change it. */
  cpu: number;
  /** The same of the client. */
  clientCpu: number;
}

/** wrk, because a load generator in JavaScript needs more time for a request than the server. */
export async function load(
  { url, pid }: Target,
  { seconds = SECONDS, encoding = 'br', connections = CONNECTIONS } = {},
): Promise<Load> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', `accept-encoding: ${encoding}`, url];
  const [before, clientBefore] = [processorSeconds(pid), endedChildrenSeconds()];
  const { stdout } = await promisify(execFile)('wrk', args).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error('Install wrk first (Debian: apt-get install wrk).') : error;
  });
  const [cpu, clientCpu] = [processorSeconds(pid) - before, endedChildrenSeconds() - clientBefore];
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Requests to ${url} failed:\n${stdout}`);
  const answered = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const milliseconds = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN;
  return {
    rps: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(p99) * milliseconds,
    cpu: (cpu / answered) * 1e6,
    clientCpu: (clientCpu / answered) * 1e6,
  };
}

export type BesideBare = {
  encoding: string;
  bytes: number;
  'bare rps': number;
  'site rps': number;
  'bare µs': number;
  'site µs': number;
  ratio: number;
  'ratio of µs': number;
};

export const DESCRIBED_BOUNDS = `at least ${BOUNDS.ratio} of its requests, at most ${BOUNDS.cpu} of its processor time`;
export const isFast = (figure: BesideBare) => figure.ratio >= BOUNDS.ratio && figure['ratio of µs'] <= BOUNDS.cpu;

/** A response of the site beside a bare node:http server that sends the same bytes with the same headers. */
export async function besideBare(site: Target, encoding: string): Promise<BesideBare> {
  // The first one may not be from memory, and has an id.
  await get(site.url, encoding);
  const { headers, body } = await get(site.url, encoding);
  const bare = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  try {
    bare.send({ headers, body: body.toString('base64') });
    const [port] = (await once(bare, 'message')) as [number];
    const other: Target = { url: `http://127.0.0.1:${port}/`, pid: bare.pid ?? 0 };
    for (const target of [site, other]) await load(target, { encoding, seconds: WARM_UP_SECONDS });
    const rounds: { bare: Load; site: Load }[] = [];
    for (let turn = 0; turn < ROUNDS; turn++) {
      // The order alternates, so that a machine that slows down favours neither.
      const siteFirst = turn % 2 === 0;
      const first = await load(siteFirst ? site : other, { encoding });
      const second = await load(siteFirst ? other : site, { encoding });
      rounds.push(siteFirst ? { site: first, bare: second } : { site: second, bare: first });
    }
    const of = (figure: (turn: (typeof rounds)[number]) => number) => median(rounds.map(figure));
    return {
      encoding,
      bytes: body.length,
      'bare rps': round(
        of((turn) => turn.bare.rps),
        0,
      ),
      'site rps': round(
        of((turn) => turn.site.rps),
        0,
      ),
      'bare µs': round(
        of((turn) => turn.bare.cpu),
        1,
      ),
      'site µs': round(
        of((turn) => turn.site.cpu),
        1,
      ),
      ratio: round(of((turn) => turn.site.rps / turn.bare.rps)),
      'ratio of µs': round(of((turn) => turn.site.cpu / turn.bare.cpu)),
    };
  } finally {
    bare.kill();
  }
}

/** With node:http, because fetch would decompress the body. */
export async function get(url: string, encoding: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const sent = request(url, { headers: { 'accept-encoding': encoding } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  const perConnection = new Set(['date', 'connection', 'keep-alive']);
  const headers = Object.entries(response.headers).filter(([name]) => !perConnection.has(name));
  return {
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks),
  };
}
