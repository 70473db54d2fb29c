// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprintOfBuild, fingerprintSources } from './fingerprint.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds `dist` if the sources changed (a package has none, and is built), or ends the process with one line that says what to do. */
export async function ensureBuilt() {
  requireNode();
  process.env.NODE_ENV ??= 'production';
  if (!existsSync(join(root, 'vite.config.ts'))) return;
  if (fingerprintOfBuild(root) === fingerprintSources(root)) return;
  if (!existsSync(join(root, 'node_modules/vite')) || !existsSync(join(root, 'node_modules/tsx'))) {
    exitWith('The site has to be built, and the build tools are not installed: run `npm ci` first.');
  }
  const code = await run(process.execPath, ['--import', 'tsx', 'tools/build.ts']);
  if (code !== 0) process.exit(code);
}

function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const wanted = /** @type {string} */ (engines.node).replace(/[^\d.]/g, '');
  if (process.versions.node.localeCompare(wanted, 'en', { numeric: true }) < 0) {
    exitWith(`Node ${wanted} or later is needed; this is ${process.versions.node}. Get it from https://nodejs.org.`);
  }
}

/**
 * @param {string} line
 * @returns {never}
 */
function exitWith(line) {
  console.error(line);
  process.exit(1);
}

/**
 * A signal ends the child too: a build that outlives its `npm start` would write into the next one's folder.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function run(command, args) {
  return new Promise((resolve, reject) => {
    // To standard error, because the output of `delta` may go into a pipe.
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
    const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.once('error', reject).once('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}
