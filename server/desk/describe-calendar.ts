import {
  calendarSchema,
  editMatchRequestSchema,
  newMatchRequestSchema,
  postponedGameweekSchema,
  refereeRequestSchema,
  refereeSchema,
  renameRefereeRequestSchema,
  savedMatchSchema,
  withdrawRequestSchema,
} from '#contract/desk/calendar.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { LANGUAGES } from '#contract/language.ts';
import { body, failure, failures, inPath, inQuery, json, template } from './describe-parts.ts';

const refused = { 409: failure('Somebody else has changed it, or the rules forbid it; `reason` says which') };

/** The paths of the calendar. */
export const describeCalendar = {
  [deskPaths.calendar]: {
    get: {
      operationId: 'readCalendar',
      summary: 'The matches of a season, with all that is needed to edit them',
      parameters: [inQuery('season')],
      responses: { 200: json('That season, or the current one', calendarSchema), ...failures },
    },
  },
  [deskPaths.officeMatches]: {
    post: {
      operationId: 'createMatch',
      summary: 'Add a match',
      requestBody: body(newMatchRequestSchema),
      responses: { 201: json('The match', savedMatchSchema), ...failures },
    },
  },
  [template(deskPaths.officeMatch(':matchId'))]: {
    put: {
      operationId: 'editMatch',
      summary: 'Move a match, or change its referee, note, teams or gameweek',
      parameters: [inPath('matchId')],
      requestBody: body(editMatchRequestSchema),
      responses: { 200: json('The match as it is now', savedMatchSchema), ...failures, ...refused },
    },
    delete: {
      operationId: 'deleteMatch',
      summary: 'Delete a match that never began',
      parameters: [inPath('matchId')],
      responses: { 204: { description: 'Deleted' }, ...failures, ...refused },
    },
  },
  [template(deskPaths.restoredMatch(':matchId'))]: {
    post: {
      operationId: 'restoreMatch',
      summary: 'Bring a deleted match back',
      parameters: [inPath('matchId')],
      responses: { 201: json('The match', savedMatchSchema), ...failures, ...refused },
    },
  },
  [template(deskPaths.postponedGameweek(':gameweekId'))]: {
    post: {
      operationId: 'postponeGameweek',
      summary: 'Postpone all upcoming matches of a gameweek',
      parameters: [inPath('gameweekId')],
      responses: { 200: json('What was postponed', postponedGameweekSchema), ...failures },
    },
  },
  [deskPaths.withdrawals]: {
    post: {
      operationId: 'withdrawDecisions',
      summary: 'Take decisions about matches back, all of them or none',
      requestBody: body(withdrawRequestSchema),
      responses: { 204: { description: 'Taken back' }, ...failures, ...refused },
    },
  },
  [deskPaths.referees]: {
    post: {
      operationId: 'createReferee',
      summary: 'Add a referee',
      requestBody: body(refereeRequestSchema),
      responses: { 201: json('The referee', refereeSchema), ...failures },
    },
  },
  [template(deskPaths.referee(':refereeId'))]: {
    put: {
      operationId: 'renameReferee',
      summary: 'Change the name of a referee',
      parameters: [inPath('refereeId')],
      requestBody: body(renameRefereeRequestSchema),
      responses: { 200: json('The referee', refereeSchema), ...failures, ...refused },
    },
  },
  [deskPaths.sheets]: {
    get: {
      operationId: 'printSheets',
      summary: 'Match reports to print: of a day, of a gameweek or of one match',
      parameters: [
        { name: 'day', in: 'query', required: false, schema: { type: 'string', format: 'date' } },
        inQuery('gameweek'),
        inQuery('match'),
        { name: 'lang', in: 'query', required: false, schema: { enum: LANGUAGES, default: 'bg' } },
      ],
      responses: { 200: { description: 'A page for each match', content: { 'application/pdf': {} } }, ...failures },
    },
  },
};
