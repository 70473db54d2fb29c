import { ineligibility } from '#domain/player/eligibility.ts';
import type { LeagueSettings } from '#contract/http/league-settings.ts';
import { squadFault, type SquadFault } from '#domain/team/squad-size.ts';
import {
  listPlayersOfTwoTeams,
  listDuplicateMembers,
  listMembers,
  listSharedNumbers,
  listSquads,
} from '#server/db/check/check-squads.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { readLeagueSettings } from '#server/league/league-settings.ts';
import { finding, type FaultCode, type Finding } from './faults.ts';

const SIZE_FAULTS: Record<SquadFault, FaultCode> = {
  empty: 'team-without-squad',
  'cannot-play': 'squad-too-small',
  'below-least': 'squad-below-rules',
  'above-most': 'squad-above-rules',
};

export async function checkSquads(db: Queryable, today: string): Promise<Finding[]> {
  const { ages, squad } = await readLeagueSettings(db);
  const divided = await listPlayersOfTwoTeams(db);
  const doubled = await listDuplicateMembers(db);
  const shared = await listSharedNumbers(db, today);
  return [
    ...(await listMembers(db, today)).flatMap((player) => checkMember(player, ages)),
    ...divided.map((player) =>
      finding('player-in-two-teams', player, `${player.teams} (${player.competition})`, {
        teams: player.teams,
        competition: player.competition,
      }),
    ),
    ...doubled.map((player) => finding('player-twice-in-squad', player, player.team, { team: player.team })),
    ...shared.map((team) =>
      finding('shirt-number-twice', team, `number ${team.number}: ${team.players}`, {
        number: team.number,
        players: team.players,
      }),
    ),
    ...(await listSquads(db, today)).flatMap((team) => checkSquad(team, squad)),
  ];
}

function checkMember(player: Awaited<ReturnType<typeof listMembers>>[number], ages: LeagueSettings['ages']): Finding[] {
  const { birthdate, day, team } = player;
  if (birthdate === null)
    return [finding('birthdate-unknown', player, `plays for ${team}, without a birthdate`, { team })];
  const fault = ineligibility(player, day, ages);
  if (fault === null) return [];
  return fault === 'too-young'
    ? [
        finding('too-young', player, `plays for ${team}, not yet ${ages.least} on ${day}`, {
          team,
          age: ages.least ?? 0,
        }),
      ]
    : [
        finding('minor-without-declaration', player, `plays for ${team}, not yet ${ages.adult} on ${day}`, {
          team,
          age: ages.adult,
        }),
      ];
}

function checkSquad(team: Awaited<ReturnType<typeof listSquads>>[number], sizes: LeagueSettings['squad']): Finding[] {
  const { size, badge, withoutPicture } = team;
  const fault = squadFault(size, sizes);
  const { onPitch, least, most } = sizes;
  return [
    ...(fault
      ? [
          finding(SIZE_FAULTS[fault], team, `${players(size)}; ${onPitch} play, ${least} to ${most} are required`, {
            count: size,
            least,
            most,
          }),
        ]
      : []),
    ...(badge ? [] : [finding('badge-missing', team, 'no crest')]),
    ...(withoutPicture > 0 && withoutPicture < size
      ? [
          finding('portrait-missing', team, `${withoutPicture} of ${players(size)} without a portrait`, {
            count: withoutPicture,
          }),
        ]
      : []),
  ];
}

const players = (count: number) => (count === 1 ? '1 player' : `${count} players`);
