import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { subjectSchema } from '#contract/desk/office.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Journal } from '#contract/desk/people.ts';
import { idText } from '#contract/http/shared.ts';
import { searchKey } from '#domain/formatting/search-key.ts';
import { revertChange } from '#server/commands/revert-change.ts';
import { listJournal } from '#server/db/desk/journal.ts';
import type { Database } from '#server/db/open.ts';
import type { CurrentLeague } from '#server/league/current-league.ts';
import { actorAt } from './actor.ts';
import { journalNames } from './journal-names.ts';
import { readInput } from './read-input.ts';

const PAGE = 50;
const MOST_WORDS = 8;
const journalQuery = z.object({
  only: z.literal('people').optional(),
  person: idText.optional(),
  match: idText.optional(),
  subject: subjectSchema.optional(),
  q: z.string().max(100).default(''),
  before: idText.optional(),
});

/** For organisers: who changed what, and the way back. */
export function journalRoutes(
  app: FastifyInstance,
  { db, league, now }: { db: Database; league: CurrentLeague; now: () => Date },
) {
  const actorOf = actorAt(now);

  app.get(deskPaths.journal, async (request): Promise<Journal> => {
    const { only, person, match, subject, q, before } = readInput(journalQuery, request.query, 'The question');
    const words = searchKey(q).split(' ').filter(Boolean).slice(0, MOST_WORDS);
    const rows = await listJournal(
      db,
      { onlyPeople: only === 'people', personId: person, matchId: match, subject, words, before },
      journalNames,
      PAGE + 1,
    );
    const shown = rows.slice(0, PAGE);
    return {
      entries: shown.map(({ id, at, ...entry }) => ({ ...entry, id: String(id), at: at.toISOString() })),
      next: rows.length > PAGE ? String(shown.at(-1)?.id) : null,
    };
  });

  app.post<{ Params: { entryId: string } }>(deskPaths.revertedChange(':entryId'), async (request, reply) => {
    const entryId = readInput(idText, request.params.entryId, 'The id of the entry');
    await revertChange(db, actorOf(request), entryId);
    // Whoever sets a name back asks for it at once, and may be faster than the notification.
    await league.refresh();
    return reply.code(204).send();
  });
}
