import { valueOf, type JsonSchema } from './schema-values.ts';

interface Parameter {
  name: string;
  in: string;
  schema: JsonSchema;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}
export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

const INSIDES = /node_modules|\bat \S+ \(|FST_|syntax error|pg_catalog|"stack"|ECONN/;
const HOSTILE: unknown[] = [
  '',
  ' ',
  "'; drop table teams; --",
  '\u0000',
  '\ud800',
  '%s%n',
  '../../etc/passwd',
  '<svg onload=alert(1)>',
  'я'.repeat(5000),
  '2026-02-30',
  '99999-01-01',
  -1,
  0,
  1.5,
  2 ** 31,
  1e308,
  true,
  null,
  [],
  {},
  { __proto__: { admin: true } },
  [[[[[]]]]],
];

/** The same numbers for the same seed. */
export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T };
}
export type Random = ReturnType<typeof createRandom>;

/** A value with one part replaced, left out or added. */
function mutate(value: unknown, random: Random): unknown {
  const isPlain = typeof value === 'object' && value !== null;
  if (!isPlain || random.next() < 0.15) return random.pick(HOSTILE);
  if (Array.isArray(value)) {
    if (value.length === 0 || random.next() < 0.2) return [...(value as unknown[]), random.pick(HOSTILE)];
    const at = Math.floor(random.next() * value.length);
    return (value as unknown[]).with(at, mutate(value[at], random));
  }
  const fields = Object.entries(value);
  const [name = 'extra', field] = fields[Math.floor(random.next() * fields.length)] ?? [];
  if (random.next() < 0.1) return Object.fromEntries(fields.filter(([other]) => other !== name));
  return { ...value, [name]: mutate(field, random) };
}

export interface DescribedOperation extends Operation {
  path: string;
  method: string;
}

export const operationsOf = ({ paths }: OpenApiDocument): DescribedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method })),
  );

/** A request that nearly fits what the document says. */
export function requestOf({ path, method, parameters = [], requestBody }: DescribedOperation, random: Random) {
  const textOf = ({ schema }: Parameter) => {
    const value = random.next() < 0.5 ? valueOf(schema) : random.pick(HOSTILE);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    // Half of a surrogate pair cannot be written into an address.
    return encodeURIComponent(Buffer.from(text).toString());
  };
  let url = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const known = parameters.find((each) => each.in === 'path' && each.name === name);
    return random.next() < 0.6 ? String(1 + Math.floor(random.next() * 12)) : (known && textOf(known)) || 'x';
  });
  const query = parameters.filter((each) => each.in === 'query' && random.next() < 0.7);
  if (query.length > 0) url += `?${query.map((each) => `${each.name}=${textOf(each)}`).join('&')}`;
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const whole = content && valueOf(content.schema);
  const payload = type === 'application/json' ? (random.next() < 0.2 ? whole : mutate(whole, random)) : '\u0000PNG';
  const isChange = method !== 'get';
  return {
    method: method.toUpperCase() as 'GET',
    url,
    headers: {
      'idempotency-key': `fuzz-${Math.floor(random.next() * 1e9)}`.padEnd(22, '0'),
      ...(isChange && type && { 'content-type': type }),
    },
    ...(isChange && type && { payload: type === 'application/json' ? JSON.stringify(payload) : String(payload) }),
  };
}

/** A fault of ours, or an error that shows our insides. */
export const isFault = ({ status, type, body }: { status: number; type: string; body: string }): boolean =>
  status >= 500 || (status >= 400 && (INSIDES.test(body) || !type.includes('json')));
