import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SOCKET_PATH } from '#contract/socket.ts';
import type { CrowdState } from './crowd.ts';
import type { Host } from './lab.ts';
import type { ReaderReport } from './readers.ts';

const scriptAt = (name: string) => [
  process.execPath,
  '--import',
  import.meta.resolve('tsx'),
  fileURLToPath(new URL(`${name}.ts`, import.meta.url)),
];

/** The next message of a process, after a question to it. */
function messageFrom<Message>(child: ChildProcess, question: object | null, seconds: number): Promise<Message> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer from a process of visitors')), seconds * 1000);
    child.once('message', (message) => {
      clearTimeout(timer);
      resolve(message as Message);
    });
    if (question) child.send(question);
  });
}

export interface Delays {
  deliveries: number;
  median: number;
  p99: number;
  /** Until the last fan had it. */
  lastMedian: number;
  lastP99: number;
}

/** Fans with the page of a match open, all in its room when this resolves. */
export async function openCrowd(host: Host, proxy: Host, matchId: number, count: number) {
  const url = `ws://${proxy.front}${SOCKET_PATH}?EIO=4&transport=websocket`;
  const child = await host.start([...scriptAt('crowd'), url, String(count), String(matchId)], 'crowd.log');
  await messageFrom(child, null, 300);
  return {
    state: () => messageFrom<CrowdState>(child, { ask: 'state' }, 60),
    /** From the instants at which acts were sent; forgets what was seen so far. */
    delays: (sentAt: Record<string, number>) => messageFrom<Delays>(child, { ask: 'delays', sentAt }, 60),
    close: () => child.kill('SIGKILL'),
  };
}
export type Crowd = Awaited<ReturnType<typeof openCrowd>>;

/** Visitors who open these pages at random, so many a second. */
export async function openReaders(host: Host, proxy: Host, rate: number, paths: readonly string[]) {
  const args = [`http://${proxy.front}`, String(rate), JSON.stringify(paths)];
  const child = await host.start([...scriptAt('readers'), ...args], 'readers.log');
  return {
    /** Since the last report. */
    report: () => messageFrom<ReaderReport>(child, {}, 30),
    close: () => child.kill('SIGKILL'),
  };
}
