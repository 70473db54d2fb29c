import type pg from 'pg';

/** Nothing of these is in the files of a league; all of it is in a backup. */
export const PRIVATE_TABLES = [
  'application_periods',
  'applications',
  'command_keys',
  'consent_texts',
  'consents',
  'declarations',
  'desk_sessions',
  'invitations',
  'journal',
  'mail_addresses',
  'mails',
  'match_links',
  'message_choices',
  'message_recipients',
  'messages',
  'people',
  'person_competitions',
  'person_teams',
  'push_subscriptions',
  'registrations',
  'requests',
  'team_links',
] as const;

/** Stands in every text below, so that a leak is found by it. */
export const SECRET = 'Taynstven';

/** Rows in the private tables that a test has not filled by requests. Needs a person, a team and a player. */
export async function fillPrivateTables(pool: pg.Pool): Promise<void> {
  for (const statement of [
    `insert into people (name, role, created_at) values ('${SECRET} Човек', 'manager', now())`,
    `insert into requests (kind, team_id, payload, sent_at)
      select 'new-player', min(id), '{"name": "${SECRET} Играч", "birthdate": "2011-02-03", "position": null, "shirtNumber": null}', now() from teams`,
    `insert into messages (kind, sent_at, title_bg, title_en, text_bg, text_en)
      values ('notice', now(), '${SECRET}', '${SECRET}', '${SECRET}', '${SECRET}')`,
    `insert into message_recipients (message_id, person_id) select max(m.id), max(p.id) from messages m, people p`,
    `insert into message_choices (person_id, choices) select max(id), '{}' from people`,
    `insert into mail_addresses (person_id, address, language) select max(id), '${SECRET}@example.bg', 'bg' from people`,
    `insert into mails (address, language, subject, text, send_after, expires_at)
      values ('${SECRET}@example.bg', 'bg', '${SECRET}', '${SECRET}', now(), now() + interval '1 day')`,
    `insert into command_keys (actor, key_hash, digest, at) values ('${SECRET}', '${SECRET}', '${SECRET}', now())`,
    `insert into push_subscriptions (endpoint, host, p256dh, auth, language, teams, kinds, changed_at)
      values ('https://push.example/${SECRET}', 'push.example', '${SECRET}', '${SECRET}', 'bg', '{}', '{}', now())`,
    `insert into journal (at, what, about, after) values (now(), 'edit_team', '${SECRET}', '{"contactName": "${SECRET}"}')`,
    `insert into invitations (person_id, code_hash, created_at, expires_at)
      select max(id), '${SECRET} hash', now(), now() + interval '1 day' from people`,
    `insert into application_periods (competition_season_id, is_open, places, text_bg, text_en, asks_colour, asks_days, asks_pitch, questions)
      select min(id), false, 8, '${SECRET}', '', false, false, false, '[]' from competition_seasons on conflict do nothing`,
    `insert into consent_texts (since, text_bg, text_en) values ('2026-01-01', '${SECRET}', '${SECRET}')`,
    `insert into consents (player_id, consent_id, given_at, by_parent)
      select min(p.id), max(c.id), now(), true from players p, consent_texts c`,
    `insert into team_links (team_id, code, created_at) select min(id), '${SECRET}', now() from teams`,
    `insert into registrations (team_id, token_hash, name, birthdate, photo, consent_id, consented_at, parent_name, parent_contact, declaration, sent_at, changed_at)
      select min(t.id), '${SECRET}', '${SECRET}', '2011-02-03', '${SECRET}', max(c.id), now(), '${SECRET}', '${SECRET}', '${SECRET}', now(), now() from teams t, consent_texts c`,
    `insert into applications (competition_season_id, team_name, contact_name, contact, days, answers, language, code_hash, sent_at)
      select min(id), '${SECRET}', '${SECRET}', '${SECRET}', '{}', '[]', 'bg', '${SECRET}', now() from competition_seasons`,
  ])
    await pool.query(statement);
}
