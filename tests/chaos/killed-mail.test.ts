import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '#tests/support/clusters.ts';
import { migratedDatabase } from '#tests/support/league-database.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { startSite } from '#tests/support/site.ts';

const FROM = 'league@league.example';

test('[MS11] kill -9 after the mail server has taken a mail, before that is stored: it leaves again, as the same mail', async () => {
  const [mails, own] = [await startMailServer(), await createDatabase(await migratedDatabase())];
  const client = new pg.Client({ connectionString: own.url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await mails.close();
    await own.drop();
  });
  const waiting = async () => (await client.query('select from mails')).rowCount;
  await client.query(
    `insert into mails (address, language, subject, text, send_after, expires_at)
     values ('captain@club.example', 'bg', 'Приехме ви', 'Отборът е в лигата.', now(), now() + interval '1 day')`,
  );
  const start = () => {
    const site = startSite({ DATABASE_URL: own.url, DEMO: 'off', SMTP_URL: mails.url, MAIL_FROM: FROM });
    onTestFinished(async () => void (await site.kill('SIGKILL')));
    return site;
  };

  // The mail is claimed, and the greeting is late: meanwhile its row is locked, so that nothing can be stored of how it ended.
  mails.state.waitMs = 3000;
  const killed = start();
  await expect.poll(() => mails.state.connections, { timeout: 60_000 }).toBe(1);
  await client.query('begin');
  await client.query('select from mails for update');
  await expect.poll(() => mails.received.length, { timeout: 30_000 }).toBe(1);
  await expect.poll(async () => (await client.query(BLOCKED)).rowCount, { timeout: 30_000 }).toBe(1);
  expect(await killed.kill('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
  // What the dead one had on its way to the database is lost with it.
  await client.query(`select pg_terminate_backend(pid) from (${BLOCKED}) waiting`);
  await client.query('rollback');
  expect(await waiting()).toBe(1);

  // Nobody takes it as long as the claim of the dead one lasts; here that is over.
  mails.state.waitMs = 0;
  await client.query(`update mails set claimed_until = now()`);
  start();
  await expect.poll(() => mails.received.length, { timeout: 60_000 }).toBe(2);
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
  const [first, second] = mails.received;
  expect(first?.to).toBe('captain@club.example');
  expect(second).toEqual({ ...first, headers: { ...first?.headers, date: second?.headers['date'] } });
  expect(second?.headers['message-id']).toBe(first?.headers['message-id']);
}, 180_000);

/** Somebody who wants to delete the mail and waits for us. */
const BLOCKED = `select pid from pg_stat_activity where wait_event_type = 'Lock' and query like 'delete from mails where id%'`;
