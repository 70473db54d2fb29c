import { banFieldsSchema, banListSchema, editBanRequestSchema, savedBanSchema } from '#contract/desk/bans.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { editPitchRequestSchema, pitchListSchema, pitchSchema } from '#contract/desk/pitches.ts';
import { body, failure, failures, inPath, json, template } from './describe-parts.ts';

const conflict = { 409: failure('Somebody else changed it meanwhile; `conflict` is what it is now') };

/** The paths of bans, and of pitches. */
export const describeBans = {
  [template(deskPaths.bans(':playerId'))]: {
    get: {
      operationId: 'listBans',
      summary: 'What the disciplinary commission decided about a player, and what is left of it',
      parameters: [inPath('playerId')],
      responses: { 200: json('The latest first', banListSchema), ...failures },
    },
    post: {
      operationId: 'banPlayer',
      summary: 'Record a ban: until a day, or for a number of matches',
      parameters: [inPath('playerId')],
      requestBody: body(banFieldsSchema),
      responses: { 201: json('The ban', savedBanSchema), ...failures },
    },
  },
  [template(deskPaths.ban(':banId'))]: {
    put: {
      operationId: 'editBan',
      summary: 'Shorten, lift or correct a ban',
      parameters: [inPath('banId')],
      requestBody: body(editBanRequestSchema),
      responses: { 200: json('As it is now', savedBanSchema), ...failures, ...conflict },
    },
    delete: {
      operationId: 'deleteBan',
      summary: 'Remove a ban that was recorded by mistake',
      parameters: [inPath('banId')],
      responses: { 204: { description: 'Done' }, ...failures },
    },
  },
  [deskPaths.pitches]: {
    get: {
      operationId: 'listPitches',
      summary: 'All pitches, and where they are',
      responses: { 200: json('By name', pitchListSchema), ...failures },
    },
    put: {
      operationId: 'editPitch',
      summary: 'Say where a pitch is',
      requestBody: body(editPitchRequestSchema),
      responses: { 200: json('As it is now', pitchSchema), ...failures, ...conflict },
    },
  },
};
