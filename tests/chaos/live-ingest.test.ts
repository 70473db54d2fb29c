import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { foldLedger } from '#domain/match/fold-ledger.ts';
import { readStoredMatch } from '#server/db/ledger/read-stored-match.ts';
import { openDatabase } from '#server/db/open.ts';
import { scaled, timeout } from '#tests/support/chaos-scale.ts';
import { bringMatchBeside, deskOf, sendUntilAccepted, startSiteWithDesk } from '#tests/support/site-with-desk.ts';
import { postmasterOf, temporaryDataDir } from '#tests/support/site.ts';

const PHONES = 3;

test(
  'kill -9 of the server, in half of the runs of PostgreSQL too: nothing acknowledged is lost, nothing counts twice',
  async () => {
    const dataDir = await temporaryDataDir();
    onTestFinished(dataDir.remove);
    const settings = { DATA_DIR: dataDir.path };
    let site = startSiteWithDesk(settings);
    onTestFinished(async () => void (await site.kill('SIGTERM')));
    await site.ready;
    const matchId = await bringMatchBeside(dataDir.path);
    let desk = deskOf(site);
    await sendUntilAccepted(() => desk, matchId, { act: 'kick-off' });

    const acknowledged: string[] = [];
    const chaosRun = { isOver: false };
    const phone = async (name: number) => {
      for (let n = 0; !chaosRun.isOver; n++) {
        const key = `phone-${name}-${n}`;
        await sendUntilAccepted(
          () => desk,
          matchId,
          { act: 'goal', team: n % 3 === 0 ? 'away' : 'home', minute: 1 },
          key,
        );
        acknowledged.push(key);
      }
    };
    const phones = Array.from({ length: PHONES }, (_, name) => phone(name));

    for (let run = 0; run < scaled(50, 2); run++) {
      const before = acknowledged.length;
      while (acknowledged.length < before + 5) await sleep(5);
      await sleep(Math.random() * 100);
      if (run % 2 === 0) process.kill(postmasterOf(dataDir.path), 'SIGKILL');
      await site.kill('SIGKILL');
      site = startSiteWithDesk(settings);
      await site.ready;
      desk = deskOf(site);
    }
    chaosRun.isOver = true;
    await Promise.all(phones);

    const database = await openDatabase({ databaseUrl: null, dataDir: dataDir.path });
    const match = await readStoredMatch(database.db, matchId);
    await database.close();
    const keys = (match?.entries ?? []).filter(({ kind }) => kind === 'GOAL').map(({ key }) => key);
    expect(keys.toSorted()).toEqual(acknowledged.toSorted());
    expect(match?.entries.map(({ revision }) => revision)).toEqual(match?.entries.map((_, i) => i + 1));
    const away = acknowledged.filter((key) => Number(key.split('-')[2]) % 3 === 0).length;
    expect(match?.score).toEqual({ home: acknowledged.length - away, away });
    const sides = { home: match?.homeTeamId ?? 0, away: match?.awayTeamId ?? 0 };
    expect(foldLedger(match?.entries ?? [], sides).score).toEqual(match?.score);
  },
  timeout(20, 2),
);
