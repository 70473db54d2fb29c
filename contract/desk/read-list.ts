import { z } from 'zod';
import { COLUMN_KINDS } from '#domain/lists/headings.ts';
import { SHEET_SUBJECTS } from '#domain/lists/sheet-subject.ts';
import { STORABLE } from './text.ts';

/** A cell, name or heading of a list. */
const cellText = z.string().max(1000).regex(STORABLE);
const columnKind = z.enum(COLUMN_KINDS).nullable();

/** What a person said about a list of players. */
export const listChoices = {
  /** Above the columns, by the shape of the table. */
  columns: z
    .array(z.strictObject({ shape: cellText, kinds: z.array(columnKind).max(500) }))
    .max(50)
    .default([]),
  /** Which team is meant; one that the league does not have is made. */
  teams: z
    .array(z.strictObject({ written: cellText, name: cellText.min(1) }))
    .max(500)
    .default([]),
  /** Which sheets are read, where it is not as it was found. */
  sheets: z
    .array(z.strictObject({ name: cellText, isRead: z.boolean() }))
    .max(500)
    .default([]),
  /** Whose players those are for whom the list says no team. */
  team: cellText.min(1).nullable().default(null),
  /** Since when new players belong to their teams; null for the proposed day. */
  since: z.iso.date().nullable().default(null),
};

/** A list of players as it was read. The line of a row holds its sheet too (`placeOfRow`). */
export const readListSchema = z.object({
  /** Only names of teams may be in it. */
  kind: z.enum(['players', 'teams']),
  shapes: z.array(
    z.object({
      shape: z.string(),
      headings: z.array(z.string()),
      kinds: z.array(columnKind),
      /** The first rows. */
      sample: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
      sheets: z.array(z.string()),
      rows: z.int(),
    }),
  ),
  /** All sheets, and what those are about that are no lists of players. */
  sheets: z.array(
    z.object({ name: z.string(), about: z.enum(SHEET_SUBJECTS).nullable(), isRead: z.boolean(), players: z.int() }),
  ),
  teams: z.array(
    z.object({
      written: z.string(),
      /** Null while somebody has to say it. */
      name: z.string().nullable(),
      isKnown: z.boolean(),
      similar: z.array(z.string()),
      players: z.int(),
    }),
  ),
  /** Those of the league, to choose from. */
  knownTeams: z.array(z.string()),
  /** How many players the list says no team for. */
  withoutTeam: z.int(),
  since: z.iso.date(),
  /** Whether the proposed day is that of a season. */
  hasSeason: z.boolean(),
  /** Names that were cleaned, and in which cell the other spelling goes to keep it. */
  cleaned: z.array(z.object({ line: z.int(), cell: z.int(), written: z.string(), name: z.string() })),
  /** What could not be read and is left empty. */
  dropped: z.array(z.object({ line: z.int(), name: z.string(), texts: z.array(z.string()) })),
  /** Lines that are no players. */
  skipped: z.array(z.object({ line: z.int(), text: z.string() })),
});
export type ReadListPreview = z.infer<typeof readListSchema>;
