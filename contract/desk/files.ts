import { z } from 'zod';
import { instantSchema } from '#contract/http/shared.ts';
import { deskEndpoints, file } from './endpoint.ts';
import { deskRoutes, UPLOAD_BYTES } from './paths.ts';
import { listChoices, readListSchema } from './read-list.ts';
import { STORABLE } from './text.ts';

/** Why an uploaded file is not even looked at. */
export const UPLOAD_REFUSALS = [
  'empty',
  'not_a_league',
  'no_players',
  'old_excel',
  'encrypted',
  'damaged_archive',
  'too_large_unpacked',
  'too_many_files',
  'unsafe_name',
  'name_twice',
  'too_demanding',
] as const;
export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number];

const cellText = z.string().max(1000).regex(STORABLE);
const fileName = z.string().min(1).max(300).regex(STORABLE);

/** What is written in place of wrong cells. */
const correctionSchema = z.strictObject({
  file: fileName,
  /** Null for every cell of the column that has the text `written`. */
  line: z.int().min(1).nullable(),
  /** From 0; null for the key of a row in a file without that column. */
  cell: z.int().min(0).max(1000).nullable(),
  written: cellText.nullable(),
  /** Null leaves the row out. */
  value: cellText.nullable(),
});
export type Correction = z.infer<typeof correctionSchema>;

const uploadQuerySchema = z.object({ name: z.string().trim().min(1).max(200).regex(STORABLE) });

/** How an upload is read. */
export const uploadOptionsSchema = z.strictObject({
  /** Which table a file is, where its name and headings do not say it; null to find out. */
  table: z.string().max(40).regex(STORABLE).nullable(),
  /** Removes from these tables what the files do not have. */
  prune: z.boolean(),
  corrections: z.array(correctionSchema).max(2000),
  ...listChoices,
});
export type UploadOptions = z.infer<typeof uploadOptionsSchema>;

const importRequestSchema = z.strictObject({
  /** Of the preview that was shown. */
  digest: z.string().max(100),
});

const words = z.object({ bg: z.string(), en: z.string() });

/** A column of a table, and how its values are shown. */
const columnSchema = z.object({
  heading: words,
  kind: z.enum(['text', 'day', 'time', 'flag', 'choice']),
  /** Of a choice, by value. */
  values: z.record(z.string(), words).optional(),
});
export type FileColumn = z.infer<typeof columnSchema>;

const countsSchema = z.object({
  wrong: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  removed: z.int(),
});
export type FileCounts = z.infer<typeof countsSchema>;

const uploadedTableSchema = countsSchema.extend({
  table: z.string(),
  rows: z.int(),
  /** Articles and pictures are many files. */
  file: z.string().nullable(),
  format: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('csv'), encoding: z.string(), delimiter: z.string() }),
      z.object({ kind: z.literal('xlsx') }),
    ])
    .nullable(),
  /** Headings as the file has them, and the columns that they are; null for one that is not read. */
  columns: z.array(z.object({ heading: z.string(), column: z.string().nullable() })),
});
export type UploadedTable = z.infer<typeof uploadedTableSchema>;

const problemSchema = z.object({
  table: z.string().nullable(),
  file: z.string(),
  line: z.int().nullable(),
  column: z.string().nullable(),
  /** From 0; null where the file does not have the column. Missing where no cell is wrong. */
  cell: z.int().nullable().optional(),
  /** As the cell stands in the file, or as it was corrected. */
  written: z.string(),
  /** Whom or what the row is about. */
  row: z.string(),
  /** A text of i18n/import. */
  id: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  suggestions: z.array(
    z.object({
      value: z.string(),
      label: z.string().optional(),
      /** For whom the person plays. */
      teams: z.string().optional(),
      isNew: z.literal(true).optional(),
    }),
  ),
  /** How many more lines have the same mistake. */
  more: z.int(),
});
export type FileProblem = z.infer<typeof problemSchema>;

const valueSchema = z.string().nullable();
const rowChangeSchema = z.object({
  table: z.string(),
  kind: z.enum(['added', 'changed', 'removed']),
  title: z.string(),
  /** Whose crest stands beside it. */
  team: z.object({ crest: z.string().nullable(), shortName: z.string(), nameLatin: z.string() }).nullable(),
  fields: z.array(z.object({ column: z.string(), before: valueSchema, after: valueSchema })),
});
export type FileChange = z.infer<typeof rowChangeSchema>;

