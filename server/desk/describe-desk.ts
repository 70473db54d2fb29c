import {
  actBatchRequestSchema,
  actBatchResponseSchema,
  actRequestSchema,
  actResponseSchema,
} from '#contract/desk/acts.ts';
import { deskMatchListSchema, deskMatchSchema } from '#contract/desk/matches.ts';
import { deskPaths, PICTURE_PURPOSES } from '#contract/desk/paths.ts';
import { uploadedPictureSchema } from '#contract/desk/pictures.ts';
import {
  codePreviewSchema,
  codeRequestSchema,
  invitationRequestSchema,
  invitationSchema,
  journalSchema,
  matchLinkSchema,
  peopleSchema,
  sessionSchema,
  signInRequestSchema,
} from '#contract/desk/people.ts';
import { resultRequestSchema, resultResponseSchema } from '#contract/desk/result.ts';
import { describeCalendar } from './describe-calendar.ts';
import { describeBans } from './describe-bans.ts';
import { describeCompetitions } from './describe-competitions.ts';
import { describeHonours } from './describe-honours.ts';
import { describeLeague } from './describe-league.ts';
import { body, failure, failures, inPath, inQuery, json, remove, template } from './describe-parts.ts';
import { describeMoments } from './moments/describe-moments.ts';
import { describeNews } from './news/describe-news.ts';
import { describePlayers, describeTeams } from './teams/describe-teams.ts';
import { describeBackups } from './files/describe-backups.ts';
import { describeFiles } from './files/describe-files.ts';
import { describeTodo } from './todo/describe-todo.ts';

const unusableCode = { 409: failure('The link was used, has expired or was ended; `reason` says which') };
const lastOrganiser = { 409: failure('It is the last organiser') };

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: "The sender's name for the act, such as a UUID",
  schema: { type: 'string', minLength: 1, maxLength: 100 },
};

const commandKey = {
  ...idempotencyKey,
  required: false,
  description:
    "The sender's name for the request, such as a UUID. Sent again under it, the same request gets the first answer again and is carried out once; another request is refused (409, `key_reused`). Keys are remembered for 30 days",
};

const recordingMatches = {
  [template(deskPaths.acts(':matchId'))]: {
    post: {
      operationId: 'recordAct',
      summary: 'Record an act of a match',
      parameters: [inPath('matchId'), idempotencyKey],
      requestBody: body(actRequestSchema),
      responses: {
        200: json('The match right after the act', actResponseSchema),
        ...failures,
        409: failure('The rules forbid it, or the key was used for another act; `reason` is a stable name for why'),
      },
    },
  },
  [template(deskPaths.actBatch(':matchId'))]: {
    post: {
      operationId: 'recordActs',
      summary: 'Record acts that waited for a network, in their order; each is answered for itself',
      parameters: [inPath('matchId')],
      requestBody: body(actBatchRequestSchema),
      responses: {
        200: json('What became of each act; a refused one holds up no other', actBatchResponseSchema),
        ...failures,
      },
    },
  },
  [template(deskPaths.result(':matchId'))]: {
    put: {
      operationId: 'enterResult',
      summary: 'Enter or correct the result of a match that nobody followed live',
      parameters: [inPath('matchId'), idempotencyKey],
      requestBody: body(resultRequestSchema),
      responses: {
        200: json('The match right after it', resultResponseSchema),
        ...failures,
        409: failure('The rules forbid it, or the key was used for another request; `reason` is a stable name for why'),
      },
    },
  },
  [deskPaths.matches]: {
    get: {
      operationId: 'listMatches',
      summary: 'The matches of some days; without a date those of today and tomorrow, and live ones',
      parameters: [
        { name: 'from', in: 'query', schema: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } },
        { name: 'days', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 14, default: 2 } },
      ],
      responses: { 200: json('Live ones first, then in order of kick-off', deskMatchListSchema), ...failures },
    },
  },
  [template(deskPaths.match(':matchId'))]: {
    get: {
      operationId: 'getMatch',
      summary: 'A match with its people and its ledger',
      parameters: [inPath('matchId')],
      responses: { 200: json('The match', deskMatchSchema), ...failures },
    },
  },
};

const signingIn = {
  [deskPaths.code]: {
    post: {
      operationId: 'previewCode',
      summary: 'What an invitation or a match link is for; it stays unused',
      security: [],
      requestBody: body(codeRequestSchema),
      responses: { 200: json('What it is for', codePreviewSchema), ...failures, ...unusableCode },
    },
  },
  [deskPaths.signIn]: {
    post: {
      operationId: 'signIn',
      summary: 'Use a code: the response sets the cookie of a session',
      security: [],
      requestBody: body(signInRequestSchema),
      responses: { 200: json('Who is signed in now', sessionSchema), ...failures, ...unusableCode },
    },
  },
  [deskPaths.session]: {
    get: {
      operationId: 'getSession',
      summary: 'Who is signed in on this device',
      responses: { 200: json('The session', sessionSchema), ...failures },
    },
    delete: {
      operationId: 'signOut',
      summary: 'Sign this device out',
      responses: { 204: { description: 'Signed out' }, ...failures },
    },
  },
};

const bytes = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } };

