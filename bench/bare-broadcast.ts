import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { openDatabase } from '#server/db/open.ts';
import { recordAct } from '#server/ledger/record-act.ts';
import { actRequestSchema } from '#contract/desk/acts.ts';

// The least possible: the same write, then the same bytes to everybody, without rooms, revisions or limits.
const database = await openDatabase({ databaseUrl: process.env['DATABASE_URL'] ?? '', dataDir: '' });
let frames: string[] = [];
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => void answer().then(() => response.end('{}')));
  const answer = async () => {
    const body = JSON.parse(Buffer.concat(chunks).toString()) as {
      frames?: string[];
      act: unknown;
      matchId: number;
      key: string;
    };
    if (body.frames) frames = body.frames;
    else {
      const { act } = actRequestSchema.parse({ act: body.act });
      await recordAct(database.db, { matchId: body.matchId, key: body.key, act }, new Date());
      for (const frame of frames) for (const client of sockets.clients) client.send(frame);
    }
  };
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`Bare broadcast at http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/\n`);
});
process.once('SIGTERM', () => process.exit(0));
