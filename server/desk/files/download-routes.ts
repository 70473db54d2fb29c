import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { downloadEndpoints } from '#contract/desk/files.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { sessionOf } from '#server/commands/run-command.ts';
import { findOpenUpload } from '#server/db/league-tables/uploads.ts';
import type { Database } from '#server/db/transactions.ts';
import { countRows } from '#server/db/league-tables/file-names.ts';
import { serveDesk } from '#server/desk/serve-desk.ts';
import { ApiError } from '#server/errors.ts';
import { csvLines, exportFolder } from '#server/league-files/folder/export-folder.ts';
import { LEAGUE_TABLES } from '#server/league-files/folder/league-tables.ts';
import { writeLines } from '#server/league-files/folder/write-folder.ts';
import type { TemporaryFolders } from '#server/temporary-folders.ts';
import { zipFolder } from '#server/league-files/upload/zip-folder.ts';

const TABLES = LEAGUE_TABLES.filter(({ name }) => name !== 'media' && name !== 'news');

interface DownloadOptions {
  db: Database;
  folders: TemporaryFolders;
  now: () => Date;
}

const DELIMITERS = { comma: ',', semicolon: ';' } as const;

/** The way out: the whole league, or one table. */
export const downloadRoutes = (app: FastifyInstance, { db, folders, now }: DownloadOptions) =>
  serveDesk(app, downloadEndpoints, now, {
    listFiles: async ({ actor }) => {
      const sessionId = sessionOf(actor);
      const rows = await countRows(db, LEAGUE_TABLES);
      return {
        tables: rows.map(({ name, rows: count }) => ({ table: name, rows: count })),
        upload: sessionId === null ? null : await findOpenUpload(db, sessionId, actor.at),
      };
    },
    downloadLeague: ({ query, actor, reply }) => {
      const name = `league-${dayAt(actor.at)}.zip`;
      return sendFrom(folders, reply, name, 'application/zip', async (folder) => {
        const league = join(folder, 'league');
        await exportFolder(db, league, { delimiter: DELIMITERS[query.delimiter], onProgress: () => {} });
        return Readable.from(zipFolder(league));
      });
    },
    downloadTable: ({ params, query, reply }) => {
      const table = TABLES.find(({ name }) => `${name}.csv` === params.table);
      if (!table) throw new ApiError('not_found', 'There is no such table');
      return sendFrom(folders, reply, `${table.name}.csv`, 'text/csv; charset=utf-8', async (folder) => {
        const path = join(folder, 'table.csv');
        await db.transaction((tx) => writeLines(path, csvLines(tx, table, DELIMITERS[query.delimiter])), {
          snapshot: true,
        });
        return createReadStream(path);
      });
    },
  });

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
