import { compareRevisions } from '#domain/match/revision.ts';
import type { LineupPlayer, Lineups, MatchStats, PlayerStats, TeamLineup } from '#web/football/match-model.ts';
import type { LiveUpdate } from './parse-message.ts';

type UpdateOf<Kind extends LiveUpdate['kind']> = Extract<LiveUpdate, { kind: Kind }>;

export function foldLineups(known: Lineups | undefined, { revision, teams }: UpdateOf<'lineups'>): Lineups | undefined {
  // Storing empty line-ups would keep the real ones from being requested.
  if (Object.keys(teams).length === 0 || isOutdated(revision, known?.revision)) return known;
  if (revision !== null || !known) return { teams, revision };
  const knownPlayers = Object.values(known.teams).flatMap(({ starters, substitutes }) => [...starters, ...substitutes]);
  const withIdentity = (players: LineupPlayer[]) =>
    keepIdentity(players, knownPlayers, ['name', 'picture', 'number', 'position']);
  const updated = Object.entries(teams).map(([id, { starters, substitutes }]): [string, TeamLineup] => [
    id,
    { starters: withIdentity(starters), substitutes: withIdentity(substitutes) },
  ]);
  return { teams: { ...known.teams, ...Object.fromEntries(updated) }, revision };
}

export function foldStats(
  known: MatchStats | undefined,
  { revision, teams, players }: UpdateOf<'stats'>,
): MatchStats | undefined {
  // Storing half of the statistics would keep the rest from being requested.
  if (!known && !(teams && players)) return undefined;
  const before = known ?? { teams: {}, players: [], teamsRevision: null, playersRevision: null };
  const withIdentity = (received: PlayerStats[]) =>
    revision === null
      ? keepIdentity(received, before.players, ['name', 'picture', 'team', 'teamName', 'position'])
      : received;
  return {
    ...before,
    ...(teams &&
      !isOutdated(revision, before.teamsRevision) && { teams: { ...before.teams, ...teams }, teamsRevision: revision }),
    ...(players &&
      !isOutdated(revision, before.playersRevision) && { players: withIdentity(players), playersRevision: revision }),
  };
}

/** Another backend's messages may have numbers without the names and pictures that are known already. */
const keepIdentity = <P extends { id: number }>(received: P[], knownPlayers: P[], fields: (keyof P)[]): P[] =>
  received.map((player) => {
    const before = knownPlayers.find(({ id }) => id === player.id);
    const missing = fields.filter((field) => player[field] === null || player[field] === '');
    return before ? { ...player, ...Object.fromEntries(missing.map((field) => [field, before[field]])) } : player;
  });

const isOutdated = (revision: number | null, known: number | null | undefined): boolean =>
  compareRevisions(revision, known) < 0;
