import type { EntryDetails } from '#domain/match/desk/act.ts';
import { CellProblem, shown, type Kind } from './cells.ts';

/** What the desk recorded beyond the columns of the ledger; players are named by their keys. */
export const entryDetails: Kind = {
  says: 'JSON, as exported',
  parse: (cell) => {
    try {
      const details: unknown = JSON.parse(cell);
      if (typeof details === 'object' && details !== null && !Array.isArray(details)) return details;
    } catch {
      // Told below.
    }
    throw new CellProblem(`${shown(cell)} is not an object in JSON`);
  },
  format: (value) => JSON.stringify(value),
};

type Named<Id> = { player: Id };

/** The same details with players named in another way: by key in files, by id in the database. */
export function renamePlayers<From, To>(details: object, rename: (player: From) => To): object {
  const renamed = (entries: Named<From>[]) => entries.map((entry) => ({ ...entry, player: rename(entry.player) }));
  const { starters, substitutes, captain, players } = details as {
    starters?: Named<From>[];
    substitutes?: Named<From>[];
    captain?: From | null;
    players?: Named<From>[];
  };
  return {
    ...details,
    ...(starters && { starters: renamed(starters) }),
    ...(substitutes && { substitutes: renamed(substitutes) }),
    ...(captain !== undefined && { captain: captain === null ? null : rename(captain) }),
    ...(players && { players: renamed(players) }),
  } satisfies object as EntryDetails;
}
