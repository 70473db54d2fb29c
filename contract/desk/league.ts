import { z } from 'zod';
import { leagueDocumentSchema, leagueSettingsSchema } from '#contract/http/league-settings.ts';
import { versioned } from './office.ts';

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

export const documentRequestSchema = documentFields;
export const documentChangeSchema = versioned(documentFields);
