import { createInterface } from 'node:readline';
import pg from 'pg';
import { joinEmbeddedPostgres } from '#server/db/embedded-postgres.ts';

/** A separate process that joins a data folder and runs the commands it reads, one per line. */
const send = (word: string, rest: unknown = null) => console.log(JSON.stringify([word, rest]));

try {
  send('joining');
  const embedded = await joinEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: (line) => send('log', line) });
  const pool = new pg.Pool(embedded.connection);
  pool.on('error', () => {});
  send('joined', embedded.connection);
  for await (const command of createInterface(process.stdin)) {
    if (command === 'leave') {
      await pool.end();
      await embedded.leave();
      send('left');
      break;
    }
    send('answer', (await pool.query(command)).rows);
  }
} catch (error) {
  send('failed', error instanceof Error ? `${error.name}: ${error.message}` : error);
}
process.exit();
