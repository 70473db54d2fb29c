import {
  addEntryRequestSchema,
  competitionFieldsSchema,
  competitionListSchema,
  competitionRecordSchema,
  deductionFieldsSchema,
  deductionSchema,
  editCompetitionRequestSchema,
  editDeductionRequestSchema,
  editEntryRequestSchema,
  editRulesRequestSchema,
  editSeasonRequestSchema,
  entrySchema,
  newSeasonRequestSchema,
  rulesFieldsSchema,
  seasonRecordSchema,
} from '#contract/desk/competitions.ts';
import { versioned } from '#contract/desk/office.ts';
import { competitionBasisSchema, publishedSchema, publishRequestSchema } from '#contract/desk/publish.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { body, failure, failures, inPath, json, template } from './describe-parts.ts';

const refused = { 409: failure('Somebody else has changed it, or something hangs on it; `reason` says which') };
const done = { 204: { description: 'Done' }, ...failures, ...refused };

/** The paths of seasons and competitions. */
export const describeCompetitions = {
  [deskPaths.competitions]: {
    get: {
      operationId: 'listCompetitions',
      summary: 'The seasons of the league, and the competitions of each',
      responses: { 200: json('The latest first', competitionListSchema), ...failures },
    },
    post: {
      operationId: 'publishCompetition',
      summary: 'Publish a competition with its teams and all matches',
      requestBody: body(publishRequestSchema),
      responses: { 201: json('It is on the site', publishedSchema), ...failures },
    },
  },
  [deskPaths.competitionBasis]: {
    get: {
      operationId: 'getCompetitionBasis',
      summary: 'What a new competition is planned from',
      responses: {
        200: json('Teams, pitches, and how competitions were played last', competitionBasisSchema),
        ...failures,
      },
    },
  },
  [deskPaths.seasons]: {
    post: {
      operationId: 'createSeason',
      summary: 'Add a season',
      requestBody: body(newSeasonRequestSchema),
      responses: { 201: json('The season', seasonRecordSchema), ...failures },
    },
  },
  [template(deskPaths.season(':seasonId'))]: {
    put: {
      operationId: 'editSeason',
      summary: 'Change the years and days of a season',
      parameters: [inPath('seasonId')],
      requestBody: body(editSeasonRequestSchema),
      responses: { 200: json('The season', seasonRecordSchema), ...failures, ...refused },
    },
    delete: {
      operationId: 'deleteSeason',
      summary: 'Remove a season without competitions',
      parameters: [inPath('seasonId')],
      responses: done,
    },
  },
  [template(deskPaths.currentSeason(':seasonId'))]: {
    put: {
      operationId: 'setCurrentSeason',
      summary: 'Make this the current season',
      parameters: [inPath('seasonId')],
      responses: { 200: json('The season', seasonRecordSchema), ...failures },
    },
  },
  [template(deskPaths.competition(':competitionId'))]: {
    get: {
      operationId: 'getCompetition',
      summary: 'A competition in its season, with everything that is decided about it',
      parameters: [inPath('competitionId')],
      responses: { 200: json('The competition', competitionRecordSchema), ...failures },
    },
    put: {
      operationId: 'editCompetition',
      summary: 'Change the name, town, logo and rank, in all its seasons',
      parameters: [inPath('competitionId')],
      requestBody: body(editCompetitionRequestSchema),
      responses: { 200: json('As it is now', versioned(competitionFieldsSchema)), ...failures, ...refused },
    },
    delete: {
      operationId: 'deleteCompetition',
      summary: 'Take a competition out of its season in which nothing was played',
      parameters: [inPath('competitionId')],
      responses: done,
    },
  },
  [template(deskPaths.rules(':competitionId'))]: {
    put: {
      operationId: 'editRules',
      summary: 'Change the rules of a competition in its season',
      parameters: [inPath('competitionId')],
      requestBody: body(editRulesRequestSchema),
      responses: { 200: json('As they are now', versioned(rulesFieldsSchema)), ...failures, ...refused },
    },
  },
  [template(deskPaths.entries(':competitionId'))]: {
    post: {
      operationId: 'addTeam',
      summary: 'Let a team take part',
      parameters: [inPath('competitionId')],
      requestBody: body(addEntryRequestSchema),
      responses: { 201: json('The team', entrySchema), ...failures },
    },
  },
  [template(deskPaths.entry(':competitionId', ':teamId'))]: {
    put: {
      operationId: 'editEntry',
      summary: 'Change the group and seed of a team, or let it leave or come back',
      parameters: [inPath('competitionId'), inPath('teamId')],
      requestBody: body(editEntryRequestSchema),
      responses: { 200: json('The team', entrySchema), ...failures, ...refused },
    },
    delete: {
      operationId: 'removeTeam',
      summary: 'Take a team out that has no matches',
      parameters: [inPath('competitionId'), inPath('teamId')],
      responses: done,
    },
  },
  [template(deskPaths.deductions(':competitionId'))]: {
    post: {
      operationId: 'deductPoints',
      summary: 'Take points from a team, or give it some',
      parameters: [inPath('competitionId')],
      requestBody: body(deductionFieldsSchema),
      responses: { 201: json('The deduction', deductionSchema), ...failures },
    },
  },
  [template(deskPaths.deduction(':deductionId'))]: {
    put: {
      operationId: 'editDeduction',
      summary: 'Change a deduction',
      parameters: [inPath('deductionId')],
      requestBody: body(editDeductionRequestSchema),
      responses: { 200: json('The deduction', deductionSchema), ...failures, ...refused },
    },
    delete: {
      operationId: 'deleteDeduction',
      summary: 'Take a deduction back',
      parameters: [inPath('deductionId')],
      responses: done,
    },
  },
};
