import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { openDatabase } from '#server/db/open.ts';
import { startSite } from '#tests/support/site.ts';
import { findSubjects } from './requests.ts';
import { median, printTable, round } from './figures.ts';

const CONNECTIONS = 16;
/** Enough for V8 to have optimised before we measure, however busy the machine is. */
const WARM_UP_REQUESTS = 10_000;
const SECONDS = 3;
const ROUNDS = 7;
const BOUND = 0.6;

export type CachedFigure = {
  endpoint: string;
  encoding: string;
  bytes: number;
  'bare rps': number;
  'site rps': number;
  'bare µs': number;
  'site µs': number;
  ratio: number;
  ok: boolean;
};

/** A cached response of the built program, beside a bare node:http server that sends the same bytes with the same headers. */
export async function measureCached(databaseUrl: string): Promise<CachedFigure[]> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const subjects = await findSubjects(database.reader);
  await database.close();
  const site = startSite({ DATABASE_URL: databaseUrl, DEMO: 'off' });
  try {
    const address = (await site.ready).replace('localhost', '127.0.0.1');
    const paths = [
      `/api/competitions/${subjects.competition}/featured`,
      `/api/readonly-match/${subjects.match}/details`,
    ];
    const figures: CachedFigure[] = [];
    for (const path of paths) {
      for (const encoding of ['identity', 'br']) {
        figures.push(await compare({ url: address + path, pid: site.pid }, path, encoding));
      }
    }
    printTable(`Cached, beside bare node:http: median of ${ROUNDS} rounds of ${SECONDS} s, bound ${BOUND}`, figures);
    return figures;
  } finally {
    await site.kill('SIGTERM');
  }
}

interface Target {
  url: string;
  pid: number;
}

async function compare(site: Target, path: string, encoding: string): Promise<CachedFigure> {
  const { headers, body } = await get(site.url, encoding);
  const bare = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  try {
    bare.send({ headers, body: body.toString('base64') });
    const [port] = (await once(bare, 'message')) as [number];
    const other: Target = { url: `http://127.0.0.1:${port}${path}`, pid: bare.pid ?? 0 };
    for (const target of [site, other]) await load(target, encoding, { amount: WARM_UP_REQUESTS });
    const rounds: { bare: Load; site: Load }[] = [];
    for (let turn = 0; turn < ROUNDS; turn++) {
      // The order alternates, so that a machine that slows down favours neither.
      const siteFirst = turn % 2 === 0;
      const first = await load(siteFirst ? site : other, encoding, { duration: SECONDS });
      const second = await load(siteFirst ? other : site, encoding, { duration: SECONDS });
      rounds.push(siteFirst ? { site: first, bare: second } : { site: second, bare: first });
    }
    const ratio = median(rounds.map((turn) => turn.site.rps / turn.bare.rps));
    return {
      endpoint: path.replaceAll(/\d+/g, ':id'),
      encoding,
      bytes: body.length,
      'bare rps': round(median(rounds.map((turn) => turn.bare.rps)), 0),
      'site rps': round(median(rounds.map((turn) => turn.site.rps)), 0),
      'bare µs': round(median(rounds.map((turn) => turn.bare.cpu)), 1),
      'site µs': round(median(rounds.map((turn) => turn.site.cpu)), 1),
      ratio: round(ratio),
      ok: ratio >= BOUND,
    };
  } finally {
    bare.kill();
  }
}

interface Load {
  rps: number;
  /** Processor time of the server for one request, in microseconds: other programs on the machine hardly change it. */
  cpu: number;
}

async function load(
  { url, pid }: Target,
  encoding: string,
  length: { amount: number } | { duration: number },
): Promise<Load> {
  const before = processorSeconds(pid);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    ...length,
    headers: { 'accept-encoding': encoding },
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} of the requests to ${url} failed`);
  const answered = result['2xx'];
  return {
    rps: answered / result.duration,
    cpu: ((processorSeconds(pid) - before) / answered) * 1e6,
  };
}

/** Known on Linux only; elsewhere NaN. */
function processorSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

/** With node:http, because fetch would decompress the body. */
async function get(url: string, encoding: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
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
