import { z } from 'zod';
import { daySchema, idSchema, instantSchema } from '#contract/http/shared.ts';
import { DOUBTS, REQUEST_KINDS } from '#domain/club/requests.ts';
import { POSITIONS } from '#domain/lineup/position.ts';
import { HIGHEST_NUMBER } from '#domain/team/shirt-numbers.ts';
import { deskEndpoints } from './endpoint.ts';
import { requestOutcomeSchema } from './office.ts';
import { deskRoutes } from './paths.ts';
import { pictureSchema, playerFields } from './players.ts';
import { teamFields } from './teams.ts';
import { line, text } from './text.ts';

const birthdate = playerFields.shape.birthdate.unwrap();
const shirtNumber = z.int().min(1).max(HIGHEST_NUMBER).nullable();

/** What each kind of request says, beside the team that sends it. */
const payloads = {
  'new-player': z.strictObject({
    name: line(80),
    birthdate,
    position: z.enum(POSITIONS).nullable(),
    shirtNumber,
  }),
  /** The last day in the squad is the one before. */
  release: z.strictObject({ playerId: idSchema, on: birthdate }),
  number: z.strictObject({ playerId: idSchema, shirtNumber }),
  /** Only what shall change; without a picture he has none any more. */
  'player-data': z.strictObject({
    playerId: idSchema,
    position: z.enum(POSITIONS).nullable().optional(),
    captain: z.boolean().optional(),
    picture: pictureSchema.nullable().optional(),
  }),
  /** Only what shall change. */
  'team-data': teamFields.partial(),
  /** The new club asks; the player is found in the squad of the old one. */
  transfer: z.strictObject({ playerId: idSchema, fromTeamId: idSchema, on: birthdate, shirtNumber }),
} as const satisfies Record<(typeof REQUEST_KINDS)[number], z.ZodType>;

const asked = <Kind extends keyof typeof payloads>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), payload: payloads[kind] });

const requestContentSchema = z.discriminatedUnion('kind', [
  asked('new-player'),
  asked('release'),
  asked('number'),
  asked('player-data'),
  asked('team-data'),
  asked('transfer'),
]);

/** What is asked for. */
export type RequestContent = z.infer<typeof requestContentSchema>;
export type ContentOf<Kind extends RequestContent['kind']> = Extract<RequestContent, { kind: Kind }>['payload'];

const sentRequestSchema = z.object({
  /** Null where it took effect at once. [CB1] */
  requestId: idSchema.nullable(),
});
export type SentRequest = z.infer<typeof sentRequestSchema>;

const teamSchema = z.object({
  id: idSchema,
  name: z.string(),
  nameLatin: z.string(),
  shortName: z.string(),
  crest: z.string().nullable(),
});

/** [RG2] Of a player who registered himself. Refused, he waits for the manager again. */
const registrationOfRequest = z.object({ id: idSchema, waits: z.boolean() });

const requestSchema = z.object({
  id: idSchema,
  kind: z.enum(REQUEST_KINDS),
  payload: z.record(z.string(), z.unknown()),
  team: teamSchema,
  /** The player whom it is about, where he is known. */
  player: z.object({ id: idSchema, name: z.string(), nameLatin: z.string() }).nullable(),
  /** The old club of a transfer. */
  otherTeam: teamSchema.nullable(),
  sentBy: z.string().nullable(),
  sentAt: instantSchema,
  turn: z.enum(['other-team', 'league']),
  /** Until when the old club may answer. */
  answerUntil: daySchema.nullable(),
  answer: z.object({ agreed: z.boolean(), reason: z.string().nullable() }).nullable(),
  outcome: requestOutcomeSchema.nullable(),
  /** Of a player who registered himself, also when another request has taken his registration along. */
  fromRegistration: z.boolean(),
  registration: registrationOfRequest.nullable(),
});
export type ClubRequest = z.infer<typeof requestSchema>;

export const clubRequestsSchema = z.object({
  /** Those that the team has sent: the open ones, then what was decided in the last weeks. */
  sent: z.array(requestSchema),
  /** Transfers of its players that others ask for. */
  asked: z.array(requestSchema),
});
export type ClubRequests = z.infer<typeof clubRequestsSchema>;

const doubtSchema = z.object({
  doubt: z.enum(DOUBTS),
  /** Whom or what it is about, in words. */
  about: z.string().nullable(),
});

/** Of whom it is about, or the crest. */
const pictureOfRequest = z.object({ address: z.string() }).nullable();

