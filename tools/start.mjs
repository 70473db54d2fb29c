// @ts-check
import { ensureBuilt } from './ensure-built.mjs';

await ensureBuilt();
const server = '../dist/server/main.js';
// In this process, so that signals reach the server.
await import(server);
