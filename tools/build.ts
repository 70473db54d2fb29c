import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build as buildPart, createBuilder } from 'vite';
import { fingerprintOfBuild, fingerprintSources } from './fingerprint.mjs';
import { compressAssets } from './building/compress-assets.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const lock = join(dist, '.building');
const next = join(dist, '.next');

const force = process.argv.includes('--force');
const isCurrent = (): boolean => !force && fingerprintOfBuild(root) === fingerprintSources(root);

try {
  if (isCurrent()) console.log('Nothing changed since the last build (npm run build -- --force builds anyway).');
  else await buildWithLock();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function buildWithLock(): Promise<void> {
  mkdirSync(dist, { recursive: true });
  const release = await takeLock();
  try {
    // The last holder of the lock may have built the same sources.
    if (!isCurrent()) await build();
  } finally {
    release();
  }
}

async function build(): Promise<void> {
  const start = performance.now();
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
  const outDir = join(next, 'desk');
  for (const config of ['desk/vite.config.ts', 'desk/open/vite.config.ts'])
    await buildPart({ configFile: join(root, config), logLevel: 'warn', build: { outDir } });
  for (const part of ['client', 'desk']) compressAssets(join(next, part, 'assets'));

  // Removed first and written last: after a kill in between, the next start builds again.
  rmSync(join(dist, '.fingerprint'), { force: true });
  for (const part of ['client', 'desk', 'server']) {
    rmSync(join(dist, part), { recursive: true, force: true });
    renameSync(join(next, part), join(dist, part));
  }
  writeFileSync(join(next, '.fingerprint'), fingerprint);
  renameSync(join(next, '.fingerprint'), join(dist, '.fingerprint'));
  rmSync(next, { recursive: true, force: true });
  console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

/** Of two starts at once the second waits. A lock whose owner has died is ignored. */
async function takeLock(): Promise<() => void> {
  for (let announced = false; ; announced = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    if (isStale()) {
      rmSync(lock, { force: true });
    } else {
      if (!announced) console.log('Another process is building; waiting for it …');
      await sleep(200);
    }
  }
  return () => rmSync(lock, { force: true });
}

function isStale(): boolean {
  try {
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
