import type { FastifyInstance } from 'fastify';
import { leagueEndpoints } from '#contract/desk/league.ts';
import { withVersion } from '#server/commands/steps/refuse-conflict.ts';
import { addDocument, deleteDocument, saveDocument } from '#server/commands/league/save-document.ts';
import { saveLeagueSettings } from '#server/commands/league/save-league-settings.ts';
import { listCompetitions } from '#server/db/people/people.ts';
import type { Database } from '#server/db/transactions.ts';
import { sampleDocuments } from '#server/league/document-file.ts';
import type { CurrentLeague } from '#server/league/current-league.ts';
import { readLeagueDocuments } from '#server/league/league-documents.ts';
import { readLeagueSettings } from '#server/league/league-settings.ts';
import { serveDesk } from './serve-desk.ts';

interface LeagueOptions {
  db: Database;
  league: CurrentLeague;
  now: () => Date;
}

/** What the league says about itself, and its documents. */
export const leagueRoutes = (app: FastifyInstance, { db, league, now }: LeagueOptions) =>
  serveDesk(app, leagueEndpoints, now, {
    readLeague: async () => ({
      settings: withVersion(await readLeagueSettings(db)),
      competitions: (await listCompetitions(db)).map(({ name }) => name),
    }),
    saveLeague: async ({ body, actor }) => {
      const saved = await saveLeagueSettings(db, actor, body);
      // Whoever saved a name asks for it at once, and may be faster than the notification.
      await league.refresh();
      return saved;
    },
    listDocuments: async () => ({
      documents: (await readLeagueDocuments(db)).map(withVersion),
      samples: [...sampleDocuments()],
    }),
    addDocument: ({ body, actor }) => addDocument(db, actor, body),
    saveDocument: ({ params, body, actor }) => saveDocument(db, actor, { ...body, ...params }),
    deleteDocument: ({ params, query, actor }) => deleteDocument(db, actor, { ...query, ...params }),
  });
