import { createHistogram, type Histogram } from './histogram.ts';
import type { Labels, Sample } from './text-format.ts';

export type ServerName = 'site' | 'desk';
export type RequestKind = 'page' | 'api' | 'desk' | 'picture' | 'file' | 'socket' | 'health';

interface Series {
  labels: Labels;
  duration: Histogram;
  statuses: Map<number, number>;
}

export interface RequestCounts {
  /** `route` is a pattern, never a raw path: there are as many as the program has. */
  observe(route: string, method: string | undefined, status: number, seconds: number): void;
  durations(): Sample[];
  totals(): Sample[];
}

/** For a request that no route answers. */
export const NO_ROUTE = '*';
/** The client closed the connection before it had the whole response; a code that nginx has made common. */
export const CLIENT_LEFT = 499;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Requests of one server by route, method and status. */
export function createRequestCounts(server: ServerName): RequestCounts {
  const byRoute = new Map<string, Map<string, Series>>();

  function seriesOf(route: string, method: string): Series {
    const ofRoute = byRoute.get(route) ?? new Map<string, Series>();
    byRoute.set(route, ofRoute);
    const name = METHODS.has(method) ? method : 'OTHER';
    const labels = { server, kind: kindOf(server, route), route, method: name };
    const series = ofRoute.get(name) ?? { labels, duration: createHistogram(), statuses: new Map() };
    ofRoute.set(name, series);
    return series;
  }

  const all = () => [...byRoute.values()].flatMap((ofRoute) => [...ofRoute.values()]);

  return {
    observe(route, method = 'GET', status, seconds) {
      const series = byRoute.get(route)?.get(method) ?? seriesOf(route, method);
      series.duration.observe(seconds);
      series.statuses.set(status, (series.statuses.get(status) ?? 0) + 1);
    },
    durations: () => all().flatMap(({ labels, duration }) => duration.samples(labels)),
    totals: () =>
      all().flatMap(({ labels, statuses }) =>
        [...statuses].map(([status, value]) => ({ labels: { ...labels, status: String(status) }, value })),
      ),
  };
}

const KINDS: readonly [RegExp, RequestKind][] = [
  [/^\/(media|social|icons)\//, 'picture'],
  [/^\/socket\.io/, 'socket'],
  [/^\/(healthz|readyz|metrics)$/, 'health'],
  [/^\/assets\/|\.\w+$/, 'file'],
];

export function kindOf(server: ServerName, route: string): RequestKind {
  if (route.startsWith('/api/') || route.startsWith('/push/')) return server === 'desk' ? 'desk' : 'api';
  const [, kind] = KINDS.find(([pattern]) => pattern.test(route)) ?? [];
  return kind ?? (server === 'desk' ? 'file' : 'page');
}
