import { createInterface } from 'node:readline';
import pg from 'pg';
import { joinEmbeddedPostgres } from '#server/db/embedded-postgres.ts';

/** A process of its own that joins a data folder and does what it is told, a line at a time. */
const tell = (word: string, rest: unknown = null) => console.log(JSON.stringify([word, rest]));

try {
  tell('joining');
  const embedded = await joinEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: (line) => tell('log', line) });
  const pool = new pg.Pool(embedded.connection);
  pool.on('error', () => {});
  tell('joined', embedded.connection);
  for await (const order of createInterface(process.stdin)) {
    if (order === 'leave') {
      await pool.end();
      await embedded.leave();
      tell('left');
      break;
    }
    tell('answer', (await pool.query(order)).rows);
  }
} catch (error) {
  tell('failed', error instanceof Error ? `${error.name}: ${error.message}` : error);
}
process.exit();
