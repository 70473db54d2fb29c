import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  APPLICATION_STATES,
  KIT_COLOURS,
  type ApplicationState,
  type KitColour,
  type PlayingDay,
} from '#domain/club/applications.ts';
import { id, instant, oneOf } from './columns.ts';
import { competitionSeasons } from './competition.ts';
import { deskSessions, people } from './desk.ts';
import { teams } from './team.ts';

/** [AL1] When and for what a competition takes applications; without a row it has never been open. */
export const applicationPeriods = pgTable(
  'application_periods',
  {
    competitionSeasonId: integer()
      .primaryKey()
      .references(() => competitionSeasons.id, { onDelete: 'cascade' }),
    isOpen: boolean().notNull(),
    opensOn: date(),
    closesOn: date(),
    /** Until when the league answers. */
    answersBy: date(),
    places: integer().notNull(),
    textBg: text().notNull(),
    textEn: text().notNull(),
    /** As it is shown. */
    fee: text(),
    asksColour: boolean().notNull(),
    asksDays: boolean().notNull(),
    asksPitch: boolean().notNull(),
    questions: jsonb().$type<{ bg: string; en: string; isRequired: boolean }[]>().notNull(),
    /** The number of the document with the rules that applicants agree to. */
    document: integer(),
    /** The day from which that edition holds. */
    documentOn: date(),
  },
  (t) => [
    check('open_period_has_days', sql`not ${t.isOpen} or (${t.opensOn} is not null and ${t.closesOn} is not null)`),
    check('period_closes_after_it_opens', sql`${t.closesOn} >= ${t.opensOn}`),
    check('period_has_places', sql`${t.places} between 2 and 64`),
  ],
);

/** [AL3] Teams that want to join. Neither public nor in the files of the league: they have names and contacts. */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    competitionSeasonId: integer()
      .notNull()
      .references(() => competitionSeasons.id, { onDelete: 'cascade' }),
    /** A team that played before, as the applicant says; or the one that was made. */
    teamId: integer().references(() => teams.id, { onDelete: 'set null' }),
    teamName: text().notNull(),
    contactName: text().notNull(),
    contact: text().notNull(),
    colour: text().$type<KitColour>(),
    days: text().array().$type<PlayingDay[]>().notNull(),
    pitch: text(),
    /** With the questions as they were asked. */
    answers: jsonb().$type<{ bg: string; en: string; answer: string }[]>().notNull(),
    /** What was agreed to, and in which edition. */
    rules: jsonb().$type<{ number: number; titleBg: string; titleEn: string; on: string | null }>(),
    /** In which the applicant reads. */
    language: text().$type<'bg' | 'en'>().notNull(),
    codeHash: text().notNull().unique('application_code_once'),
    state: text().$type<ApplicationState>().notNull().default('open'),
    sentAt: instant().notNull(),
    /** [AL4] */
    waitingSince: instant(),
    decidedAt: instant(),
    /** Null for programs, and for the applicant himself. */
    decidedBy: integer().references(() => deskSessions.id),
    reason: text(),
    /** The manager that he became. */
    personId: integer().references(() => people.id),
  },
  (t) => [
    check('application_state_known', oneOf(t.state, APPLICATION_STATES)),
    check('application_colour_known', oneOf(t.colour, KIT_COLOURS)),
    check('application_decided_once', sql`(${t.state} in ('open', 'waiting')) = (${t.decidedAt} is null)`),
    check('refused_application_has_a_reason', sql`${t.state} <> 'refused' or ${t.reason} is not null`),
    check('waiting_since_it_waits', sql`${t.state} <> 'waiting' or ${t.waitingSince} is not null`),
    index().on(t.competitionSeasonId, t.state),
    index().on(t.sentAt),
    index().on(t.teamId),
    index().on(t.personId),
  ],
);
