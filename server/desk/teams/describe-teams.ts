import { deskPaths } from '#contract/desk/paths.ts';
import { uploadedPictureSchema } from '#contract/desk/pictures.ts';
import {
  addToSquadSchema,
  createPlayerSchema,
  declarationRequestSchema,
  declarationStateSchema,
  editMemberSchema,
  editPlayerSchema,
  mergePreviewSchema,
  mergeRequestSchema,
  movedSchema,
  movePreviewSchema,
  moveRequestSchema,
  playerListSchema,
  playerSchema,
  savedMemberSchema,
  savedPlayerSchema,
  similarPlayersSchema,
} from '#contract/desk/players.ts';
import {
  drawCrestSchema,
  editTeamSchema,
  savedTeamSchema,
  teamFields,
  teamListSchema,
  teamMatchesSchema,
  teamSchema,
  teamTransfersSchema,
} from '#contract/desk/teams.ts';
import { MOVE_KINDS } from '#domain/team/plan-move.ts';
import { body, failure, failures, inPath, json, template } from '#server/desk/describe-parts.ts';

const bytes = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } };
const text = (name: string, required = false) => ({ name, in: 'query', required, schema: { type: 'string' } });
const day = (name: string, required = false) => ({
  name,
  in: 'query',
  required,
  schema: { type: 'string', format: 'date' },
});
const id = (name: string, required = false) => ({
  name,
  in: 'query',
  required,
  schema: { type: 'integer', minimum: 1 },
});

const conflict = { 409: failure('Somebody else changed it meanwhile; `conflict` is what it is now') };
const inUse = { 409: failure('Something refers to it; `uses` counts what') };

export const describeTeams = {
  [deskPaths.teams]: {
    get: {
      operationId: 'listTeams',
      summary: 'All teams with what they lack',
      responses: { 200: json('By name', teamListSchema), ...failures },
    },
    post: {
      operationId: 'createTeam',
      summary: 'Add a team',
      requestBody: body(teamFields),
      responses: { 201: json('The team', savedTeamSchema), ...failures },
    },
  },
  [template(deskPaths.team(':teamId'))]: {
    get: {
      operationId: 'getTeam',
      summary: 'A team with everybody who is or was in its squad',
      parameters: [inPath('teamId')],
      responses: { 200: json('The team', teamSchema), ...failures },
    },
    put: {
      operationId: 'editTeam',
      summary: 'Change a team; its former name is kept',
      parameters: [inPath('teamId')],
      requestBody: body(editTeamSchema),
      responses: { 200: json('The team', savedTeamSchema), ...failures, ...conflict },
    },
    delete: {
      operationId: 'deleteTeam',
      summary: 'Delete a team that nothing refers to',
      parameters: [inPath('teamId')],
      responses: { 204: { description: 'Deleted' }, ...failures, ...inUse },
    },
  },
  [template(deskPaths.teamMatches(':teamId'))]: {
    get: {
      operationId: 'listTeamMatches',
      summary: 'The matches of a team',
      parameters: [inPath('teamId')],
      responses: { 200: json('The newest first', teamMatchesSchema), ...failures },
    },
  },
  [template(deskPaths.teamTransfers(':teamId'))]: {
    get: {
      operationId: 'listTeamTransfers',
      summary: 'Who came and who left',
      parameters: [inPath('teamId')],
      responses: { 200: json('The newest first', teamTransfersSchema), ...failures },
    },
  },
  [template(deskPaths.squad(':teamId'))]: {
    post: {
      operationId: 'addToSquad',
      summary: 'Add somebody who is known already to a squad',
      parameters: [inPath('teamId')],
      requestBody: body(addToSquadSchema),
      responses: { 201: json('The version of his squads, to take it back', movedSchema), ...failures },
    },
  },
  [deskPaths.drawnCrests]: {
    post: {
      operationId: 'drawCrest',
      summary: 'Draw a crest and store it as a picture',
      requestBody: body(drawCrestSchema),
      responses: { 201: json('The picture', uploadedPictureSchema), ...failures },
    },
  },
  [template(deskPaths.membership(':membershipId'))]: {
    put: {
      operationId: 'editMember',
      summary: 'Change a player and his place in a squad',
      parameters: [inPath('membershipId')],
      requestBody: body(editMemberSchema),
      responses: { 200: json('The player', savedMemberSchema), ...failures, ...conflict },
    },
    delete: {
      operationId: 'removeFromSquad',
      summary: 'Remove a membership in which he never played',
      parameters: [inPath('membershipId')],
      responses: { 200: json('The version of his squads, to take it back', movedSchema), ...failures },
    },
  },
};