/** What an import would do. */
export const previewSchema = z.object({
  /** Null while something is wrong. */
  digest: z.string().nullable(),
  /** A list of players with their teams: two tables, shown as one. */
  isRoster: z.boolean(),
  /** Of a list that was read as people keep it: its teams and what was made of its columns. */
  list: readListSchema.nullable().default(null),
  counts: countsSchema,
  tables: z.array(uploadedTableSchema),
  problems: z.array(problemSchema),
  /** How many problems are not listed. */
  moreProblems: z.int(),
  notes: z.array(problemSchema),
  changes: z.array(rowChangeSchema),
  /** Whether there are more changes than are listed. */
  hasMore: z.boolean(),
  /** By table and name, those that the changes and problems mention. */
  columns: z.record(z.string(), z.record(z.string(), columnSchema)),
  /** The demo league is still there, and would be mixed with it. */
  isDemo: z.boolean(),
});
export type Preview = z.infer<typeof previewSchema>;

export const uploadSchema = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  options: uploadOptionsSchema,
  /** `interrupted`: the server stopped meanwhile, and nothing was written. */
  state: z.enum(['checking', 'ready', 'refused', 'importing', 'done', 'interrupted']),
  progress: z.object({ done: z.int(), total: z.int() }),
  refusal: z.enum(UPLOAD_REFUSALS).nullable(),
  preview: previewSchema.nullable(),
  /** The league has changed since the preview that was to be imported: this is the new one. */
  hasChanged: z.boolean(),
  /** What was imported. */
  result: countsSchema.nullable(),
  expiresAt: instantSchema,
});
export type Upload = z.infer<typeof uploadSchema>;

export const createdUploadSchema = z.object({ id: z.string() });
export type CreatedUpload = z.infer<typeof createdUploadSchema>;

export const leagueFilesSchema = z.object({
  tables: z.array(z.object({ table: z.string(), rows: z.int() })),
  /** Of whoever asks: the last one that still waits or runs. */
  upload: z.string().nullable(),
});
export type LeagueFiles = z.infer<typeof leagueFilesSchema>;

/** Spreadsheets with Bulgarian settings expect semicolons. */
const downloadQuerySchema = z.object({ delimiter: z.enum(['comma', 'semicolon']).default('comma') });

export const downloadEndpoints = deskEndpoints({
  listFiles: {
    method: 'GET',
    path: deskRoutes.files,
    response: leagueFilesSchema,
    summary: 'The tables of the league with how many rows each has, and the upload that waits on this device',
  },
  downloadLeague: {
    method: 'GET',
    path: deskRoutes.leagueZip,
    query: downloadQuerySchema,
    response: file('application/zip'),
    summary: 'The whole league as files (docs/LEAGUE-FILES.md)',
  },
  downloadTable: {
    method: 'GET',
    path: deskRoutes.leagueTable,
    params: z.object({ table: z.string() }),
    query: downloadQuerySchema,
    response: file('text/csv'),
    summary: 'One table, such as `teams.csv`',
  },
});

/** An id is a secret. */
const uploadParams = z.object({ uploadId: z.string().regex(/^[\w-]{1,64}$/) });
/** What has begun is seen in the upload. */
const begunSchema = z.object({});

export const uploadEndpoints = deskEndpoints({
  uploadFile: {
    method: 'POST',
    path: deskRoutes.uploads,
    query: uploadQuerySchema,
    body: file('application/octet-stream'),
    bodyBytes: UPLOAD_BYTES,
    response: createdUploadSchema,
    status: 201,
    summary: 'Bring in a league as zip, or a table as CSV or xlsx: it is kept for an hour, and nothing is changed yet',
  },
  getUpload: {
    method: 'GET',
    path: deskRoutes.upload,
    params: uploadParams,
    response: uploadSchema,
    summary: 'How far it is, and what an import would change',
  },
  readUploadAgain: {
    method: 'PUT',
    path: deskRoutes.upload,
    params: uploadParams,
    body: uploadOptionsSchema,
    bodyBytes: 1024 * 1024,
    response: begunSchema,
    status: 202,
    summary: 'Read it again, with corrections of cells or in another way; ask for it until its state is another',
  },
  dropUpload: {
    method: 'DELETE',
    path: deskRoutes.upload,
    params: uploadParams,
    summary: 'Forget it',
  },
  importUpload: {
    method: 'POST',
    path: deskRoutes.importUpload,
    params: uploadParams,
    body: importRequestSchema,
    response: begunSchema,
    status: 202,
    summary:
      'Import it, all or nothing, if that still does what the preview says; ask for it until its state is another',
  },
});
