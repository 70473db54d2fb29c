#!/usr/bin/env node
// @ts-check
// What `npx delta-league` runs: without arguments the site, otherwise a command of `delta`.
await import(process.argv.length > 2 ? './delta.mjs' : './start.mjs');
