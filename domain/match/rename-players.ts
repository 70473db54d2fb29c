type Name = string | number;
type Named = { player: Name };

/** Replaces the players that details of a ledger entry name: by keys in files, by ids in the database. */
export function renamePlayers(details: object, rename: (player: Name) => Name): object {
  const renamed = (entries: Named[]) => entries.map((entry) => ({ ...entry, player: rename(entry.player) }));
  const { starters, substitutes, captain, players } = details as {
    starters?: Named[];
    substitutes?: Named[];
    captain?: Name | null;
    players?: Named[];
  };
  return {
    ...details,
    ...(starters && { starters: renamed(starters) }),
    ...(substitutes && { substitutes: renamed(substitutes) }),
    ...(captain !== undefined && { captain: captain === null ? null : rename(captain) }),
    ...(players && { players: renamed(players) }),
  };
}
