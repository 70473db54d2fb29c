#!/usr/bin/env node
// @ts-check
import { ensureBuilt } from './ensure-built.mjs';

await ensureBuilt();
const commandLine = '../dist/server/delta.js';
await import(commandLine);