export const officeRequestsSchema = z.object({
  /** By team, in the order of their names; of a team those first that were sent first. */
  teams: z.array(
    z.object({
      team: teamSchema,
      requests: z.array(
        requestSchema.extend({
          doubts: z.array(doubtSchema),
          /** Who has the number that is asked for. */
          numberOf: z.string().nullable(),
          /** Of a player who registered himself: what comes with him. The contact of his parent is the league's alone. */
          registration: registrationOfRequest
            .extend({
              hasDeclaration: z.boolean(),
              parent: z.string().nullable(),
              parentContact: z.string().nullable(),
            })
            .nullable(),
          picture: pictureOfRequest,
        }),
      ),
    }),
  ),
});
export type OfficeRequests = z.infer<typeof officeRequestsSchema>;

export const decidedRequestsSchema = z.object({
  /** What was decided last comes first. */
  requests: z.array(requestSchema.extend({ picture: pictureOfRequest })),
  /** There are more, which are not listed. */
  hasMore: z.boolean(),
});
export type DecidedRequests = z.infer<typeof decidedRequestsSchema>;

const acceptRequestSchema = z.strictObject({
  /** [CB7] Doubts that somebody has looked at. */
  despite: z.array(z.enum(DOUBTS)).max(DOUBTS.length).default([]),
  /** Of a new player: the one whom the league knows already. */
  playerId: idSchema.nullable().default(null),
  /** In place of the number that was asked for; left out, it is that one. */
  shirtNumber: shirtNumber.optional(),
});

/** Of a new player who is another team's: he comes by a transfer. */
const transferInsteadSchema = z.strictObject({ playerId: idSchema, fromTeamId: idSchema });

const refuseRequestSchema = z.strictObject({ reason: text(500) });

const acceptManySchema = z.strictObject({ requestIds: z.array(idSchema).min(1).max(200) });
export const acceptedManySchema = z.object({
  accepted: z.array(idSchema),
  /** Those that stay as they are, each with why. */
  kept: z.array(
    z.object({
      requestId: idSchema,
      reason: z.string(),
      about: z.string().nullable(),
      /** [CB2] Where somebody else was faster. */
      outcome: requestOutcomeSchema.nullable(),
    }),
  ),
});
export type AcceptedMany = z.infer<typeof acceptedManySchema>;

const answerSchema = z.strictObject({ agreed: z.boolean(), reason: text(500).nullable().default(null) });

/** As large as a text about a team in both languages. */
const BODY_BYTES = 64 * 1024;

export const requestEndpoints = deskEndpoints({
  listTeamRequests: {
    method: 'GET',
    path: deskRoutes.teamRequests,
    access: 'own-team',
    response: clubRequestsSchema,
    summary: 'What a team has asked for, and the transfers that others ask of it',
  },
  sendRequest: {
    method: 'POST',
    path: deskRoutes.teamRequests,
    access: 'own-team',
    body: requestContentSchema,
    bodyBytes: BODY_BYTES,
    response: sentRequestSchema,
    status: 201,
    summary: 'Ask for something, or do it at once where the league leaves it to the club',
  },
  withdrawRequest: {
    method: 'POST',
    path: deskRoutes.withdrawnRequest,
    access: 'own-team',
    summary: 'Take back what the team asked for, while nobody has decided',
  },
  answerTransfer: {
    method: 'POST',
    path: deskRoutes.answeredTransfer,
    access: 'own-team',
    body: answerSchema,
    summary: 'What the old club says to a transfer; the league decides',
  },
  listRequests: {
    method: 'GET',
    path: deskRoutes.requests,
    response: officeRequestsSchema,
    summary: 'Everything that clubs ask for and nobody has decided, by team',
  },
  listDecidedRequests: {
    method: 'GET',
    path: deskRoutes.decidedRequests,
    response: decidedRequestsSchema,
    summary: 'What was decided in the last thirty days, with by whom, when and why',
  },
  acceptRequest: {
    method: 'POST',
    path: deskRoutes.acceptedRequest,
    body: acceptRequestSchema,
    summary: 'Say yes: it takes effect by the rules of the office, or stays as it is',
  },
  acceptRequests: {
    method: 'POST',
    path: deskRoutes.acceptedRequests,
    body: acceptManySchema,
    response: acceptedManySchema,
    summary: 'Say yes to many; those that no longer hold, or need a second look, stay as they are',
  },
  askTransferInstead: {
    method: 'POST',
    path: deskRoutes.transferInstead,
    body: transferInsteadSchema,
    summary: 'The new player is somebody of another team: make it a transfer, which that team answers',
  },
  refuseRequest: {
    method: 'POST',
    path: deskRoutes.refusedRequest,
    body: refuseRequestSchema,
    summary: 'Say no, with the reason that the club reads',
  },
});
