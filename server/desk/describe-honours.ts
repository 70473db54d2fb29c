import {
  awardFieldsSchema,
  awardListSchema,
  awardSchema,
  bestTeamSchema,
  editAwardSchema,
  saveBestTeamSchema,
  savedBestTeamSchema,
} from '#contract/desk/honours.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { body, failure, failures, inPath, json, template } from './describe-parts.ts';

const refused = { 409: failure('Somebody else has changed it; `conflict` has both versions') };
const of = {
  name: 'of',
  in: 'path',
  required: true,
  description: 'The number of a gameweek, `season` or `year`',
  schema: { type: 'string', pattern: '^(season|year|[1-9]\\d*)$' },
};
const occasion = [inPath('competitionId'), of];

/** The paths of teams of the week and of awards. */
export const describeHonours = {
  [template(deskPaths.bestTeam(':competitionId', ':of'))]: {
    get: {
      operationId: 'getBestTeam',
      summary: 'The team of a gameweek, of the season or of the year: chosen, proposed, and who could be in it',
      parameters: occasion,
      responses: { 200: json('The team', bestTeamSchema), ...failures },
    },
    put: {
      operationId: 'chooseBestTeam',
      summary: 'Choose its six players',
      parameters: occasion,
      requestBody: body(saveBestTeamSchema),
      responses: { 200: json('As it is now', savedBestTeamSchema), ...failures, ...refused },
    },
    delete: {
      operationId: 'dropBestTeam',
      summary: 'Have no such team any more',
      parameters: [...occasion, { name: 'version', in: 'query', required: true, schema: { type: 'string' } }],
      responses: { 204: { description: 'Done' }, ...failures, ...refused },
    },
  },
  [template(deskPaths.awards(':competitionId'))]: {
    get: {
      operationId: 'listAwards',
      summary: 'The awards of a competition in its season, and whom the figures name',
      parameters: [inPath('competitionId')],
      responses: { 200: json('The awards', awardListSchema), ...failures },
    },
    post: {
      operationId: 'giveAward',
      summary: 'Give an award',
      parameters: [inPath('competitionId')],
      requestBody: body(awardFieldsSchema),
      responses: { 201: json('The award', awardSchema), ...failures },
    },
  },
  [template(deskPaths.award(':awardId'))]: {
    put: {
      operationId: 'editAward',
      summary: 'Change an award',
      parameters: [inPath('awardId')],
      requestBody: body(editAwardSchema),
      responses: { 200: json('The award', awardSchema), ...failures, ...refused },
    },
    delete: {
      operationId: 'takeAwardBack',
      summary: 'Take an award back',
      parameters: [inPath('awardId')],
      responses: { 204: { description: 'Done' }, ...failures },
    },
  },
};
