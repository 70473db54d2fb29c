import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import { packageRoot } from '#server/root.ts';
import { startProgram } from './site.ts';
import { deskOf, SITE_TOKEN } from './site-with-desk.ts';

const PATIENCE = 60_000;

/** The built program with the embedded PostgreSQL, for a test that takes something away from it. */
export async function startForFaults(
  dataDir: string,
  { settings = {}, options = [] }: { settings?: Record<string, string>; options?: string[] } = {},
) {
  const site = startProgram(
    join(packageRoot, 'dist/server/main.js'),
    { DATA_DIR: dataDir, DESK_TOKEN: SITE_TOKEN, BACKUP_DIR: 'off', ...settings },
    options,
  );
  onTestFinished(async () => void (await site.kill('SIGKILL')));
  const url = await site.ready;
  const desk = deskOf(site);
  const statusOf = async (address: string, init?: RequestInit) => {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE) });
    return { status: answer.status, body: await answer.text(), retryAfter: answer.headers.get('retry-after') };
  };
  const invite = (name: string) =>
    statusOf(desk + deskPaths.invitations, {
      method: 'POST',
      headers: { authorization: `Bearer ${SITE_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name, role: 'editor', competitions: [] }),
    });
  return { site, url, desk, statusOf, invite };
}
