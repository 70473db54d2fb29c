import type { Club } from '#contract/desk/club.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Session } from '#contract/desk/people.ts';
import type { ClubRequests } from '#contract/desk/requests.ts';
import { useSignal } from '#desk/api/use-signal.ts';
import { refreshDesk, useDesk } from '#desk/kit/use-desk.ts';
import { useQuery } from '#desk/shell/navigation.ts';
import { useSession } from '#desk/shell/session.ts';

/** Without the socket, what the league decides is seen after this time at the latest. */
const REFRESH = 30_000;
const NO_TEAMS: Session['teams'] = [];

/** The team of the address, of those that somebody manages, with its squad and what it asks for. */
export function useClub() {
  const teams = useSession()?.teams ?? NO_TEAMS;
  const [query] = useQuery();
  const team = teams.find(({ id }) => String(id) === query.get('team')) ?? teams[0] ?? null;
  const club = useDesk<Club>(team && deskPaths.club(team.id), { every: REFRESH });
  const requests = useDesk<ClubRequests>(team && deskPaths.teamRequests(team.id), { every: REFRESH });
  useSignal('requests_changed', () => refreshDesk('/api/club/'));
  return { teams, team, club, requests: requests.data };
}

/** A screen of this team, where there are several. */
export const ofTeam = (path: string, teams: readonly { id: number }[], id: number): string =>
  teams.length > 1 ? `${path}?team=${id}` : path;
