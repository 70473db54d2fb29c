import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  documentChangeSchema,
  documentRequestSchema,
  savedLeagueSchema,
  type OfficeDocument,
  type OfficeDocuments,
  type OfficeLeague,
  type SavedLeague,
} from '#contract/desk/league.ts';
import { versionSchema } from '#contract/desk/office.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { idText } from '#contract/http/shared.ts';
import { withVersion } from '#server/commands/refuse-conflict.ts';
import { addDocument, deleteDocument, saveDocument } from '#server/commands/save-document.ts';
import { saveLeagueSettings } from '#server/commands/save-league-settings.ts';
import { listCompetitions } from '#server/db/desk/people.ts';
import type { Database } from '#server/db/open.ts';
import { sampleDocuments } from '#server/documents/document-file.ts';
import type { CurrentLeague } from '#server/league/current-league.ts';
import { readLeagueDocuments } from '#server/league/league-documents.ts';
import { readLeagueSettings } from '#server/league/league-settings.ts';
import { actorAt } from './actor.ts';
import { readInput } from './read-input.ts';

/** A document of the greatest length, in Cyrillic letters and with escapes. */
const BODY_BYTES = 512 * 1024;

type OfDocument = { Params: { number: string } };

interface LeagueOptions {
  db: Database;
  league: CurrentLeague;
  now: () => Date;
}

/** For organisers: what the league says about itself, and its documents. */
export function leagueRoutes(app: FastifyInstance, { db, league, now }: LeagueOptions) {
  const actorOf = actorAt(now);
  const numberOf = ({ params }: FastifyRequest<OfDocument>) => readInput(idText, params.number, 'The number');

  app.get(deskPaths.league, async (): Promise<OfficeLeague> => {
    const settings = withVersion(await readLeagueSettings(db));
    return { settings, competitions: (await listCompetitions(db)).map(({ name }) => name) };
  });

  app.put(deskPaths.league, { bodyLimit: BODY_BYTES }, async (request): Promise<SavedLeague> => {
    const wanted = readInput(savedLeagueSchema, request.body, 'The league');
    const saved = await saveLeagueSettings(db, wanted, actorOf(request));
    // Whoever saved a name asks for it at once, and may be faster than the notification.
    await league.refresh();
    return saved;
  });

  app.get(deskPaths.documents, async (): Promise<OfficeDocuments> => ({
    documents: (await readLeagueDocuments(db)).map(withVersion),
    samples: [...sampleDocuments()],
  }));

  app.post(deskPaths.documents, { bodyLimit: BODY_BYTES }, async (request, reply): Promise<OfficeDocument> => {
    const fields = readInput(documentRequestSchema, request.body, 'The document');
    const added = await addDocument(db, fields, actorOf(request));
    void reply.code(201);
    return added;
  });

  app.put<OfDocument>(
    deskPaths.document(':number'),
    { bodyLimit: BODY_BYTES },
    async (request): Promise<OfficeDocument> => {
      const change = readInput(documentChangeSchema, request.body, 'The document');
      return saveDocument(db, numberOf(request), change, actorOf(request));
    },
  );

  app.delete<OfDocument>(deskPaths.document(':number'), async (request, reply) => {
    const { version } = readInput(z.object({ version: versionSchema }), request.query, 'The version');
    await deleteDocument(db, numberOf(request), version, actorOf(request));
    return reply.code(204).send();
  });
}
