export type Labels = Readonly<Record<string, string>>;

export interface Sample {
  labels?: Labels;
  /** Behind the name of the family: `_bucket`, `_sum`, `_count` of a histogram. */
  suffix?: string;
  value: number;
}

/** One metric with all its label values. */
export interface Family {
  /** Without the prefix that all share. */
  name: string;
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  samples: readonly Sample[];
}

const family =
  (type: Family['type']) =>
  (name: string, help: string, samples: readonly Sample[]): Family => ({ name, type, help, samples });
export const counter = family('counter');
export const gauge = family('gauge');
export const histogram = family('histogram');

/** Those of several processes: a name stands once, with the samples of all. */
export function mergeFamilies(families: readonly Family[]): Family[] {
  const merged = new Map<string, Family>();
  for (const family of families)
    merged.set(family.name, { ...family, samples: [...(merged.get(family.name)?.samples ?? []), ...family.samples] });
  return [...merged.values()];
}

const PREFIX = 'delta_league_';
export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** The text format of Prometheus. A family without samples is named all the same, so that one can see what there is. */
export const writeMetrics = (families: readonly Family[]): string =>
  families
    .map(({ name, type, help, samples }) => {
      const full = PREFIX + name;
      const lines = samples.map(
        ({ labels = {}, suffix = '', value }) => `${full}${suffix}${writeLabels(labels)} ${writeNumber(value)}\n`,
      );
      return `# HELP ${full} ${help}\n# TYPE ${full} ${type}\n${lines.join('')}`;
    })
    .join('');

function writeLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escape(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escape = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const writeNumber = (value: number) => (value === Number.POSITIVE_INFINITY ? '+Inf' : String(value));
