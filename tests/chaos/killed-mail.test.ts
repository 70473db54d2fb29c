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

  // Whoever deletes the mail, because it was sent, waits for us.
  await client.query(`
    create function wait_for_us() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(1); return old; end $$;
    create trigger waits before delete on mails for each row execute function wait_for_us();
    select pg_advisory_lock(1)`);
  const killed = start();
  await expect.poll(() => mails.received.length, { timeout: 60_000 }).toBe(1);
  await expect.poll(async () => (await client.query(BLOCKED)).rowCount, { timeout: 30_000 }).toBe(1);
  expect(await killed.kill('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
  // What the dead one had on its way to the database is lost with it.
  await client.query(`select pg_terminate_backend(pid) from (${BLOCKED}) waiting`);
  await client.query('select pg_advisory_unlock(1)');
  expect(await waiting()).toBe(1);

  // Nobody takes it as long as the claim of the dead one lasts; here that is over.
  await client.query(`update mails set claimed_until = now()`);
  start();
  await expect.poll(() => mails.received.length, { timeout: 60_000 }).toBe(2);
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
  const [first, second] = mails.received;
  expect(first?.to).toBe('captain@club.example');
  expect(second).toEqual({ ...first, headers: { ...first?.headers, date: second?.headers['date'] } });
  expect(second?.headers['message-id']).toBe(first?.headers['message-id']);
}, 180_000);

/** Who waits to delete the mail. */
const BLOCKED = `select pid from pg_stat_activity where wait_event_type = 'Lock' and query like 'delete from mails where id%'`;
