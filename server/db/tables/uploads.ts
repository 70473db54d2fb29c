import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { FileCounts, Preview, UploadOptions, UploadRefusal } from '#contract/desk/files.ts';
import { bytes, instant, oneOf } from './columns.ts';
import { deskSessions } from './desk.ts';

const STATES = ['checking', 'ready', 'refused', 'importing', 'done'] as const;

/** Files that wait to be imported, for an hour at most. In the database, so that any node can go on with them. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    /** Null for programs. */
    sessionId: integer().references(() => deskSessions.id),
    name: text().notNull(),
    bytes: bytes().notNull(),
    options: jsonb().$type<UploadOptions>().notNull(),
    state: text().$type<(typeof STATES)[number]>().notNull(),
    /** Counts the jobs: an older one does not write over a newer one. */
    job: integer().notNull().default(1),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** When its job last said that it runs. */
    beatAt: instant()
      .notNull()
      .default(sql`now()`),
    refusal: text().$type<UploadRefusal>(),
    preview: jsonb().$type<Preview>(),
    hasChanged: boolean().notNull().default(false),
    result: jsonb().$type<FileCounts>(),
    createdAt: instant().notNull(),
  },
  (t) => [check('upload_state_known', oneOf(t.state, STATES)), index().on(t.sessionId), index().on(t.createdAt)],
);
