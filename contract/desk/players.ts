import { z } from 'zod';
import { daySchema, idSchema, idText, instantSchema } from '#contract/http/shared.ts';
import { POSITIONS } from '#domain/lineup/position.ts';
import { DECLARATION_BYTES, DECLARATION_TYPES } from '#domain/player/declaration.ts';
import { MOVE_KINDS } from '#domain/team/plan-move.ts';
import { TEAM_RANKS } from '#domain/team/rank.ts';
import { HIGHEST_NUMBER } from '#domain/team/shirt-numbers.ts';
import { deskEndpoints, file } from './endpoint.ts';
import { versioned, versionSchema } from './office.ts';
import { deskRoutes } from './paths.ts';
import { line } from './text.ts';

/** A stored picture, and where the desk shows it. */
export const pictureSchema = z.object({
  id: idSchema,
  address: z
    .string()
    .max(200)
    .regex(/^[!-~]*$/),
});
export type Picture = z.infer<typeof pictureSchema>;

/** Nobody who plays was born earlier, and nobody plans further. */
const day = daySchema.refine((value) => value >= '1900-01-01' && value <= '2100-12-31');

const shirtNumber = z.int().min(1).max(HIGHEST_NUMBER).nullable();

export const playerFields = z.strictObject({
  name: line(80),
  /** Null: the name is transliterated. */
  nameLatin: line(80).nullable(),
  birthdate: day.nullable(),
  /** ISO 3166 alpha-2; empty if unknown. */
  nationality: z.string().regex(/^([A-Z]{2}(-[A-Z]{3})?)?$/),
  position: z.enum(POSITIONS).nullable(),
  picture: pictureSchema.nullable(),
  /** Asked not to be shown: appears on no public page. */
  hidden: z.boolean(),
});
export type PlayerFields = z.infer<typeof playerFields>;

/** A player as he is in a squad. */
export const memberFields = playerFields.extend({
  shirtNumber,
  captain: z.boolean(),
  joinedOn: day,
  leftOn: day.nullable(),
});
export type MemberFields = z.infer<typeof memberFields>;

export const editPlayerSchema = versioned(playerFields);
export const editMemberSchema = versioned(memberFields);

export const savedPlayerSchema = z.object({ id: idSchema, fields: playerFields, version: versionSchema });
export type SavedPlayer = z.infer<typeof savedPlayerSchema>;
export const savedMemberSchema = z.object({ fields: memberFields, version: versionSchema });
export type SavedMember = z.infer<typeof savedMemberSchema>;

const joinSchema = z.strictObject({ teamId: idSchema, shirtNumber, joinedOn: day });

export const createPlayerSchema = playerFields.extend({
  /** The squad that he joins. */
  squad: joinSchema.extend({ captain: z.boolean().default(false) }).nullable(),
  /** Whoever looks like him is another person. */
  isAnother: z.boolean().default(false),
});
export type CreatePlayer = z.infer<typeof createPlayerSchema>;

export const addToSquadSchema = joinSchema.omit({ teamId: true }).extend({ playerId: idSchema });
export type AddToSquad = z.infer<typeof addToSquadSchema>;

/** Of a minor: the declaration of a parent. */
export const declarationStateSchema = z.object({
  /** The league has it, on paper or as a file. */
  given: z.boolean(),
  file: z.object({ type: z.enum(DECLARATION_TYPES), bytes: z.int(), uploadedAt: instantSchema }).nullable(),
});
export type DeclarationState = z.infer<typeof declarationStateSchema>;

/** On paper: there is no file. */
const declarationRequestSchema = z.strictObject({ given: z.boolean() });

const teamNameSchema = z.object({ id: idSchema, name: z.string(), nameLatin: z.string() });

