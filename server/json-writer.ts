import type { z } from 'zod';

/** Thrown at whatever is not plainly what the schema says. */
const inDoubt = new Error('Not plainly what the schema says');

/**
 * `JSON.stringify(schema.parse(value))` by code that is made for the schema: to check a long answer, copy it, and find out
 * anew what is to be written took longer than to read it from the database. In doubt zod decides and explains.
 */
export function createJsonWriter<Schema extends z.ZodType>(schema: Schema): (value: z.input<Schema>) => string {
  const write = compile(schema);
  return (value) => {
    try {
      return write(value);
    } catch (error) {
      if (error !== inDoubt) throw error;
      return JSON.stringify(schema.parse(value));
    }
  };
}

function compile(schema: z.core.$ZodType): (value: unknown) => string {
  const functions: string[] = [];
  /** What the code refers to by number. */
  const things: unknown[] = [];
  const thing = (referredTo: unknown) => `things[${things.push(referredTo) - 1}]`;

  /** Code for the text of what `value` is code for. */
  function codeFor(node: z.core.$ZodType, value: string): string {
    const { def } = (node as z.core.$ZodTypes)._zod;
    if (def.type === 'number' && isWhole(def)) {
      const bounds = boundsOf(def.checks ?? []);
      if (bounds) return `whole(${value}, ${bounds.join(', ')})`;
    }
    if (!('checks' in def)) {
      if (def.type === 'nullable') return `(${value} === null ? 'null' : ${codeFor(def.innerType, value)})`;
      if (def.type === 'boolean') return `(${value} === true ? 'true' : ${value} === false ? 'false' : fail())`;
      if (def.type === 'enum') return `(${thing(textsOf(node._zod.values))}.get(${value}) ?? fail())`;
      if (def.type === 'array') return `${addFunction(codeForArray(def.element))}(${value})`;
      if (def.type === 'object' && isOpen(def)) return `${addFunction(codeForObject(def.shape))}(${value})`;
      if (def.type === 'string' && !('format' in def)) return `quote(${value})`;
      if (def.type === 'string' && isDate(def)) return `quoteDate(${value}, ${thing(def.pattern)})`;
    }
    return `byZod(${thing(node)}, ${value})`;
  }

  function addFunction(body: string): string {
    const name = `write${functions.length}`;
    functions.push(`function ${name}(value) { ${body} }`);
    return name;
  }

  function codeForArray(element: z.core.$ZodType): string {
    return `if (!Array.isArray(value)) fail();
      let text = '[';
      for (const element of value) text += (text.length === 1 ? '' : ',') + ${codeFor(element, 'element')};
      return text + ']';`;
  }

  function codeForObject(shape: z.core.$ZodShape): string {
    const fields = Object.entries(shape).map(([name, field], at) => {
      const label = JSON.stringify(`${at === 0 ? '{' : ','}${JSON.stringify(name)}:`);
      const value = `value[${JSON.stringify(name)}]`;
      const { def } = (field as z.core.$ZodTypes)._zod;
      if (def.type !== 'optional' || !mayBeMissing(field)) return `${label} + ${codeFor(field, value)}`;
      return `(${value} === undefined ? '' : ${label} + ${codeFor(def.innerType, value)})`;
    });
    return `if (typeof value !== 'object' || value === null || Array.isArray(value)) fail();
      return ${fields.join(' + ')} + '}';`;
  }

  const code = codeFor(schema, 'value');
  const helpers = { things, fail, quote, quoteDate, whole, byZod };
  // The code is made of our own schemas alone, and zod makes its own in the same way.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(helpers), `${functions.join('\n')}\nreturn (value) => ${code};`) as (
    ...args: unknown[]
  ) => (value: unknown) => string;
  return make(...Object.values(helpers));
}

const isWhole = (def: object) => 'format' in def && def.format === 'safeint';
const isDate = (def: object): def is { pattern: RegExp } =>
  'format' in def && (def.format === 'date' || def.format === 'datetime') && 'pattern' in def;

/** Takes fields that it does not know, without telling them, and begins with one that is there for sure. */
function isOpen({ shape, catchall }: z.core.$ZodObjectDef): boolean {
  const [first] = Object.values(shape);
  return catchall === undefined && first !== undefined && first._zod.def.type !== 'optional';
}

/** And then is left out: nothing is put in its place, and nothing is checked. */
const mayBeMissing = ({ _zod }: z.core.$ZodType) =>
  _zod.optin === 'optional' && !('checks' in _zod.def) && !_zod.traits.has('$ZodExactOptional');

const textsOf = (values: Iterable<unknown> = []) => new Map([...values].map((value) => [value, JSON.stringify(value)]));

/** The least and the most, where nothing else is checked. */
function boundsOf(checks: readonly z.core.$ZodCheck[]): [number, number] | null {
  let [least, most] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
  for (const { _zod } of checks) {
    const { check, value, inclusive } = _zod.def as { check: string; value?: number; inclusive?: boolean };
    if (!inclusive || value === undefined) return null;
    if (check === 'greater_than') least = Math.max(least, value);
    else if (check === 'less_than') most = Math.min(most, value);
    else return null;
  }
  return [least, most];
}

function fail(): never {
  throw inDoubt;
}

/** What stands in JSON in another way than as itself. */
// oxlint-disable-next-line no-control-regex
const SPECIAL = /["\\\u0000-\u001f\ud800-\udfff]/;

function quote(value: unknown): string {
  if (typeof value !== 'string') fail();
  return SPECIAL.test(value) ? JSON.stringify(value) : `"${value}"`;
}

/** The pattern leaves nothing that JSON writes otherwise. */
const quoteDate = (value: unknown, pattern: RegExp): string =>
  typeof value === 'string' && pattern.test(value) ? `"${value}"` : fail();

function whole(value: unknown, least: number, most: number): string {
  if (!Number.isSafeInteger(value) || (value as number) < least || (value as number) > most) fail();
  return `${value as number}`;
}

function byZod(schema: z.ZodType, value: unknown): string {
  const { success, data } = schema.safeParse(value);
  const text = success ? JSON.stringify(data) : undefined;
  return text ?? fail();
}
