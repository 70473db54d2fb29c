import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { MatchDetails } from '#contract/http/match.ts';
import { apiPaths } from '#contract/paths.ts';
import { createDatabase } from '#tests/support/clusters.ts';
import { startForFaults } from '#tests/support/faulty-site.ts';
import { bringMatch, sendAct } from '#tests/support/site-with-desk.ts';
import { temporaryDataDir } from '#tests/support/site.ts';

/** In the program: the clock of the machine is wrong by the milliseconds in a file, from each SIGUSR2 on. */
const movedClock = (file: string) => `
  import { readFileSync } from 'node:fs';
  let wrongBy = 0;
  process.on('SIGUSR2', () => { wrongBy = Number(readFileSync(${JSON.stringify(file)}, 'utf8')); });
  const Right = Date;
  const now = Right.now.bind(Right);
  globalThis.Date = class Date extends Right {
    constructor(...given) { given.length === 0 ? super(now() + wrongBy) : super(...given); }
    static now() { return now() + wrongBy; }
  };`;

const HOUR = 3_600_000;

test('a clock that jumps back and forth: acts are recorded, and their score is shown at once', async () => {
  const database = await createDatabase();
  onTestFinished(() => database.drop());
  const matchId = await bringMatch(database.url);
  const folder = await temporaryDataDir();
  onTestFinished(() => folder.remove());
  const file = join(folder.path, '..', 'wrong-by');
  await writeFile(file, '0');
  const preload = `data:text/javascript,${encodeURIComponent(movedClock(file))}`;
  const { site, url, desk } = await startForFaults(folder.path, {
    settings: { DATABASE_URL: database.url, DEMO: 'off' },
    options: ['--import', preload],
  });
  const readScore = async () => {
    const answer = await fetch(url + apiPaths.matchDetails(matchId));
    expect(answer.status).toBe(200);
    return ((await answer.json()) as MatchDetails).details.match.team1_score;
  };
  await sendAct(desk, matchId, { act: 'kick-off' });
  for (const [goals, wrongBy] of [-HOUR, 0, HOUR, -24 * HOUR, 0].entries()) {
    await readScore();
    await writeFile(file, String(wrongBy));
    process.kill(site.pid, 'SIGUSR2');
    await readScore();
    await sendAct(desk, matchId, { act: 'goal', team: 'home', minute: 1 });
    await expect.poll(readScore).toBe(goals + 1);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await fetch(`${url}/`)).status).toBe(200);
  }
});
