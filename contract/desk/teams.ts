import { z } from 'zod';
import { daySchema, idSchema, instantSchema, scoreSchema, statusSchema } from '#contract/http/shared.ts';
import { CREST_PATTERNS } from '#domain/team/drawn-crest.ts';
import { suspensionSchema } from './bans.ts';
import { deskEndpoints } from './endpoint.ts';
import { versioned, versionSchema } from './office.ts';
import { deskRoutes } from './paths.ts';
import { uploadedPictureSchema } from './pictures.ts';
import {
  addToSquadSchema,
  declarationStateSchema,
  editMemberSchema,
  memberFields,
  movedSchema,
  pictureSchema,
  savedMemberSchema,
} from './players.ts';
import { line, text, webAddress } from './text.ts';

const teamRefSchema = z.object({
  id: idSchema,
  name: z.string(),
  nameLatin: z.string(),
  shortName: z.string(),
  /** A path on the desk's own port; null: one is drawn. */
  crest: z.string().nullable(),
});

const colour = z.string().regex(/^#[\da-f]{6}$/);

export const teamFields = z.strictObject({
  name: line(80),
  /** Null: the name is transliterated. */
  nameLatin: line(80).nullable(),
  shortName: line(8),
  city: line(80).nullable(),
  founded: z.int().min(1850).max(2100).nullable(),
  stadium: line(120).nullable(),
  descriptionBg: text(4000).nullable(),
  descriptionEn: text(4000).nullable(),
  instagram: webAddress.nullable(),
  facebook: webAddress.nullable(),
  twitter: webAddress.nullable(),
  website: webAddress.nullable(),
  photo: pictureSchema.nullable(),
  firstColor: colour.nullable(),
  secondColor: colour.nullable(),
  /** Whether the contact stands on the team's page; else organisers alone see it. */
  contactPublic: z.boolean(),
  contactName: line(80).nullable(),
  contactPhone: line(40).nullable(),
  badge: pictureSchema.nullable(),
});
export type TeamFields = z.infer<typeof teamFields>;

export const editTeamSchema = versioned(teamFields);
export const savedTeamSchema = z.object({ id: idSchema, fields: teamFields, version: versionSchema });
export type SavedTeam = z.infer<typeof savedTeamSchema>;

/** What a team lacks, with how many where it is counted. */
const lacksSchema = z.object({
  crest: z.boolean(),
  contact: z.boolean(),
  /** Null for a squad of the right size. */
  squad: z.enum(['empty', 'cannot-play', 'below-least', 'above-most']).nullable(),
  declarations: z.int(),
  birthdates: z.int(),
});

export const teamListSchema = z.object({
  teams: z.array(
    teamRefSchema.extend({
      city: z.string().nullable(),
      /** Of the current season. */
      competitions: z.array(z.object({ id: idSchema, name: z.string(), nameLatin: z.string() })),
      players: z.int(),
      lacks: lacksSchema,
    }),
  ),
});
export type TeamList = z.infer<typeof teamListSchema>;

const datedSquadSchema = z.strictObject({ joinedOn: z.iso.date() });
const squadDatedSchema = z.object({
  changed: z.int(),
  /** Names of those who keep their day. */
  kept: z.array(z.string()),
});
export type SquadDated = z.infer<typeof squadDatedSchema>;

export const squadMemberSchema = z.object({
  membershipId: idSchema,
  playerId: idSchema,
  fields: memberFields,
  version: versionSchema,
  loanFrom: teamRefSchema.nullable(),
  declaration: declarationStateSchema,
  /** For the next match of the team. */
  suspension: suspensionSchema.nullable(),
});
export type SquadMember = z.infer<typeof squadMemberSchema>;

export const teamSchema = z.object({
  id: idSchema,
  fields: teamFields,
  version: versionSchema,
  formerNames: z.array(z.string()),
  competitions: z.array(z.object({ id: idSchema, name: z.string(), nameLatin: z.string() })),
  /** In the table of its first competition; null where there is none. */
  standing: z.object({ position: z.int(), points: z.int() }).nullable(),
  /** Everybody who was ever in the squad: those who are still in it have no last day, or a later one. */
  squad: z.array(squadMemberSchema),
  /** The rules of the league. */
  limits: z.object({
    onPitch: z.int(),
    least: z.int(),
    most: z.int(),
    leastAge: z.int().nullable(),
    adultAge: z.int(),
  }),
  today: daySchema,
  /** Since when a new player is in the squad, unless somebody says otherwise. */
  joinsOn: daySchema,
});
export type Team = z.infer<typeof teamSchema>;

export const teamMatchesSchema = z.object({
  matches: z.array(
    z.object({
      id: idSchema,
      startTime: instantSchema.nullable(),
      status: statusSchema,
      competition: z.string(),
      competitionLatin: z.string(),
      gameweek: z.int(),
      isHome: z.boolean(),
      opponent: teamRefSchema.nullable(),
      /** Of the home team first. */
      score: scoreSchema.nullable(),
      venue: z.string().nullable(),
    }),
  ),
});
export type TeamMatches = z.infer<typeof teamMatchesSchema>;

export const teamTransfersSchema = z.object({
  transfers: z.array(
    z.object({
      id: idSchema,
      playerId: idSchema,
      player: z.string(),
      playerLatin: z.string(),
      from: teamRefSchema.nullable(),
      to: teamRefSchema.nullable(),
      movedOn: daySchema,
      isLoan: z.boolean(),
    }),
  ),
});
export type TeamTransfers = z.infer<typeof teamTransfersSchema>;

/** A crest that is drawn: a shield in two colours with the letters of the team. */
const drawCrestSchema = z.strictObject({
  letters: line(3),
  pattern: z.enum(CREST_PATTERNS),
  colors: z.tuple([colour, colour]),
});

export const teamEndpoints = deskEndpoints({
  listTeams: {
    method: 'GET',
    path: deskRoutes.teams,
    response: teamListSchema,
    summary: 'All teams by name, with what they lack',
  },
  createTeam: {
    method: 'POST',
    path: deskRoutes.teams,
    body: teamFields,
    response: savedTeamSchema,
    status: 201,
    summary: 'Add a team',
  },
  getTeam: {
    method: 'GET',
    path: deskRoutes.team,
    response: teamSchema,
    summary: 'A team with everybody who is or was in its squad',
  },
  editTeam: {
    method: 'PUT',
    path: deskRoutes.team,
    body: editTeamSchema,
    response: savedTeamSchema,
    summary: 'Change a team; its former name is kept',
  },
  deleteTeam: {
    method: 'DELETE',
    path: deskRoutes.team,
    summary: 'Delete a team that nothing refers to',
  },
  listTeamMatches: {
    method: 'GET',
    path: deskRoutes.teamMatches,
    response: teamMatchesSchema,
    summary: 'The matches of a team, the newest first',
  },
  listTeamTransfers: {
    method: 'GET',
    path: deskRoutes.teamTransfers,
    response: teamTransfersSchema,
    summary: 'Who came and who left, the newest first',
  },
  drawCrest: {
    method: 'POST',
    path: deskRoutes.drawnCrests,
    body: drawCrestSchema,
    response: uploadedPictureSchema,
    status: 201,
    summary: 'Draw a crest and store it as a picture',
  },
  addToSquad: {
    method: 'POST',
    path: deskRoutes.squad,
    body: addToSquadSchema,
    response: movedSchema,
    status: 201,
    summary: 'Add somebody who is known already to a squad; the response is the version to take it back',
  },
  dateSquad: {
    method: 'PUT',
    path: deskRoutes.squadFirstDay,
    body: datedSquadSchema,
    response: squadDatedSchema,
    summary: 'One first day for everybody who is in the squad; who was elsewhere then, or played before it, keeps his',
  },
  editMember: {
    method: 'PUT',
    path: deskRoutes.membership,
    body: editMemberSchema,
    response: savedMemberSchema,
    summary: 'Change a player and his place in a squad',
  },
  removeFromSquad: {
    method: 'DELETE',
    path: deskRoutes.membership,
    response: movedSchema,
    summary: 'Remove a membership in which he never played; the response is the version to take it back',
  },
});
