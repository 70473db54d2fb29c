import type { FastifyInstance } from 'fastify';
import { journalEndpoints } from '#contract/desk/people.ts';
import { searchKey } from '#domain/formatting/search-key.ts';
import { revertChange } from '#server/commands/revert-change.ts';
import { listJournal } from '#server/db/journal/journal.ts';
import type { Database } from '#server/db/transactions.ts';
import type { CurrentLeague } from '#server/league/current-league.ts';
import { serveDesk } from './serve-desk.ts';
import { journalNames } from './journal-names.ts';

const PAGE = 50;
const MOST_WORDS = 8;
interface JournalOptions {
  db: Database;
  league: CurrentLeague;
  now: () => Date;
}

/** Who changed what, and the way back. */
export const journalRoutes = (app: FastifyInstance, { db, league, now }: JournalOptions) =>
  serveDesk(app, journalEndpoints, now, {
    readJournal: async ({ query: { only, person, match, subject, q, before } }) => {
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
    },
    revertChange: async ({ params, actor }) => {
      await revertChange(db, actor, params);
      // Whoever sets a name back asks for it at once, and may be faster than the notification.
      await league.refresh();
    },
  });
