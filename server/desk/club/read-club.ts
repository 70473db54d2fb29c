import type { Club, ClubMember } from '#contract/desk/club.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { needsLeague, REQUEST_KINDS } from '#domain/club/requests.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { ineligibility } from '#domain/player/eligibility.ts';
import type { KnownSuspension } from '#server/discipline/read-suspensions.ts';
import { readSuspensions } from '#server/discipline/read-suspensions.ts';
import { readTeamStandings } from '#server/api/team/read-team-standings.ts';
import { listSquadMembers, type SquadRow } from '#server/db/players/office-players.ts';
import { listRegistrationDays } from '#server/db/requests/requests.ts';
import { findClubMatch, findTeamRow, listTeamRefs } from '#server/db/teams/office-teams.ts';
import type { Queryable, Reader } from '#server/db/queryable.ts';
import { presentSuspension } from '#server/desk/present-suspension.ts';
import { ApiError } from '#server/errors.ts';
import { readLeagueSettings } from '#server/league/league-settings.ts';

/** A team as its manager sees it. Without a reader there is no table to look at. */
export async function readClub(db: Queryable, reader: Reader | null, teamId: number, now: Date): Promise<Club> {
  const row = await findTeamRow(db, teamId);
  const [team] = await listTeamRefs(db, [teamId]);
  if (!row || !team) throw new ApiError('not_found', `There is no team ${teamId}`);
  const today = dayAt(now);
  const { squad, ages, requests } = await readLeagueSettings(db);
  const competitions = await listRegistrationDays(db, teamId);
  const match = await findClubMatch(db, teamId);
  const members = (await listSquadMembers(db, teamId)).filter(({ fields: { leftOn } }) => !leftOn || leftOn >= today);
  const players = members.map(({ playerId }) => playerId);
  const suspensions = match ? await readSuspensions(db, match, players) : new Map<number, null>();
  return {
    team,
    competitions,
    next: match && { ...match, startTime: match.startTime.toISOString() },
    table: reader && competitions.length > 0 ? await readNeighbours(db, reader, teamId, now) : [],
    members: members.map((member) => presentMember(teamId, member, suspensions.get(member.playerId), { today, ages })),
    limits: { ...squad, adultAge: ages.adult },
    waits: REQUEST_KINDS.filter((kind) => needsLeague(kind, requests, competitions, today)),
    fields: row.fields,
    today,
  };
}

function presentMember(
  teamId: number,
  { playerId, fields, declaration }: SquadRow,
  suspension: KnownSuspension | null | undefined,
  { today, ages }: { today: string; ages: Parameters<typeof ineligibility>[2] },
): ClubMember {
  const { name, nameLatin, birthdate, position, picture, shirtNumber, captain, joinedOn, leftOn } = fields;
  const reason = ineligibility({ birthdate, parentalDeclaration: declaration.given }, today, ages);
  return {
    playerId,
    name,
    birthdate,
    position,
    // The office's address of a photo is for organisers alone.
    picture: picture && { id: picture.id, address: deskPaths.clubPicture(teamId, picture.id) },
    shirtNumber,
    captain,
    joinedOn,
    leftOn,
    nameLatin: nameLatin ?? transliterate(name),
    needsDeclaration: reason === 'no-declaration',
    suspension: presentSuspension(suspension),
  };
}

/** The team with who is above and below, of its own group. */
async function readNeighbours(db: Queryable, reader: Reader, teamId: number, now: Date): Promise<Club['table']> {
  const { standings } = await readTeamStandings({ params: { id: teamId }, query: {}, reader, now, tag: () => {} });
  const tables = Array.isArray(standings) ? [standings] : Object.values(standings);
  const table = tables.find((rows) => rows.some(({ team }) => team.id === teamId)) ?? [];
  const own = table.findIndex(({ team }) => team.id === teamId);
  const from = Math.max(0, Math.min(own - 1, table.length - 3));
  const rows = table.slice(from, from + 3);
  const teams = await listTeamRefs(
    db,
    rows.map(({ team }) => team.id),
  );
  return rows.flatMap(({ position, team: { id }, goal_difference: goalDifference, points }) => {
    const team = teams.find((one) => one.id === id);
    return team ? [{ position, team, goalDifference, points }] : [];
  });
}