export const describePlayers = {
  [deskPaths.players]: {
    get: {
      operationId: 'listPlayers',
      summary: 'Players by name, in either alphabet',
      parameters: [
        text('find'),
        { name: 'only', in: 'query', required: false, schema: { enum: ['free', 'hidden', 'twice'] } },
      ],
      responses: { 200: json('The first hundred', playerListSchema), ...failures },
    },
    post: {
      operationId: 'createPlayer',
      summary: 'Add a player, at once to a squad if one is named',
      requestBody: body(createPlayerSchema),
      responses: {
        201: json('The player', savedPlayerSchema),
        ...failures,
        409: failure('Somebody looks like him; `isAnother` says that it is another person'),
      },
    },
  },
  [deskPaths.similarPlayers]: {
    get: {
      operationId: 'listSimilarPlayers',
      summary: 'Who may be the person of this name',
      parameters: [text('name', true), day('birthdate'), id('except')],
      responses: { 200: json('At most five', similarPlayersSchema), ...failures },
    },
  },
  [template(deskPaths.player(':playerId'))]: {
    get: {
      operationId: 'getPlayer',
      summary: 'A player with his squads',
      parameters: [inPath('playerId')],
      responses: { 200: json('The player', playerSchema), ...failures },
    },
    put: {
      operationId: 'editPlayer',
      summary: 'Change a player',
      parameters: [inPath('playerId')],
      requestBody: body(editPlayerSchema),
      responses: { 200: json('The player', savedPlayerSchema), ...failures, ...conflict },
    },
    delete: {
      operationId: 'deletePlayer',
      summary: 'Delete a player who never played',
      parameters: [inPath('playerId')],
      responses: { 204: { description: 'Deleted, with his memberships' }, ...failures, ...inUse },
    },
  },
  [template(deskPaths.moves(':playerId'))]: {
    get: {
      operationId: 'previewMove',
      summary: 'What would follow from a move',
      parameters: [
        inPath('playerId'),
        id('membershipId', true),
        { name: 'kind', in: 'query', required: true, schema: { enum: MOVE_KINDS } },
        id('teamId'),
        day('on', true),
      ],
      responses: { 200: json('Numbers and consequences', movePreviewSchema), ...failures },
    },
    post: {
      operationId: 'movePlayer',
      summary: 'A transfer, a loan, the return from one, or a release',
      parameters: [inPath('playerId')],
      requestBody: body(moveRequestSchema),
      responses: { 200: json('The version of his squads, to take it back', movedSchema), ...failures },
    },
  },
  [template(deskPaths.lastMove(':playerId'))]: {
    delete: {
      operationId: 'undoMove',
      summary: 'Take back the last move',
      parameters: [inPath('playerId'), text('version', true)],
      responses: { 200: json('The version of his squads', movedSchema), ...failures, ...conflict },
    },
  },
  [template(deskPaths.mergePlayer(':playerId'))]: {
    get: {
      operationId: 'previewMerge',
      summary: 'Two records beside each other, and why they may be two persons',
      parameters: [inPath('playerId'), id('otherId', true)],
      responses: { 200: json('Both records', mergePreviewSchema), ...failures },
    },
    post: {
      operationId: 'mergePlayers',
      summary: 'Make two records of one person one',
      parameters: [inPath('playerId')],
      requestBody: body(mergeRequestSchema),
      responses: {
        200: json('The player that stays', savedPlayerSchema),
        ...failures,
        409: failure('They are two persons; `reason` says why'),
      },
    },
  },
  [template(deskPaths.declaration(':playerId'))]: {
    put: {
      operationId: 'setDeclaration',
      summary: 'The league has the declaration of a parent on paper, or not',
      parameters: [inPath('playerId')],
      requestBody: body(declarationRequestSchema),
      responses: { 200: json('The declaration', declarationStateSchema), ...failures },
    },
  },
  [template(deskPaths.declarationFile(':playerId'))]: {
    put: {
      operationId: 'uploadDeclaration',
      summary: 'Store the declaration of a parent: a PDF or a photo',
      parameters: [inPath('playerId')],
      requestBody: {
        required: true,
        content: { 'application/pdf': bytes, 'image/*': bytes, 'application/octet-stream': bytes },
      },
      responses: {
        200: json('The declaration', declarationStateSchema),
        ...failures,
        413: failure('Larger than 10 MB'),
        415: failure('Not sent as a file'),
      },
    },
    get: {
      operationId: 'downloadDeclaration',
      summary: 'The declaration as it was uploaded, for organisers',
      parameters: [inPath('playerId')],
      responses: { 200: { description: 'The file', content: { 'application/octet-stream': bytes } }, ...failures },
    },
  },
};
