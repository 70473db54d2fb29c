import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { notFull } from '#tests/support/chaos-scale.ts';
import { startExternalCluster } from '#tests/support/clusters.ts';
import { buildRelease, findOlderRelease } from '#tests/support/older-release.ts';
import { startProgram, startSite, type Site } from '#tests/support/site.ts';
import { visitSteadily } from '#tests/support/steady-visitors.ts';

/* The release before and this one side by side on one database. It builds the older one: `npm run chaos` runs it. */

const older = notFull ? null : findOlderRelease();

test.skipIf(older === null)(
  'nodes are replaced one after the other, and no visitor sees an error',
  async () => {
    const cluster = await startExternalCluster();
    onTestFinished(cluster.stop);
    const release = await buildRelease(older ?? '');
    onTestFinished(release.remove);
    const settings = { DATABASE_URL: cluster.url, TRUST_PROXY: 'loopback', DEMO_SPEED: '60' };
    const running: Site[] = [];
    onTestFinished(async () => {
      await Promise.all(running.map((site) => site.kill('SIGKILL')));
    });
    const begin = (site: Site) => {
      running.push(site);
      return site;
    };
    const before = [begin(startProgram(release.program, settings))];
    await before[0]?.ready;
    before.push(begin(startProgram(release.program, settings)));
    const nodes = await Promise.all(before.map((site) => site.ready));
    const visitors = visitSteadily(() => nodes);
    await sleep(3000);

    for (const [place, old] of before.entries()) {
      // It migrates while the older ones serve.
      const next = begin(startSite(settings));
      const url = await next.ready;
      await sleep(2000);
      // As a proxy does: no further requests, then the end.
      nodes[place] = url;
      await sleep(500);
      expect((await old.kill('SIGTERM')).code).toBe(0);
      await sleep(2000);
    }
    await visitors.stop();
    console.log(`${visitors.count()} answers while two nodes were replaced`);
    expect(visitors.failures).toEqual([]);
    expect(visitors.count()).toBeGreaterThan(500);
  },
  900_000,
);
