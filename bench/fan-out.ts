import { fork, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SOCKET_PATH } from '#contract/socket.ts';
import { bringMatch, deskOf, sendAct, startSiteWithDesk } from '#tests/support/site-with-desk.ts';
import { median, printTable, round } from './figures.ts';
import { metric } from './load.ts';

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

/** `busy` runs beside the goals. */
export async function measureOurs(
  databaseUrl: string,
  matchId: number,
  { sockets = SOCKETS, busy = async (_url: string, _done: AbortSignal): Promise<unknown> => null } = {},
) {
  const site = startSiteWithDesk({ DATABASE_URL: databaseUrl });
  try {
    const url = (await site.ready).replace('localhost', '127.0.0.1');
    const desk = deskOf(site);
    await sendAct(desk, matchId, { act: 'kick-off' });
    const before = await metric(desk, 'resident_bytes');
    const address = `${url.replace('http', 'ws')}${SOCKET_PATH}?EIO=4&transport=websocket`;
    const crowd = await openClients(address, ['40', `420["join_match",{"matchId":${matchId}}]`], sockets);
    const done = new AbortController();
    try {
      const bytesPerSocket = ((await metric(desk, 'resident_bytes')) - before) / sockets;
      const others = busy(url, done.signal);
      const shots = await timeGoals(crowd, (minute) => sendAct(desk, matchId, { act: 'goal', team: 'home', minute }));
      done.abort();
      await others;
      return { ...shots, bytesPerSocket };
    } finally {
      done.abort();
      crowd.kill();
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
    const crowd = await openClients(url.replace('http', 'ws'), []);
    try {
      const goal = (minute: number) => ({ act: 'goal', team: 'away', minute });
      return (await timeGoals(crowd, (minute) => post({ act: goal(minute), matchId, key: randomUUID() }))).times;
    } finally {
      crowd.kill();
    }
  } finally {
    server.kill('SIGTERM');
  }
}

/** Waits for the goal only; the statistics that follow it are sent by both sides too. */
const MARK = 'goals_update';

async function openClients(url: string, greetings: string[], sockets = SOCKETS): Promise<ChildProcess> {
  const args = [url, String(sockets), MARK, JSON.stringify(greetings)];
  const crowd = fork(fileURLToPath(new URL('crowd.ts', import.meta.url)), args, { execArgv: ['--import', 'tsx'] });
  await messageFrom(crowd, 'ready');
  return crowd;
}

async function timeGoals(crowd: ChildProcess, score: (minute: number) => Promise<unknown>) {
  const times: number[] = [];
  for (let goal = -WARM_UPS; goal < GOALS; goal++) {
    await listen(crowd);
    const receivedAll = messageFrom<{ receivedAll: number }>(crowd, 'receivedAll');
    const began = performance.timeOrigin + performance.now();
    const [{ receivedAll: at }] = await Promise.all([receivedAll, score(goal + WARM_UPS + 1)]);
    if (goal >= 0) times.push(at - began);
    // The messages that follow a goal must not delay the next one.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { times, frames: await listen(crowd) };
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
