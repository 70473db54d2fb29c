// @ts-check
import { ensureBuilt } from './ensure-built.mjs';

await ensureBuilt();
const server = '../dist/server/main.js';
// In this very process, so that signals reach the server itself.
await import(server);
