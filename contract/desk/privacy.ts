import { z } from 'zod';
import { daySchema, idSchema, idText } from '#contract/http/shared.ts';
import { PERSONAL_KINDS } from '#domain/privacy/kinds.ts';
import { deskEndpoints, file } from './endpoint.ts';
import { deskRoutes } from './paths.ts';
import { pictureSchema } from './players.ts';
import { line } from './text.ts';

const subjectParams = z.object({ subjectKind: z.enum(PERSONAL_KINDS), subjectId: idText });

export const foundSubjectsSchema = z.object({
  subjects: z.array(
    z.object({
      kind: z.enum(PERSONAL_KINDS),
      id: idSchema,
      name: z.string(),
      nameLatin: z.string().nullable(),
      /** The team that he is or was in, or applied for. */
      detail: z.string().nullable(),
      /** At the desk no more. */
      hasEnded: z.boolean(),
    }),
  ),
});
export type FoundSubjects = z.infer<typeof foundSubjectsSchema>;

/** Counted; only what there is. */
const countsSchema = z.partialRecord(
  z.enum(['matches', 'goals', 'awards', 'declarations', 'bans', 'requests', 'messages', 'acts']),
  z.int(),
);

export const personalSubjectSchema = z.object({
  kind: z.enum(PERSONAL_KINDS),
  id: idSchema,
  name: z.string(),
  nameLatin: z.string().nullable(),
  birthdate: daySchema.nullable(),
  picture: pictureSchema.nullable(),
  isDeleted: z.boolean(),
  /** The record itself goes: nothing that counts refers to it. */
  leavesNothing: z.boolean(),
  goes: countsSchema,
  /** Without his name. */
  stays: countsSchema,
  /** Texts that people wrote: they name him until somebody changes them. */
  named: z.array(z.object({ kind: z.enum(['article', 'caption', 'award', 'team']), id: idSchema, title: z.string() })),
  /** Somebody else is called so: texts of the journal and messages stay as they are. */
  hasNamesake: z.boolean(),
});
export type PersonalSubject = z.infer<typeof personalSubjectSchema>;

export const privacyEndpoints = deskEndpoints({
  findSubjects: {
    method: 'GET',
    path: deskRoutes.personalData,
    query: z.object({ find: line(80) }),
    response: foundSubjectsSchema,
    summary: 'Players, and people who are or were at the desk, by name: at most thirty',
  },
  getSubject: {
    method: 'GET',
    path: deskRoutes.subject,
    params: subjectParams,
    response: personalSubjectSchema,
    summary:
      'What the league keeps about somebody: what would go if he asks for it, and what would stay without his name',
  },
  downloadSubject: {
    method: 'GET',
    path: deskRoutes.subjectZip,
    params: subjectParams,
    response: file('application/zip'),
    summary: 'Everything that the league keeps about somebody: data.json, with his photo and declaration',
  },
  eraseSubject: {
    method: 'POST',
    path: deskRoutes.erasedSubject,
    params: subjectParams,
    summary: 'Delete the data of somebody for ever; results stay, without his name',
  },
  withdrawPhoto: {
    method: 'POST',
    path: deskRoutes.withdrawnPhoto,
    summary: 'Take the photo of a player off every page, and delete it',
  },
});
