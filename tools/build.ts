import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';
import { fingerprintOfBuild, fingerprintSources } from './fingerprint.mjs';
import { packAssets } from './building/pack-assets.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const lock = join(dist, '.building');
const next = join(dist, '.next');

const force = process.argv.includes('--force');
const isCurrent = (): boolean => !force && fingerprintOfBuild(root) === fingerprintSources(root);

try {
  if (isCurrent()) console.log('Nothing changed since the last build (npm run build -- --force builds anyway).');
  else await buildInTurn();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function buildInTurn(): Promise<void> {
  mkdirSync(dist, { recursive: true });
  const release = await takeLock();
  try {
    // Whoever held the lock may have built the same sources.
    if (!isCurrent()) await build();
  } finally {
    release();
  }
}

async function build(): Promise<void> {
  const began = performance.now();
  console.log('Building the site …');
  const fingerprint = fingerprintSources(root);
  rmSync(next, { recursive: true, force: true });
  const builder = await createBuilder({
    root,
    logLevel: 'warn',
    environments: {
      client: { build: { outDir: join(next, 'client') } },
      ssr: { build: { outDir: join(next, 'server') } },
    },
  });
  await builder.buildApp();
  packAssets(join(next, 'client/assets'));

  // The fingerprint goes first and comes last: a kill between the two leaves a dist that is built again.
  rmSync(join(dist, '.fingerprint'), { force: true });
  for (const half of ['client', 'server']) {
    rmSync(join(dist, half), { recursive: true, force: true });
    renameSync(join(next, half), join(dist, half));
  }
  writeFileSync(join(next, '.fingerprint'), fingerprint);
  renameSync(join(next, '.fingerprint'), join(dist, '.fingerprint'));
  rmSync(next, { recursive: true, force: true });
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

/** Two starts at once build once: the second waits. A lock whose owner died, or is silent for long, counts for nothing. */
async function takeLock(): Promise<() => void> {
  for (let told = false; ; told = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    if (isStale()) {
      rmSync(lock, { force: true });
    } else {
      if (!told) console.log('Another process is building; waiting for it …');
      await sleep(200);
    }
  }
  const heartbeat = setInterval(() => utimesSync(lock, new Date(), new Date()), 2000);
  return () => {
    clearInterval(heartbeat);
    rmSync(lock, { force: true });
  };
}

function isStale(): boolean {
  try {
    if (Date.now() - statSync(lock).mtimeMs > 20_000) return true;
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path, syscall, message } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return message;
  if (code === 'ENOSPC') return `The site cannot be built: the disk of ${dist} is full.`;
  return `The site cannot be built: ${path ?? dist} cannot be used (${code}). It must be writable for the user who builds.`;
}
