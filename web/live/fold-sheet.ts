import type { LineupPlayer, Lineups, MatchStats, PlayerStats, TeamLineup } from '#web/football/match-model.ts';
import type { LiveUpdate } from './read-message.ts';

type Of<Kind extends LiveUpdate['kind']> = Extract<LiveUpdate, { kind: Kind }>;

export function foldLineups(known: Lineups | undefined, { revision, teams }: Of<'lineups'>): Lineups | undefined {
  // An empty sheet in place of none would keep the true one from being asked for.
  if (Object.keys(teams).length === 0 || isOld(revision, known?.revision)) return known;
  if (revision !== null || !known) return { teams, revision };
  const seen = Object.values(known.teams).flatMap(({ starters, substitutes }) => [...starters, ...substitutes]);
  const withLooks = (players: LineupPlayer[]) => keepLooks(players, seen, ['name', 'picture', 'number', 'position']);
  const told = Object.entries(teams).map(([id, { starters, substitutes }]): [string, TeamLineup] => [
    id,
    { starters: withLooks(starters), substitutes: withLooks(substitutes) },
  ]);
  return { teams: { ...known.teams, ...Object.fromEntries(told) }, revision };
}

export function foldStats(
  known: MatchStats | undefined,
  { revision, teams, players }: Of<'stats'>,
): MatchStats | undefined {
  // Half of the numbers in place of none would keep the whole from being asked for.
  if (!known && !(teams && players)) return undefined;
  const before = known ?? { teams: {}, players: [], teamsRevision: null, playersRevision: null };
  const withLooks = (told: PlayerStats[]) =>
    revision === null ? keepLooks(told, before.players, ['name', 'picture', 'team', 'teamName', 'position']) : told;
  return {
    ...before,
    ...(teams &&
      !isOld(revision, before.teamsRevision) && { teams: { ...before.teams, ...teams }, teamsRevision: revision }),
    ...(players &&
      !isOld(revision, before.playersRevision) && { players: withLooks(players), playersRevision: revision }),
  };
}

/** Another backend's messages may bring numbers without the names and pictures that are known already. */
const keepLooks = <P extends { id: number }>(told: P[], seen: P[], looks: (keyof P)[]): P[] =>
  told.map((player) => {
    const before = seen.find(({ id }) => id === player.id);
    const missing = looks.filter((look) => player[look] === null || player[look] === '');
    return before ? { ...player, ...Object.fromEntries(missing.map((look) => [look, before[look]])) } : player;
  });

/** Messages without revisions come in order. */
const isOld = (revision: number | null, known: number | null | undefined): boolean =>
  revision !== null && typeof known === 'number' && revision < known;
