import { fork, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SOCKET_PATH } from '#contract/socket.ts';
import { bringMatch, deskOf, readMetric, sendAct, startSiteWithDesk } from '#tests/support/site-with-desk.ts';
import { median, printTable, round } from './figures.ts';
import { processorSeconds } from './processor-time.ts';

const SOCKETS = 2000;
const GOALS = 20;
const WARM_UPS = 3;

export type FanOutFigure = {
  sockets: number;
  'last client, p99 ms': number;
  'bare, p99 ms': number;
  ratio: number;
  'median ratio': number;
  'KB a socket': number;
  ok: boolean;
};

/** From the request at the desk until the last of 2,000 clients has the goal, beside a bare broadcast. */
export async function measureFanOut(databaseUrl: string): Promise<FanOutFigure> {
  const matchId = await bringMatch(databaseUrl);
  const ours = await measureOurs(databaseUrl, matchId);
  const bare = await measureBare(databaseUrl, matchId, ours.frames);
  const ratio = p99(ours.times) / p99(bare);
  const figure: FanOutFigure = {
    sockets: SOCKETS,
    'last client, p99 ms': round(p99(ours.times), 0),
    'bare, p99 ms': round(p99(bare), 0),
    ratio: round(ratio),
    'median ratio': round(median(ours.times) / median(bare)),
    'KB a socket': round(ours.bytesPerSocket / 1024, 1),
    ok: ratio <= 2 && ours.bytesPerSocket <= 40 * 1024,
  };
  printTable(`${GOALS} goals to ${SOCKETS} sockets: at most 2 times bare, at most 40 KB a socket`, [figure]);
  return figure;
}

export const p99 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;

interface Options {
  sockets?: number;
  /** Of clients, which share the sockets. */
  processes?: number;
  /** Runs beside the goals. */
  busy?: (url: string, done: AbortSignal) => Promise<unknown>;
  settings?: Record<string, string>;
  /** Of PostgreSQL, whose processor time is counted, too. */
  postmaster?: number;
}

export async function measureOurs(
  databaseUrl: string,
  matchId: number,
  { sockets = SOCKETS, processes = 1, busy = async () => null, settings = {}, postmaster = 0 }: Options = {},
) {
  const site = startSiteWithDesk({ DATABASE_URL: databaseUrl, ...settings });
  try {
    const url = (await site.ready).replace('localhost', '127.0.0.1');
    const desk = deskOf(site);
    while ((await readMetric(desk, 'ready')) < Number(settings['WORKERS'] ?? 1)) await sleep(100);
    await sendAct(desk, matchId, { act: 'kick-off' });
    const before = await readMetric(desk, 'resident_bytes');
    const address = `${url.replace('http', 'ws')}${SOCKET_PATH}?EIO=4&transport=websocket`;
    const greetings = ['40', `420["join_match",{"matchId":${matchId}}]`];
    const crowds = await openClients(address, greetings, { sockets, processes });
    const done = new AbortController();
    try {
      const bytesPerSocket = ((await readMetric(desk, 'resident_bytes')) - before) / sockets;
      const others = busy(url, done.signal);
      const readSeconds = () => ({
        servers: processorSeconds(site.pid),
        postgres: processorSeconds(postmaster),
        clients: crowds.reduce((sum, { pid = 0 }) => sum + processorSeconds(pid), 0),
      });
      const shots = await timeGoals(
        crowds,
        (minute) => sendAct(desk, matchId, { act: 'goal', team: 'home', minute }),
        readSeconds,
      );
      done.abort();
      await others;
      return { ...shots, bytesPerSocket };
    } finally {
      done.abort();
      crowds.forEach((crowd) => crowd.kill());
    }
  } finally {
    await site.kill('SIGTERM');
  }
}

async function measureBare(databaseUrl: string, matchId: number, frames: string[]) {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('bare-broadcast.ts', import.meta.url))],
    {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    const url = /http:\S+/.exec(line.toString())?.[0] ?? '';
    const post = (body: object) => fetch(url, { method: 'POST', body: JSON.stringify(body) });
    await post({ frames });
    const crowds = await openClients(url.replace('http', 'ws'), []);
    try {
      const goal = (minute: number) => ({ act: 'goal', team: 'away', minute });
      return (await timeGoals(crowds, (minute) => post({ act: goal(minute), matchId, key: randomUUID() }))).times;
    } finally {
      crowds.forEach((crowd) => crowd.kill());
    }
  } finally {
    server.kill('SIGTERM');
  }
}

/** Waits for the goal only; the statistics that follow it are sent by both sides too. */
const MARK = 'goals_update';

async function openClients(
  url: string,
  greetings: string[],
  { sockets = SOCKETS, processes = 1 } = {},
): Promise<ChildProcess[]> {
  const args = [url, String(sockets / processes), MARK, JSON.stringify(greetings)];
  const script = fileURLToPath(new URL('crowd.ts', import.meta.url));
  const crowds = Array.from({ length: processes }, () => fork(script, args, { execArgv: ['--import', 'tsx'] }));
  await Promise.all(crowds.map((crowd) => messageFrom(crowd, 'ready')));
  return crowds;
}

type Seconds = Record<'servers' | 'postgres' | 'clients', number>;

async function timeGoals(
  crowds: readonly ChildProcess[],
  score: (minute: number) => Promise<unknown>,
  readSeconds: () => Seconds = () => ({ servers: 0, postgres: 0, clients: 0 }),
) {
  const times: number[] = [];
  let before = readSeconds();
  for (let goal = -WARM_UPS; goal < GOALS; goal++) {
    await Promise.all(crowds.map(listen));
    if (goal === 0) before = readSeconds();
    const receivedAll = crowds.map((crowd) => messageFrom<{ receivedAll: number }>(crowd, 'receivedAll'));
    const began = performance.timeOrigin + performance.now();
    const [received] = await Promise.all([Promise.all(receivedAll), score(goal + WARM_UPS + 1)]);
    if (goal >= 0) times.push(Math.max(...received.map(({ receivedAll: at }) => at)) - began);
    // The messages that follow a goal must not delay the next one.
    await sleep(500);
  }
  const after = readSeconds();
  const seconds: Seconds = {
    servers: after.servers - before.servers,
    postgres: after.postgres - before.postgres,
    clients: after.clients - before.clients,
  };
  const [frames = []] = await Promise.all(crowds.map(listen));
  return { times, frames, seconds };
}

/** Starts to listen for the next goal; resolves with what one client received of the last. */
async function listen(crowd: ChildProcess): Promise<string[]> {
  const listening = messageFrom<{ frames: string[] }>(crowd, 'listening');
  crowd.send('listen');
  return (await listening).frames;
}

const messageFrom = <Message extends object>(crowd: ChildProcess, what: string) =>
  new Promise<Message>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The crowd did not send "${what}" in time`)), 60_000);
    const onMessage = (message: Message) => {
      if (!(what in message)) return;
      clearTimeout(timer);
      crowd.off('message', onMessage);
      resolve(message);
    };
    crowd.on('message', onMessage);
  });
