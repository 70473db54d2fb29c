import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { LeagueFiles } from '#contract/desk/files.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { sessionOf } from '#server/commands/run-command.ts';
import { findOpenUpload } from '#server/db/desk/uploads.ts';
import type { Database } from '#server/db/open.ts';
import { countRows } from '#server/db/queries/file-names.ts';
import { readInput } from '#server/desk/read-input.ts';
import { ApiError } from '#server/errors.ts';
import { csvLines, exportFolder } from '#server/league-files/folder/export-folder.ts';
import { LEAGUE_TABLES } from '#server/league-files/folder/league-tables.ts';
import { writeLines } from '#server/league-files/folder/write-folder.ts';
import type { TemporaryFolders } from '#server/temporary-folders.ts';
import { zipFolder } from '#server/league-files/upload/zip-folder.ts';

const TABLES = LEAGUE_TABLES.filter(({ name }) => name !== 'media' && name !== 'news');
/** Spreadsheets with Bulgarian settings expect semicolons. */
const query = z.object({ delimiter: z.enum(['comma', 'semicolon']).default('comma') });

interface DownloadOptions {
  db: Database;
  folders: TemporaryFolders;
  now: () => Date;
}

/** The way out: the whole league, or one table. */
export function downloadRoutes(app: FastifyInstance, { db, folders, now }: DownloadOptions) {
  app.get(deskPaths.files, async ({ who }): Promise<LeagueFiles> => {
    const sessionId = sessionOf({ who });
    const rows = await countRows(db, LEAGUE_TABLES);
    return {
      tables: rows.map(({ name, rows: count }) => ({ table: name, rows: count })),
      upload: sessionId === null ? null : await findOpenUpload(db, sessionId, now()),
    };
  });

  app.get(deskPaths.leagueZip, async (request, reply) => {
    const delimiter = readDelimiter(request.query);
    const name = `league-${dayAt(now())}.zip`;
    return sendFrom(folders, reply, name, 'application/zip', async (folder) => {
      const league = join(folder, 'league');
      await exportFolder(db, league, { delimiter, onProgress: () => {} });
      return Readable.from(zipFolder(league));
    });
  });

  app.get<{ Params: { table: string } }>(deskPaths.leagueTable(':table'), async (request, reply) => {
    const delimiter = readDelimiter(request.query);
    const table = TABLES.find(({ name }) => `${name}.csv` === request.params.table);
    if (!table) throw new ApiError('not_found', 'There is no such table');
    return sendFrom(folders, reply, `${table.name}.csv`, 'text/csv; charset=utf-8', async (folder) => {
      const path = join(folder, 'table.csv');
      await db.transaction((tx) => writeLines(path, csvLines(tx, table, delimiter)), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      });
      return createReadStream(path);
    });
  });
}

const readDelimiter = (asked: unknown) =>
  readInput(query, asked, 'The question').delimiter === 'semicolon' ? ';' : ',';

/** From files, so that a slow download holds no transaction open. */
async function sendFrom(
  folders: TemporaryFolders,
  reply: FastifyReply,
  name: string,
  type: string,
  write: (folder: string) => Promise<Readable>,
): Promise<FastifyReply> {
  const folder = await folders.make('download');
  const remove = () => folders.remove(folder);
  try {
    const stream = await write(folder);
    stream.once('close', () => void remove());
    return await reply
      .type(type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('x-content-type-options', 'nosniff')
      .send(stream);
  } catch (error) {
    await remove();
    throw error;
  }
}