/** A record that may be the person who is being added. */
const similarPlayerSchema = z.object({
  id: idSchema,
  name: z.string(),
  nameLatin: z.string(),
  birthdate: daySchema.nullable(),
  picture: pictureSchema.nullable(),
  /** His squads of today. */
  teams: z.array(teamNameSchema),
});
export const similarPlayersSchema = z.object({ players: z.array(similarPlayerSchema) });
export type SimilarPlayers = z.infer<typeof similarPlayersSchema>;
const similarQuerySchema = z.object({
  name: line(80),
  birthdate: day.optional(),
  /** The record that it must not be. */
  except: idText.optional(),
});

const playerQuerySchema = z.object({
  find: z.string().trim().max(100).default(''),
  only: z.enum(['free', 'hidden', 'twice', 'banned']).optional(),
});
export const playerListSchema = z.object({
  players: z.array(similarPlayerSchema.extend({ position: z.enum(POSITIONS).nullable(), hidden: z.boolean() })),
  /** How many there are in all. */
  count: z.int(),
});
export type PlayerList = z.infer<typeof playerListSchema>;

/** What refers to a record, counted; only what there is. */
export const usesSchema = z.partialRecord(
  z.enum([
    'matches',
    'awards',
    'bestTeams',
    'squads',
    'transfers',
    'players',
    'competitions',
    'news',
    'bans',
    'galleries',
    'managers',
    'requests',
  ]),
  z.int(),
);
export type Uses = z.infer<typeof usesSchema>;

export const playerSchema = z.object({
  id: idSchema,
  fields: playerFields,
  version: versionSchema,
  declaration: declarationStateSchema,
  memberships: z.array(
    z.object({
      id: idSchema,
      team: teamNameSchema,
      shirtNumber: z.int().nullable(),
      rank: z.enum(TEAM_RANKS),
      loanFrom: teamNameSchema.nullable(),
      joinedOn: daySchema,
      leftOn: daySchema.nullable(),
      /** [SQ8], [SQ10] The first day on which he may be elsewhere: after he joined, and after he last played. */
      mayLeaveFrom: daySchema,
    }),
  ),
  /** Why he cannot be deleted. */
  uses: usesSchema,
});
export type Player = z.infer<typeof playerSchema>;

export const moveRequestSchema = z.strictObject({
  /** The membership that he leaves. */
  membershipId: idSchema,
  kind: z.enum(MOVE_KINDS),
  teamId: idSchema.nullable().default(null),
  on: day,
  until: day.nullable().default(null),
  shirtNumber: shirtNumber.default(null),
});
export type MoveRequest = z.infer<typeof moveRequestSchema>;

export const movePreviewQuerySchema = z.object({
  membershipId: idText,
  kind: z.enum(MOVE_KINDS),
  teamId: idText.optional(),
  on: day,
});

/** What follows from a move. */
export const moveEffectSchema = z.discriminatedUnion('effect', [
  /** He may still play for his old team, against the new one if that is so. */
  z.object({ effect: z.literal('plays_before'), day: daySchema, opponent: z.string(), isNewTeam: z.boolean() }),
  z.object({ effect: z.literal('goals_stay'), goals: z.int(), assists: z.int() }),
  z.object({ effect: z.literal('cards_follow'), yellow: z.int(), leftToSuspension: z.int() }),
  z.object({ effect: z.literal('suspension_follows'), matches: z.int().nullable(), until: daySchema.nullable() }),
  z.object({ effect: z.literal('squad_small'), team: z.string(), players: z.int(), least: z.int() }),
  z.object({ effect: z.literal('squad_large'), team: z.string(), players: z.int(), most: z.int() }),
]);
export type MoveEffect = z.infer<typeof moveEffectSchema>;

export const movePreviewSchema = z.object({
  /** The numbers of the squad that he would join. */
  numbers: z.array(
    z.object({ shirtNumber: z.int(), name: z.string(), joinedOn: daySchema, leftOn: daySchema.nullable() }),
  ),
  /** The last gameweek of his team before that day. */
  afterGameweek: z.int().nullable(),
  /** Why it cannot be; the number is not considered. */
  refusal: z.string().nullable(),
  effects: z.array(moveEffectSchema),
});
export type MovePreview = z.infer<typeof movePreviewSchema>;

