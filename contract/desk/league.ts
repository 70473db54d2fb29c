import { z } from 'zod';
import { idText } from '#contract/http/shared.ts';
import { leagueDocumentSchema, leagueSettingsSchema } from '#contract/http/league-settings.ts';
import { deskEndpoints } from './endpoint.ts';
import { versioned, versionSchema } from './office.ts';
import { deskRoutes } from './paths.ts';

/** The settings as they are stored, where an empty English text is the Bulgarian one. */
export const savedLeagueSchema = versioned(leagueSettingsSchema);
export type SavedLeague = z.infer<typeof savedLeagueSchema>;

export const officeLeagueSchema = z.object({
  settings: savedLeagueSchema,
  /** Names of competitions that can open the home page. */
  competitions: z.array(z.string()),
});
export type OfficeLeague = z.infer<typeof officeLeagueSchema>;

const documentFields = leagueDocumentSchema.omit({ number: true });
export type DocumentFields = z.infer<typeof documentFields>;

export const officeDocumentSchema = versioned(leagueDocumentSchema);
export type OfficeDocument = z.infer<typeof officeDocumentSchema>;

export const officeDocumentsSchema = z.object({
  documents: z.array(officeDocumentSchema),
  /** To begin one's own with. */
  samples: z.array(leagueDocumentSchema),
});
export type OfficeDocuments = z.infer<typeof officeDocumentsSchema>;

const documentRequestSchema = documentFields;
export const documentChangeSchema = versioned(documentFields);

const documentParams = z.object({ number: idText });
/** A document of the greatest length, in Cyrillic letters and with escapes. */
const BODY_BYTES = 512 * 1024;

export const leagueEndpoints = deskEndpoints({
  readLeague: {
    method: 'GET',
    path: deskRoutes.league,
    response: officeLeagueSchema,
    summary: 'What the league says about itself and decides for itself',
  },
  saveLeague: {
    method: 'PUT',
    path: deskRoutes.league,
    body: savedLeagueSchema,
    bodyBytes: BODY_BYTES,
    response: savedLeagueSchema,
    summary: 'Change the settings; the public site follows at once',
  },
  listDocuments: {
    method: 'GET',
    path: deskRoutes.documents,
    response: officeDocumentsSchema,
    summary: 'The public documents with their texts, in the order of their numbers',
  },
  addDocument: {
    method: 'POST',
    path: deskRoutes.documents,
    body: documentRequestSchema,
    bodyBytes: BODY_BYTES,
    response: officeDocumentSchema,
    status: 201,
    summary: 'Add a public document',
  },
  saveDocument: {
    method: 'PUT',
    path: deskRoutes.document,
    params: documentParams,
    body: documentChangeSchema,
    bodyBytes: BODY_BYTES,
    response: officeDocumentSchema,
    summary: 'Change a public document; its PDF follows at once',
  },
  deleteDocument: {
    method: 'DELETE',
    path: deskRoutes.document,
    params: documentParams,
    query: z.object({ version: versionSchema }),
    summary: 'Delete a public document',
  },
});
