import { WebSocket } from 'ws';

/*
 * Many fans in one process, each with the page of a match open. Like the site's own client they come back when their
 * connection is lost, after one to five seconds. Asked by a message, the process says what they have seen.
 */
const [url = '', countText = '0', matchId = '0'] = process.argv.slice(2);
const count = Number(countText);

const SHORTEST_DELAY = 1000;
const LONGEST_DELAY = 5000;

interface Fan {
  revision: number;
  score: string;
  joined: boolean;
  retries: number;
}
const fans: Fan[] = Array.from({ length: count }, () => ({ revision: -1, score: '', joined: false, retries: 0 }));
/** For each revision the instants at which fans first had it. */
let arrivals = new Map<number, number[]>();
let disorder = 0;
let lost = 0;

const now = () => performance.timeOrigin + performance.now();

function connect(fan: Fan): void {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  socket.on('message', (data: Buffer) => receive(fan, socket, data.toString()));
  socket.on('error', () => {});
  socket.once('close', () => {
    if (fan.joined) lost += 1;
    fan.joined = false;
    const delay = Math.min(SHORTEST_DELAY * 2 ** fan.retries * (1 + Math.random() / 2), LONGEST_DELAY);
    fan.retries += 1;
    setTimeout(() => connect(fan), delay);
  });
}

function receive(fan: Fan, socket: WebSocket, text: string): void {
  if (text === '2') return socket.send('3');
  if (text.startsWith('0')) return socket.send('40');
  if (text.startsWith('40')) return socket.send(`420["join_match",{"matchId":${matchId}}]`);
  if (text.startsWith('430') && !text.includes('"error"')) {
    fan.joined = true;
    fan.retries = 0;
  }
  if (!text.startsWith('42')) return;
  const revision = Number(/"revision":(\d+)/.exec(text)?.[1] ?? fan.revision);
  if (revision < fan.revision) disorder += 1;
  // Several acts may come in one message.
  if (revision > fan.revision) {
    const at = now();
    for (let each = Math.max(fan.revision + 1, revision - 20); each <= revision; each++) {
      const times = arrivals.get(each);
      if (times) times.push(at);
      else arrivals.set(each, [at]);
    }
    fan.revision = revision;
  }
  if (!text.startsWith('42["match_update"')) return;
  const scoreOf = (side: 1 | 2) => new RegExp(`"team${side}_score":(\\d+)`).exec(text)?.[1] ?? '';
  fan.score = `${scoreOf(1)}:${scoreOf(2)}`;
}

const quantile = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN);

/** From the instants at which acts were sent, by revision. */
function delays(sentAt: Record<string, number>) {
  const all: number[] = [];
  const lastOnes: number[] = [];
  for (const [revision, began] of Object.entries(sentAt)) {
    const times = (arrivals.get(Number(revision)) ?? []).map((at) => at - began);
    for (const time of times) all.push(time);
    lastOnes.push(times.reduce((most, time) => Math.max(most, time), 0));
  }
  const sorted = all.toSorted((a, b) => a - b);
  const last = lastOnes.toSorted((a, b) => a - b);
  return {
    deliveries: sorted.length,
    median: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    lastMedian: quantile(last, 0.5),
    lastP99: quantile(last, 0.99),
  };
}

export interface CrowdState {
  joined: number;
  /** How many fans have seen this revision last, and this score. */
  revisions: Record<string, number>;
  scores: Record<string, number>;
  disorder: number;
  lost: number;
}

const tally = (values: readonly (string | number)[]) => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

process.on('message', (question: { ask: 'state' } | { ask: 'delays'; sentAt: Record<string, number> }) => {
  if (question.ask === 'state') {
    const joined = fans.filter((fan) => fan.joined);
    process.send?.({
      joined: joined.length,
      revisions: tally(joined.map(({ revision }) => revision)),
      scores: tally(joined.map(({ score }) => score)),
      disorder,
      lost,
    } satisfies CrowdState);
  } else {
    process.send?.(delays(question.sentAt));
    arrivals = new Map();
  }
});

// A few at a time, as people open a page.
for (let opened = 0; opened < count; opened += 50) {
  const batch = fans.slice(opened, opened + 50);
  for (const fan of batch) connect(fan);
  const end = now() + 5000;
  while (now() < end && !batch.every((fan) => fan.joined)) await new Promise((resolve) => setTimeout(resolve, 10));
}
process.send?.({ ready: true });
process.once('disconnect', () => process.exit());