const pictures = {
  [deskPaths.pictures]: {
    post: {
      operationId: 'uploadPicture',
      summary: 'Store a picture, as WebP and without its metadata, for whatever will use it within a day',
      parameters: [{ name: 'purpose', in: 'query', required: true, schema: { enum: PICTURE_PURPOSES } }],
      requestBody: { required: true, content: { 'image/*': bytes, 'application/octet-stream': bytes } },
      responses: {
        201: json('The picture as it was stored', uploadedPictureSchema),
        ...failures,
        413: failure('Larger than 15 MB'),
        415: failure('Not sent as a picture'),
      },
    },
  },
  [template(deskPaths.picture(':pictureId'))]: {
    get: {
      operationId: 'getPicture',
      summary: 'A picture, also one that the public must not see',
      parameters: [inPath('pictureId')],
      responses: { 200: { description: 'The picture', content: { 'image/*': bytes } }, ...failures },
    },
  },
};

const organising = {
  [deskPaths.people]: {
    get: {
      operationId: 'listPeople',
      summary: 'People and match links with their devices',
      responses: { 200: json('All that were not ended', peopleSchema), ...failures },
    },
  },
  [deskPaths.invitations]: {
    post: {
      operationId: 'invite',
      summary: 'Add a person, with a link that signs in one device',
      requestBody: body(invitationRequestSchema),
      responses: { 201: json('The link, shown this once', invitationSchema), ...failures },
    },
  },
  [template(deskPaths.matchLinks(':matchId'))]: {
    post: {
      operationId: 'createMatchLink',
      summary: 'A link for one match, for volunteers',
      parameters: [inPath('matchId')],
      responses: { 201: json('The link, shown this once', matchLinkSchema), ...failures },
    },
  },
  ...remove(deskPaths.person(':personId'), 'personId', 'endPerson', 'End a person on all devices', lastOrganiser),
  ...remove(deskPaths.device(':sessionId'), 'sessionId', 'endDevice', 'Sign a device out', lastOrganiser),
  ...remove(deskPaths.invitation(':invitationId'), 'invitationId', 'endInvitation', 'End a link that was not opened'),
  ...remove(deskPaths.matchLink(':linkId'), 'linkId', 'endMatchLink', 'End a match link on all phones'),
  [deskPaths.journal]: {
    get: {
      operationId: 'readJournal',
      summary: 'Who did what, the newest first',
      parameters: [
        ...['person', 'match', 'before'].map(inQuery),
        { name: 'only', in: 'query', required: false, schema: { const: 'people' } },
        { name: 'subject', in: 'query', required: false, schema: { type: 'string' }, example: 'team:7' },
        {
          name: 'q',
          in: 'query',
          required: false,
          schema: { type: 'string', maxLength: 100 },
          example: 'Балик капитан',
        },
      ],
      responses: { 200: json('Fifty entries', journalSchema), ...failures },
    },
  },
  [template(deskPaths.revertedChange(':entryId'))]: {
    post: {
      operationId: 'revertChange',
      summary: 'Set back what an entry changed, if it is still so',
      parameters: [inPath('entryId')],
      responses: {
        204: { description: 'It is as it was before' },
        409: failure('It was changed since; `reason` says so'),
        ...failures,
      },
    },
  },
};

/** Acts have keys of their own; the others change nothing that could happen twice. */
const WITHOUT_KEY: ReadonlySet<string> = new Set([
  'recordAct',
  'recordActs',
  'enterResult',
  'previewCode',
  'signIn',
  'signOut',
  'previewArticle',
  'makeBackup',
]);

interface Operation {
  operationId: string;
  parameters?: readonly object[];
  responses: object;
}

/** Every command takes a key, so they do not say it one by one. */
function withCommandKeys(paths: Record<string, Record<string, Operation>>) {
  const withKey = (operation: Operation) => ({
    ...operation,
    parameters: [...(operation.parameters ?? []), commandKey],
    responses: { 409: failure('The key was used for another request'), ...operation.responses },
  });
  const ofPath = (operations: Record<string, Operation>) =>
    Object.entries(operations).map(([method, operation]) => [
      method,
      method === 'get' || WITHOUT_KEY.has(operation.operationId) ? operation : withKey(operation),
    ]);
  return Object.fromEntries(
    Object.entries(paths).map(([path, operations]) => [path, Object.fromEntries(ofPath(operations))]),
  ) as Record<string, Record<string, Operation>>;
}

/** The desk as an OpenAPI document. */
export const describeDesk = (league: string) => ({
  openapi: '3.1.0',
  info: {
    title: `${league} desk`,
    version: '1.0.0',
    description:
      'Records matches from the pitch. Every act has an idempotency key: an act sent twice under the same key counts once and gets the same response. Every other change may have one, to the same effect. Programs send the token; the app has the cookie of a session.',
  },
  security: [{ token: [] }, { session: [] }],
  paths: withCommandKeys({
    ...recordingMatches,
    ...signingIn,
    ...organising,
    ...pictures,
    ...describeTodo,
    ...describeCalendar,
    ...describeCompetitions,
    ...describeHonours,
    ...describeMoments,
    ...describeNews,
    ...describeLeague,
    ...describeTeams,
    ...describePlayers,
    ...describeBans,
    ...describeFiles,
    ...describeBackups,
  }),
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: 'desk',
        description: '`__Host-desk` over https. Requests that change something also need the Origin of the desk.',
      },
    },
  },
});
