import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callsByTopic } from '#contract/http/calls.ts';
import { createJsonWriter } from './json-writer.ts';

const calls = Object.values(callsByTopic).flatMap((topic) => Object.values(topic));

/** Values that a schema takes, with fields that it does not know. */
function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return fc
        .record({
          ...Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, valuesOf(field)])),
          secret: fc.string(),
        })
        .map((value) => value as unknown);
    case 'array':
      return fc.array(valuesOf(def.element), { maxLength: 3 });
    case 'nullable':
      return fc.option(valuesOf(def.innerType));
    case 'optional':
      return fc.option(valuesOf(def.innerType), { nil: undefined });
    case 'union':
      return fc.oneof(...def.options.map(valuesOf));
    case 'record':
      return fc.dictionary(valuesOf(def.keyType) as fc.Arbitrary<string>, valuesOf(def.valueType), { maxKeys: 3 });
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.oneof(fc.integer(), fc.double()).filter((value) => z.safeParse(schema, value).success);
    case 'string':
      if ('format' in def)
        return fc
          .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
          .map((date) => date.toISOString().slice(0, def.format === 'date' ? 10 : undefined));
      return fc.string({ unit: 'binary' });
    default:
      throw new Error(`The contract has a ${def.type} now: say what its values are`);
  }
}

/** The same value with another thing in the place of one of its parts. */
function spoil(value: unknown, choose: (below: number) => number, instead: unknown): unknown {
  if (typeof value !== 'object' || value === null || choose(4) === 0) return instead;
  const names = Object.keys(value);
  const name = names[choose(names.length)];
  if (name === undefined) return instead;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  copy[name] = spoil(copy[name], choose, instead);
  return copy;
}

/** The text, or zod's complaint. */
function outcomeOf(write: () => string): unknown {
  try {
    return write();
  } catch (error) {
    return error instanceof z.ZodError ? error.issues : error;
  }
}

describe.each(calls)('$path', ({ response }) => {
  const write = createJsonWriter(response);
  const byZod = (value: unknown) => JSON.stringify(z.parse(response, value));

  test('is written as zod and JSON.stringify would', () => {
    fc.assert(
      fc.property(valuesOf(response), (value) => {
        expect(write(value as never)).toBe(byZod(value));
      }),
      { numRuns: 15 },
    );
  });

  test('is refused as zod refuses it', () => {
    const others = fc.oneof(fc.constantFrom(undefined, null, NaN, -0, 0.5, 1e21, '', [], {}, true), fc.anything());
    fc.assert(
      fc.property(valuesOf(response), others, fc.infiniteStream(fc.nat()), (value, instead, choices) => {
        const spoilt = spoil(value, (below) => Number(choices.next().value) % below, instead);
        expect(outcomeOf(() => write(spoilt as never))).toEqual(outcomeOf(() => byZod(spoilt)));
      }),
      { numRuns: 30 },
    );
  });
});

test.each<[string, z.ZodType, unknown, string]>([
  ['quotation marks, lone surrogates and line ends', z.string(), 'a"\\\n\ud800', String.raw`"a\"\\\n\ud800"`],
  ['a first field that may be missing', z.object({ a: z.int().optional(), b: z.int() }), { b: 1 }, '{"b":1}'],
  ['a field whose name is a word of JavaScript', z.object({ 'a-b"': z.int() }), { 'a-b"': 1 }, String.raw`{"a-b\"":1}`],
  ['bounds', z.int().min(1).max(5), 5, '5'],
  ['a check of our own', z.int().refine((value) => value % 2 === 0), 4, '4'],
  ['a transformation', z.string().transform((text) => text.length), 'four', '4'],
  ['a list with a least length', z.array(z.int()).min(1), [1], '[1]'],
  ['a half', z.number(), 0.5, '0.5'],
  [
    'a default where something is missing',
    z.object({ a: z.int(), b: z.int().default(2).optional() }),
    { a: 1 },
    '{"a":1,"b":2}',
  ],
  ['a number with a name', z.enum({ one: 1, two: 2 }), 2, '2'],
])('%s', (_, schema, value, text) => {
  expect(createJsonWriter(schema)(value)).toBe(text);
});

test.each<[string, z.ZodType, unknown]>([
  ['less than the least', z.int().min(1), 0],
  ['more than the most', z.int().max(5), 6],
  ['what fails a check of our own', z.int().refine((value) => value % 2 === 0), 3],
  [
    'null that fails a check of our own',
    z
      .int()
      .nullable()
      .refine((value) => value !== null),
    null,
  ],
  ['false that fails a check of our own', z.boolean().refine(Boolean), false],
  ['a word that fails a check of our own', z.enum(['a', 'b']).refine((value) => value !== 'b'), 'b'],
  [
    'what fails a check of our own and may be missing',
    z.object({ a: z.int(), b: z.int().optional().refine(Boolean) }),
    { a: 1, b: 0 },
  ],
  [
    'undefined where a field may only be missing',
    z.object({ a: z.int(), b: z.exactOptional(z.int()) }),
    { a: 1, b: undefined },
  ],
  ['an unknown field where none may be', z.strictObject({ a: z.int() }), { a: 1, b: 2 }],
  ['a day that no calendar has', z.iso.date(), '2026-02-30'],
])('%s is refused', (_, schema, value) => {
  expect(() => createJsonWriter(schema)(value)).toThrow(z.ZodError);
});
