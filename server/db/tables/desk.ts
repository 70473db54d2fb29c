import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { ROLES, type Role, type SessionRole } from '#domain/desk/permissions.ts';
import type { Subject } from '#contract/desk/office.ts';
import { bytes, id, instant, oneOf } from './columns.ts';
import { competitions } from './competition.ts';
import { matches } from './match.ts';
import { teams } from './team.ts';

/** Who may use the desk. Nobody is deleted: the journal names them. */
export const people = pgTable(
  'people',
  {
    id: id(),
    name: text().notNull(),
    /** The first of his roles, for a node of the release before; everything else reads `roles`. */
    role: text().$type<SessionRole>().notNull(),
    /** [PM12] Empty for somebody who is only a manager. Null: his role is the one that an older node gave him. */
    roles: text().array().$type<Role[]>(),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [
    check('role_known', oneOf(t.role, [...ROLES, 'manager'])),
    check('roles_known', sql`${t.roles} <@ ${sql.raw(`array[${ROLES.map((role) => `'${role}'`).join(', ')}]`)}`),
  ],
);

/** The competitions of a scorer, who without any scores all, and of an organiser of some. One that is deleted leaves its row, so that nobody gains the others. */
export const personCompetitions = pgTable(
  'person_competitions',
  {
    personId: integer()
      .notNull()
      .references(() => people.id),
    /** For which of his roles; null: for the one that an older node gave him. */
    role: text().$type<Role>(),
    competitionId: integer().references(() => competitions.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('competition_once_a_role').on(t.personId, t.role, t.competitionId),
    check('limited_role_known', oneOf(t.role, ['competition-organiser', 'scorer'])),
  ],
);

/** [PM13] The managers of teams. */
export const personTeams = pgTable(
  'person_teams',
  {
    personId: integer()
      .notNull()
      .references(() => people.id),
    teamId: integer()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    since: instant().notNull(),
  },
  (t) => [primaryKey({ name: 'manager_once_a_team', columns: [t.personId, t.teamId] }), index().on(t.teamId)],
);

export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    personId: integer()
      .notNull()
      .references(() => people.id),
    codeHash: text().notNull().unique('invitation_code_once'),
    /** Null for the command line and for programs. */
    createdBy: integer().references(() => people.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    endedAt: instant(),
  },
  (t) => [index().on(t.personId)],
);

export const matchLinks = pgTable(
  'match_links',
  {
    id: id(),
    /** Null when the match was deleted: the link opens nothing any more. */
    matchId: integer().references(() => matches.id, { onDelete: 'set null' }),
    codeHash: text().notNull().unique('match_link_code_once'),
    createdBy: integer().references(() => people.id),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [index().on(t.matchId)],
);

/** A device on which a person, or a volunteer by a match link, is signed in. */
export const deskSessions = pgTable(
  'desk_sessions',
  {
    id: id(),
    tokenHash: text().notNull().unique('session_token_once'),
    personId: integer().references(() => people.id),
    matchLinkId: integer().references(() => matchLinks.id),
    /** Of the volunteer; a person has his own. */
    name: text(),
    device: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [
    check('session_of_a_person_or_a_link', sql`(${t.personId} is null) <> (${t.matchLinkId} is null)`),
    check('volunteer_has_a_name', sql`(${t.matchLinkId} is null) = (${t.name} is null)`),
    index().on(t.personId),
    index().on(t.matchLinkId),
  ],
);

/** Append only: who changed what at the desk. */
export const journal = pgTable(
  'journal',
  {
    id: id(),
    at: instant().notNull(),
    /** Null for the command line and for programs. */
    sessionId: integer().references(() => deskSessions.id),
    /** A stable name, or the kind of a ledger entry. */
    what: text().notNull(),
    matchId: integer().references(() => matches.id, { onDelete: 'set null' }),
    personId: integer().references(() => people.id),
    /** What was edited in the office, such as `team:7`. */
    subject: text().$type<Subject>(),
    /** In words, as it was called then. */
    about: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (t) => [index().on(t.sessionId), index().on(t.matchId), index().on(t.personId), index().on(t.subject, t.id.desc())],
);

/** Requests that were carried out under a key of their sender, with the answer that a repetition gets. */
export const commandKeys = pgTable(
  'command_keys',
  {
    /** Such as `person:7`: everybody has keys of his own. */
    actor: text().notNull(),
    keyHash: text().notNull(),
    /** Of the method, the path and the body. */
    digest: text().notNull(),
    /** Sealed with the key itself; null while the command runs. */
    answer: bytes(),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ name: 'one_command_a_key', columns: [t.actor, t.keyHash] }), index().on(t.at)],
);