/** Taken back while nothing else has moved him: the version of his squads. */
export const movedSchema = z.object({ version: versionSchema });
export type Moved = z.infer<typeof movedSchema>;
const undoMoveSchema = z.strictObject({ version: versionSchema });

const mergeRequestSchema = z.strictObject({ otherId: idSchema });
const mergeQuerySchema = z.object({ otherId: idText });
export const mergePreviewSchema = z.object({
  kept: playerSchema,
  other: playerSchema,
  /** Why they are two persons. */
  refusal: z
    .object({ reason: z.enum(['same_match', 'same_best_team', 'in_other_team', 'match_live']), about: z.string() })
    .nullable(),
});
export type MergePreview = z.infer<typeof mergePreviewSchema>;

export const playerEndpoints = deskEndpoints({
  listPlayers: {
    method: 'GET',
    path: deskRoutes.players,
    query: playerQuerySchema,
    response: playerListSchema,
    summary: 'The first hundred players by name, in either alphabet',
  },
  createPlayer: {
    method: 'POST',
    path: deskRoutes.players,
    body: createPlayerSchema,
    response: savedPlayerSchema,
    status: 201,
    summary: 'Add a player, at once to a squad if one is named; `isAnother` says that he is nobody who looks like him',
  },
  listSimilarPlayers: {
    method: 'GET',
    path: deskRoutes.similarPlayers,
    query: similarQuerySchema,
    response: similarPlayersSchema,
    summary: 'Who may be the person of this name, at most five',
  },
  getPlayer: {
    method: 'GET',
    path: deskRoutes.player,
    response: playerSchema,
    summary: 'A player with his squads',
  },
  editPlayer: {
    method: 'PUT',
    path: deskRoutes.player,
    body: editPlayerSchema,
    response: savedPlayerSchema,
    summary: 'Change a player',
  },
  deletePlayer: {
    method: 'DELETE',
    path: deskRoutes.player,
    summary: 'Delete a player who never played, with his memberships',
  },
  previewMove: {
    method: 'GET',
    path: deskRoutes.moves,
    query: movePreviewQuerySchema,
    response: movePreviewSchema,
    summary: 'What would follow from a move',
  },
  movePlayer: {
    method: 'POST',
    path: deskRoutes.moves,
    body: moveRequestSchema,
    response: movedSchema,
    summary: 'A transfer, a loan, the return from one, or a release; the response is the version to take it back',
  },
  undoMove: {
    method: 'DELETE',
    path: deskRoutes.lastMove,
    query: undoMoveSchema,
    response: movedSchema,
    summary: 'Take back the last move',
  },
  previewMerge: {
    method: 'GET',
    path: deskRoutes.mergePlayer,
    query: mergeQuerySchema,
    response: mergePreviewSchema,
    summary: 'Two records beside each other, and why they may be two persons',
  },
  mergePlayers: {
    method: 'POST',
    path: deskRoutes.mergePlayer,
    body: mergeRequestSchema,
    response: savedPlayerSchema,
    summary: 'Make two records of one person one',
  },
  setDeclaration: {
    method: 'PUT',
    path: deskRoutes.declaration,
    body: declarationRequestSchema,
    response: declarationStateSchema,
    summary: 'The league has the declaration of a parent on paper, or not',
  },
  uploadDeclaration: {
    method: 'PUT',
    path: deskRoutes.declarationFile,
    body: file('image/*', 'application/pdf', 'application/octet-stream'),
    bodyBytes: DECLARATION_BYTES,
    response: declarationStateSchema,
    summary: 'Store the declaration of a parent: a PDF or a photo of at most 10 MB',
  },
  downloadDeclaration: {
    method: 'GET',
    path: deskRoutes.declarationFile,
    response: file('application/octet-stream'),
    summary: 'The declaration as it was uploaded',
  },
});
