import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '#server/root.ts';

/*
 * While a node is replaced, the one before runs on the tables of the next (decision 046): a migration adds, and what nobody
 * reads any more goes in a later release.
 */

const FOLDER = join(packageRoot, 'server/db/migrations');
const BREAKPOINT = '--> statement-breakpoint';
/** Those before were never between two releases. */
const FIRST = 2;

/** What an older node would miss, or be refused. */
const BREAKING: [RegExp, string][] = [
  [/^drop (table|view|type|sequence|schema)/i, 'drops what is read'],
  [/ drop column /i, 'drops a column that is read'],
  [/ rename /i, 'renames what is read'],
  [/ alter column \S+ (set data )?type /i, 'changes a type that is read'],
  [/ alter column \S+ set not null/i, 'refuses rows without a value'],
  [/ alter column \S+ drop not null/i, 'makes rows without a value that is read'],
  [/ alter column \S+ drop default/i, 'refuses rows without a value'],
  [/ add column (?!.* default )(?!.* generated ).* not null/i, 'refuses rows without a value'],
  [/ drop constraint /i, 'allows rows that are not expected'],
  [/ add constraint \S+ (unique|check|primary key|exclude)/i, 'refuses rows that were allowed'],
];

/** Changes that were looked at, and why an older node does not stumble. */
const ALLOWED: Record<string, string> = {
  '0003_hand-in-and-results ledger_kind_known': 'one kind more, which an older node shows to nobody',
  '0007_articles published_at': 'a draft has no day, and an older node shows what has one',
  '0007_articles updated_at': 'of drafts alone',
  '0024_competition-organisers role_known': 'one role more, which an older node lets into nothing',
  '0029_managers competition_once_a_person': 'a wider one takes its place; an older node gives a person one role',
  '0029_managers role_known': 'one role more, which an older node lets into nothing but the list of matches',
  '0027_photos role_known': 'one role more, which an older node lets into nothing',
  '0034_club-pages request_kind_known': 'one kind more, which an older node has no screen for',
  '0007_articles published_news_has_dates': 'an older node always writes both',
};

const { entries } = JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string }[];
};

const ADDED_COLUMN = /^alter table "\w+" add column "(\w+)"/i;

/** Statements about what is older than the migration. */
function statementsOf(tag: string): string[] {
  const all = readFileSync(join(FOLDER, `${tag}.sql`), 'utf8')
    .split(BREAKPOINT)
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim());
  const created = new Set(all.flatMap((statement) => /^create table "(\w+)/i.exec(statement)?.[1] ?? []));
  const added = all.flatMap((statement) => ADDED_COLUMN.exec(statement)?.[1] ?? []);
  // An older node leaves a new column empty, and so keeps its constraints.
  const isOfNewColumn = (statement: string) =>
    / add constraint /i.test(statement) && added.some((column) => statement.includes(`"${column}"`));
  return all.filter(
    (statement) =>
      !created.has(/^(?:alter|create) table "(\w+)/i.exec(statement)?.[1] ?? '') && !isOfNewColumn(statement),
  );
}

const nameIn = (statement: string) => / (?:constraint|column) "(\w+)"/i.exec(statement)?.[1] ?? statement;

const breaking = entries.slice(FIRST).flatMap(({ tag }) =>
  statementsOf(tag).flatMap((statement) => {
    const [, reason] = BREAKING.find(([pattern]) => pattern.test(statement)) ?? [];
    return reason === undefined ? [] : [{ change: `${tag} ${nameIn(statement)}`, reason, statement }];
  }),
);

test('a migration keeps nodes of the release before running beside it', () => {
  expect(breaking.filter(({ change }) => !(change in ALLOWED))).toEqual([]);
  expect(Object.keys(ALLOWED).filter((name) => breaking.every(({ change }) => change !== name))).toEqual([]);
});

test.each([
  'drop table "news"',
  'ALTER TABLE "news" DROP COLUMN "tags"',
  'ALTER TABLE "news" RENAME COLUMN "tags" TO "labels"',
  'ALTER TABLE "news" RENAME TO "articles"',
  'ALTER TABLE "news" ALTER COLUMN "tags" SET DATA TYPE jsonb',
  'ALTER TABLE "news" ALTER COLUMN "tags" SET NOT NULL',
  'ALTER TABLE "news" ADD COLUMN "kind" text NOT NULL',
  'ALTER TABLE "news" ADD CONSTRAINT "title_once" UNIQUE("title_bg")',
])('%s does not', (statement) => {
  expect(BREAKING.some(([pattern]) => pattern.test(statement))).toBe(true);
});

test.each([
  'ALTER TABLE "news" ADD COLUMN "kind" text',
  'ALTER TABLE "news" ADD COLUMN "kind" text DEFAULT \'story\' NOT NULL',
  'CREATE TABLE "bans" ("id" integer NOT NULL)',
  'CREATE INDEX "by_kind" ON "news" ("kind")',
])('%s does', (statement) => {
  expect(BREAKING.some(([pattern]) => pattern.test(statement))).toBe(false);
});
