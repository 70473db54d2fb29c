import type { GroupPlace } from '#domain/fixtures/groups.ts';
import type { MatchStatus } from '#domain/match/status.ts';
import { buildGroupStandings, type GroupStandingsInput } from '#domain/standings/build-standings.ts';

/** The place of a group as it is stored: `2 А`. [BR10] */
export const writeOrigin = ({ place, group }: GroupPlace): string => `${place} ${group}`;

export function readOrigin(text: string): GroupPlace | null {
  const [, place = '', group = ''] = /^([1-9]\d?) (\S.*)$/u.exec(text) ?? [];
  return place === '' ? null : { place: Number(place), group };
}

interface GroupMatch<Id> {
  home: Id | null;
  away: Id | null;
  status: MatchStatus;
}

/** [BR10] The team on a place of a group; null while the group is open, or has no such place. */
export function teamsOnPlaces<Id extends string | number>(
  input: GroupStandingsInput<Id>,
  matches: readonly GroupMatch<Id>[],
): (place: GroupPlace) => Id | null {
  const left = new Set(input.teams.filter(({ withdrawn }) => withdrawn).map(({ id }) => id));
  const isOpen = ({ status, home, away }: GroupMatch<Id>) => {
    if (status === 'LIVE') return true;
    const isWaiting = status === 'UPCOMING' || status === 'POSTPONED';
    return isWaiting && [home, away].every((team) => team === null || !left.has(team));
  };
  const decided = new Map<string, Id[]>();
  for (const { group, rows } of buildGroupStandings(input)) {
    const members = new Set(rows.map(({ team }) => team));
    const own = matches.filter(({ home, away }) => [home, away].some((team) => team !== null && members.has(team)));
    if (group !== null && own.length > 0 && !own.some(isOpen))
      decided.set(
        group,
        rows.map(({ team }) => team).filter((team) => !left.has(team)),
      );
  }
  return ({ place, group }) => decided.get(group)?.[place - 1] ?? null;
}
