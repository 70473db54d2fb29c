import type { BackupFigures } from '#server/backup/nightly-backups.ts';
import type { ResponseCache } from '#server/cache/response-cache.ts';
import type { PoolFigures } from '#server/db/open.ts';
import type { Refusals } from '#server/metrics/count-refusals.ts';
import { isReady, type HealthFigures } from '#server/http/health-routes.ts';
import type { SocketFigures } from '#server/live/gateway.ts';
import type { Counter } from './counter.ts';
import type { RenderFigures } from './render-figures.ts';
import type { RequestCounts, ServerName } from './request-counts.ts';
import { counter, gauge, histogram, type Family, type Sample } from './text-format.ts';

/** What the parts of the program count. */
export interface Figures {
  site: ServerFigures & { renders: RenderFigures };
  desk: ServerFigures & { refusals: Refusals };
  cache: Pick<ResponseCache, 'size' | 'lookups'>;
  sockets: Readonly<Record<ServerName, DeskSockets>> & { site: SocketFigures };
  push: Counter;
  mail: Counter;
  backups: BackupFigures;
  pools: readonly PoolFigures[];
  health: HealthFigures;
}

export interface ServerFigures {
  requests: RequestCounts;
  databaseFailures: Counter;
}

type DeskSockets = Omit<SocketFigures, 'joins' | 'refusedJoins'>;

/** Every metric of the league with its name and explanation; docs/OPERATING.md lists what they are for. */
export const describeFigures = (figures: Figures): Family[] => [
  ...describeRequests(figures),
  ...describeSockets(figures.sockets),
  counter('push_messages_total', 'Notifications by result.', figures.push.samples()),
  counter('mails_total', 'E-mails by result.', figures.mail.samples()),
  counter('desk_refusals_total', 'What the desk refused: acts from the outbox of phones, and other requests.', [
    ...figures.desk.refusals.acts.samples().map(labelled({ of: 'act' })),
    ...figures.desk.refusals.requests.samples().map(labelled({ of: 'request' })),
  ]),
  ...describeBackups(figures.backups),
  ...describeDatabase(figures),
];

const describeRequests = ({ site, desk, cache }: Figures): Family[] => [
  counter(
    'http_requests_total',
    'Requests by route pattern and status; 499: the client left.',
    [site, desk].flatMap(({ requests }) => requests.totals()),
  ),
  histogram(
    'http_request_duration_seconds',
    'Time from the head of a request to the end of its response.',
    [site, desk].flatMap(({ requests }) => requests.durations()),
  ),
  histogram(
    'page_render_duration_seconds',
    'Time to render a page, waiting for a thread included.',
    site.renders.seconds.samples(),
  ),
  counter('page_renders_total', 'Pages that were rendered, by result.', site.renders.results.samples()),
  counter(
    'cache_lookups_total',
    'Look-ups of responses in memory; stale: sent while the next one is made.',
    Object.entries(cache.lookups).map(([result, value]) => ({ labels: { result }, value })),
  ),
  gauge('cache_entries', 'Responses in memory.', [{ value: cache.size.entries }]),
  gauge('cache_bytes', 'Their bytes.', [{ value: cache.size.bytes }]),
];

function describeSockets(sockets: Figures['sockets']): Family[] {
  const each = (value: (of: DeskSockets) => number): Sample[] =>
    (['site', 'desk'] as const).map((server) => ({ labels: { server }, value: value(sockets[server]) }));
  const opened = [
    ...each(({ accepted }) => accepted).map(labelled({ result: 'accepted' })),
    ...each(({ refused }) => refused).map(labelled({ result: 'refused' })),
  ];
  const { joins, refusedJoins } = sockets.site;
  return [
    gauge(
      'sockets',
      'Open live connections.',
      each(({ open }) => open),
    ),
    gauge(
      'followed_matches',
      'Matches that somebody follows live.',
      each(({ matches }) => matches),
    ),
    counter('socket_connections_total', 'Live connections by result.', opened),
    counter('socket_joins_total', 'Requests of visitors to follow a match, by result.', [
      { labels: { result: 'joined' }, value: joins },
      { labels: { result: 'refused' }, value: refusedJoins },
    ]),
    counter(
      'socket_messages_sent_total',
      'Messages to sockets.',
      each(({ messages }) => messages),
    ),
    counter(
      'socket_slow_readers_total',
      'Sockets that were closed because their client read too slowly.',
      each(({ slow }) => slow),
    ),
  ];
}

const describeBackups = ({ enabled, age, bytes, failed }: BackupFigures): Family[] => [
  gauge('backup_enabled', 'Whether this node has a folder for backups.', [{ value: Number(enabled) }]),
  gauge('backup_age_seconds', 'Age of the last backup that was verified.', known(age)),
  gauge('backup_bytes', 'Its size.', known(bytes)),
  gauge('backup_failed', 'Whether the last try failed.', [{ value: Number(failed) }]),
];

function describeDatabase({ pools, health, site, desk }: Figures): Family[] {
  const failures = new Map<string, Sample>();
  for (const sample of [site, desk].flatMap(({ databaseFailures }) => databaseFailures.samples())) {
    const reason = sample.labels?.['reason'] ?? '';
    failures.set(reason, { ...sample, value: sample.value + (failures.get(reason)?.value ?? 0) });
  }
  const pool = (value: (of: PoolFigures) => number): Sample[] =>
    pools.map((of) => ({ labels: { pool: of.name }, value: value(of) }));
  const connections = [
    ...pool(({ inUse }) => inUse).map(labelled({ state: 'in_use' })),
    ...pool(({ idle }) => idle).map(labelled({ state: 'idle' })),
  ];
  return [
    gauge('database_connections', 'Connections to PostgreSQL by pool and state.', connections),
    gauge(
      'database_connections_max',
      'Most connections that a pool opens.',
      pool(({ max }) => max),
    ),
    gauge(
      'database_waiting',
      'Queries that wait for a connection.',
      pool(({ waiting }) => waiting),
    ),
    counter(
      'database_deadlocks_total',
      'Transactions that PostgreSQL ended because two waited for each other.',
      pool(({ deadlocks }) => deadlocks),
    ),
    counter('database_failures_total', 'Requests that failed because of the database.', [...failures.values()]),
    gauge('database_up', 'Whether the database answered within the time of a scrape.', [
      { value: Number(health.database) },
    ]),
    gauge('listening', 'Whether changes by other nodes are received.', [
      { value: Number(health.silentSince === null) },
    ]),
    gauge(
      'data_free_bytes',
      'Free space on the disk of the embedded database.',
      known(Number.isFinite(health.freeBytes) ? health.freeBytes : null),
    ),
    gauge('ready', 'What /readyz says.', [{ value: Number(isReady(health)) }]),
  ];
}

const known = (value: number | null): Sample[] => (value === null ? [] : [{ value }]);

const labelled =
  (more: Record<string, string>) =>
  (sample: Sample): Sample => ({ ...sample, labels: { ...more, ...sample.labels } });
