import { afterAll, beforeAll, expect, test } from 'vitest';
import { RETENTION_DAYS } from '#domain/privacy/retention.ts';
import { deleteWhatIsOver } from '#server/desk/clean-up.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { smallLeague } from '#tests/support/small-league.ts';

/* [PV1] What is kept for some days is gone after them, and not before. */

const THEN = new Date('2026-03-01T12:00:00Z');
const after = (days: number, minutes = 0) => new Date(THEN.getTime() + (days * 24 * 60 + minutes) * 60_000);

let database: OpenDatabase;
beforeAll(async () => void (database = await openLeagueDatabase(smallLeague())));
afterAll(() => database?.close());

/** A row of each kind that was finished then. */
const INSERTS: Record<keyof typeof RETENTION_DAYS, { table: string; insert: string }> = {
  unusedPictures: {
    table: `media where key = 'uploads/unused'`,
    insert: `insert into media (key, digest, type, width, height, bytes, unused_since)
      values ('uploads/unused', repeat('a', 64), 'image/png', 1, 1, '', $1)`,
  },
  commandKeys: {
    table: 'command_keys',
    insert: `insert into command_keys (actor, key_hash, digest, at) values ('person:1', 'a', 'b', $1)`,
  },
  decidedRequests: {
    table: 'requests',
    insert: `insert into requests (kind, team_id, payload, state, sent_at, decided_at)
      select 'team-data', min(id), '{}', 'accepted', $1::timestamptz - interval '100 days', $1 from teams`,
  },
  applications: {
    table: 'applications',
    insert: `insert into applications (competition_season_id, team_name, contact_name, contact, days, answers, language, code_hash, state, sent_at, decided_at, reason)
      select min(id), 'A', 'B', 'C', '{}', '[]', 'bg', 'D', 'refused', $1, $1, 'E' from competition_seasons`,
  },
  registrations: {
    table: `registrations where token_hash = 'A'`,
    insert: `with text as (insert into consent_texts (since, text_bg, text_en) values ('2026-01-01', 'A', 'A') returning id)
      insert into registrations (team_id, token_hash, state, name, consent_id, consented_at, sent_at, changed_at, decided_at)
      select min(t.id), 'A', 'refused', 'B', max(text.id), $1, $1, $1, $1 from teams t, text`,
  },
  unansweredRegistrations: {
    table: `registrations where token_hash = 'B'`,
    insert: `with text as (insert into consent_texts (since, text_bg, text_en) values ('2026-01-01', 'A', 'A') returning id)
      insert into registrations (team_id, token_hash, name, consent_id, consented_at, sent_at, changed_at)
      select min(t.id), 'B', 'B', max(text.id), $1, $1, $1 from teams t, text`,
  },
  messages: {
    table: 'messages',
    insert: `insert into messages (kind, sent_at, title_bg, title_en, text_bg, text_en) values ('notice', $1, '', '', '', '')`,
  },
};

test.each(Object.entries(INSERTS))('[PV1] %s', async (what, { table, insert }) => {
  const days = RETENTION_DAYS[what as keyof typeof RETENTION_DAYS];
  const left = async (now: Date) => {
    await deleteWhatIsOver(database.db, now, (error) => {
      throw error;
    });
    return (await database.pool.query(`select from ${table}`)).rows.length;
  };
  await database.pool.query(insert, [THEN]);
  expect(await left(after(days, -1))).toBe(1);
  expect(await left(after(days, 1))).toBe(0);
});

test('[PV1] what nobody has decided stays', async () => {
  await database.pool.query(
    `insert into requests (kind, team_id, payload, sent_at) select 'team-data', min(id), '{}', $1 from teams`,
    [THEN],
  );
  await deleteWhatIsOver(database.db, after(4000), () => {});
  expect((await database.pool.query('select from requests')).rows).toHaveLength(1);
});
