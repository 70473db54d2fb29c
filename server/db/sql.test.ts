import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sql, type Sql, type Value } from './sql.ts';

const written = ({ text, values }: Sql) => [text, ...values];

test('values become parameters, in order, and other SQL a part of the text', () => {
  const isOfTeam = (id: number) => sql`m.home_team_id = ${id}`;
  const query = sql`select ${sql`m.id`} from matches m where ${isOfTeam(7)} and m.venue = ${'x'} and (${isOfTeam(8)})`;
  expect(query.text).toBe(
    'select m.id from matches m where m.home_team_id = $1 and m.venue = $2 and (m.home_team_id = $3)',
  );
  expect(query.values).toEqual([7, 'x', 8]);
});

test('the same template gives the same text, whatever its values', () => {
  const find = (id: Value) => sql`select * from teams where id = ${id}`.text;
  expect(find("1'; drop table teams")).toBe(find(1));
});

test('a list is one parameter; pieces are joined', () => {
  expect(written(sql`any(${[1, 2]})`)).toEqual(['any($1)', [1, 2]]);
  expect(written(sql.join([sql`a`, 1, sql`c = ${2}`], ' and '))).toEqual(['a and $1 and c = $2', 1, 2]);
  expect(sql.join([]).text).toBe('');
});

test('names and literals are quoted', () => {
  expect(sql`${sql.identifier('a"b')} = ${sql.literal("it's")}`.text).toBe(`"a""b" = 'it''s'`);
});

test('a row is inserted and updated by the names of its columns; what is undefined is left out', () => {
  const row = { nameLatin: 'Balik', city: null, founded: undefined, key: sql`lower(${'X'})` };
  expect(written(sql`insert into teams ${sql.values(row)}`)).toEqual([
    'insert into teams ("name_latin", "city", "key") values ($1, $2, lower($3))',
    'Balik',
    null,
    'X',
  ]);
  expect(written(sql.set(row))).toEqual(['"name_latin" = $1, "city" = $2, "key" = lower($3)', 'Balik', null, 'X']);
  expect(sql.values({ a: 1 }, { a: 2 }).text).toBe('("a") values ($1), ($2)');
});

test('JSON is text, and nothing is null', () => {
  expect([sql.json([1]), sql.json(null), sql.json(undefined)]).toEqual(['[1]', null, null]);
});

test('however SQL is nested, its text has as many parameters as values, numbered from 1', () => {
  const { nested } = fc.letrec<{ nested: Sql }>((tie) => ({
    nested: fc
      .array(fc.oneof({ withCrossShrink: true, maxDepth: 4 }, fc.integer(), tie('nested')), { maxLength: 4 })
      .map((inserted) => {
        const strings = Array.from({ length: inserted.length + 1 }, (_, at) => `s${at} `);
        return sql(strings, ...inserted);
      }),
  }));
  fc.assert(
    fc.property(nested, ({ text, values }) => {
      const numbers = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
      expect(numbers).toEqual(values.map((_, at) => at + 1));
    }),
  );
});
