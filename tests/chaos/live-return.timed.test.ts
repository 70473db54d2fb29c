import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { scaled, timeout } from '#tests/support/chaos-scale.ts';
import { startExternalCluster } from '#tests/support/clusters.ts';
import { followInNumbers } from '#tests/support/followers.ts';
import { bringMatch, deskOf, sendAct, startSiteWithDesk } from '#tests/support/site-with-desk.ts';

test(
  'after kill -9 and a new start all clients are back in their room, with the score of the database, within 10 s',
  async () => {
    const cluster = await startExternalCluster();
    onTestFinished(cluster.stop);
    const matchId = await bringMatch(cluster.url);
    let site = startSiteWithDesk({ DATABASE_URL: cluster.url });
    onTestFinished(async () => void (await site.kill('SIGTERM')));
    const url = await site.ready;
    const { port } = new URL(url);
    await sendAct(deskOf(site), matchId, { act: 'kick-off' });
    await sendAct(deskOf(site), matchId, { act: 'goal', team: 'home', minute: 1 });

    const followers = await followInNumbers(scaled(1000, 150), url, matchId);
    onTestFinished(() => followers.forEach((follower) => follower.disconnect()));
    const scores = new Map<number, string>();
    for (const [i, follower] of followers.entries()) {
      follower.on('match_update', ({ match }) => scores.set(i, `${match.team1_score}:${match.team2_score}`));
    }
    await site.kill('SIGKILL');
    site = startSiteWithDesk({ DATABASE_URL: cluster.url, PORT: port });
    await site.ready;
    const listening = performance.now();
    await sendAct(deskOf(site), matchId, { act: 'goal', team: 'away', minute: 1 });
    await expect
      .poll(() => [...scores.values()].filter((score) => score === '1:1').length, { timeout: 10_000, interval: 50 })
      .toBe(followers.length);
    console.log(`${followers.length} clients back after ${Math.round(performance.now() - listening)} ms`);

    // Joined again, and not only sent one snapshot.
    await sendAct(deskOf(site), matchId, { act: 'goal', team: 'away', minute: 2 });
    await sleep(0);
    await expect
      .poll(() => [...scores.values()].every((score) => score === '1:2'), { timeout: 5000, interval: 50 })
      .toBe(true);
  },
  timeout(3, 1),
);
