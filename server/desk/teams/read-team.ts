import type { SquadMember, Team, TeamList } from '#contract/desk/teams.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { latestAdultBirthdate } from '#domain/player/private-player.ts';
import { isMemberOn } from '#domain/team/membership.ts';
import { joiningDay } from '#domain/team/joining-day.ts';
import { squadFault } from '#domain/team/squad-size.ts';
import { readTeamStandings } from '#server/api/team/read-team-standings.ts';
import { versionOf } from '#server/commands/steps/refuse-conflict.ts';
import { listSquadMembers, type SquadRow } from '#server/db/players/office-players.ts';
import {
  findNextMatch,
  findSeasonOfTeam,
  findTeamRow,
  listOfficeTeams,
  listTeamCompetitions,
} from '#server/db/teams/office-teams.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Reader } from '#server/db/queryable.ts';
import { ApiError } from '#server/errors.ts';
import { readLeagueSettings } from '#server/league/league-settings.ts';
import { readSuspensions } from '#server/discipline/read-suspensions.ts';
import { presentSuspension } from '#server/desk/present-suspension.ts';

export async function readTeamList(db: Queryable, now: Date): Promise<TeamList> {
  const today = dayAt(now);
  const { squad } = await readLeagueSettings(db);
  const rows = await listOfficeTeams(db, today, latestAdultBirthdate(today));
  return {
    teams: rows.map(({ hasContact, minorsWithoutDeclaration, withoutBirthdate, ...team }) => ({
      ...team,
      lacks: {
        crest: team.crest === null,
        contact: !hasContact,
        // Whoever plays nowhere this season needs no squad.
        squad: team.competitions.length > 0 ? squadFault(team.players, squad) : null,
        declarations: minorsWithoutDeclaration,
        birthdates: withoutBirthdate,
      },
    })),
  };
}

/** Without a reader there is no table to look at. */
export async function readTeam(db: Queryable, reader: Reader | null, id: number, now: Date): Promise<Team> {
  const row = await findTeamRow(db, id);
  if (!row) throw new ApiError('not_found', `There is no team ${id}`);
  const today = dayAt(now);
  const { squad: limits, ages } = await readLeagueSettings(db);
  const squad = await readSquad(db, id, today);
  return {
    id,
    fields: row.fields,
    version: versionOf(row.fields),
    formerNames: row.formerNames,
    competitions: await listTeamCompetitions(db, id),
    standing: reader && (await findStanding(reader, id, now)),
    squad,
    limits: { ...limits, leastAge: ages.least, adultAge: ages.adult },
    today,
    joinsOn: joiningDay({ today, hasSquad: squad.length > 0, ...(await findSeasonOfTeam(db, id)) }),
  };
}

async function findStanding(reader: Reader, id: number, now: Date): Promise<Team['standing']> {
  const { standings } = await readTeamStandings({ params: { id }, query: {}, reader, now, tag: () => {} });
  const rows = Array.isArray(standings) ? standings : Object.values(standings).flat();
  const own = rows.find(({ team }) => team.id === id);
  return own ? { position: own.position, points: own.points } : null;
}

async function readSquad(db: Queryable, teamId: number, today: string): Promise<SquadMember[]> {
  const rows = await listSquadMembers(db, teamId);
  const suspensions = await readSuspended(
    db,
    teamId,
    rows.filter(({ fields }) => isMemberOn(fields, today)),
  );
  return rows.map((row) => ({
    ...row,
    version: versionOf(row.fields),
    suspension: presentSuspension(suspensions.get(row.playerId)),
  }));
}

async function readSuspended(db: Queryable, teamId: number, members: readonly SquadRow[]) {
  const match = await findNextMatch(db, teamId);
  const players = members.map(({ playerId }) => playerId);
  return match ? readSuspensions(db, match, players) : new Map<number, null>();
}
