import { Agent, get } from 'node:http';

/* Visitors who open pages, so many a second in all, until the process is ended. Asked by a message, it says what they got. */
const [base = '', rateText = '0', pathsText = '[]'] = process.argv.slice(2);
const paths = JSON.parse(pathsText) as string[];
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export interface ReaderReport {
  answers: number;
  /** Answers by status, `failed` without one. */
  statuses: Record<string, number>;
  stale: number;
  median: number;
  p99: number;
  longest: number;
}

let times: number[] = [];
let statuses: Record<string, number> = {};
let stale = 0;
function note(status: string): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
}

function open(path: string): void {
  const began = performance.now();
  const headers = { 'accept-encoding': 'br', ...(Math.random() < 0.3 && { cookie: 'delta-language=en' }) };
  get(base + path, { agent, headers, timeout: 15_000 }, (response) => {
    response.resume();
    response.once('end', () => {
      times.push(performance.now() - began);
      note(String(response.statusCode));
      if (response.headers.warning) stale += 1;
    });
  })
    .on('timeout', () => note('timeout'))
    .on('error', () => note('failed'));
}

let asked = 0;
const since = performance.now();
setInterval(() => {
  const due = ((performance.now() - since) / 1000) * Number(rateText);
  // A process that could not keep up does not send everything at once.
  if (due - asked > 50) asked = due - 50;
  for (; asked < due; asked++) open(paths[Math.floor(Math.random() * paths.length)] ?? '/');
}, 10);

const quantile = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN);

process.on('message', () => {
  const sorted = times.toSorted((a, b) => a - b);
  process.send?.({
    answers: sorted.length,
    statuses,
    stale,
    median: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    longest: quantile(sorted, 1),
  } satisfies ReaderReport);
  times = [];
  statuses = {};
  stale = 0;
});
process.once('disconnect', () => process.exit());
