import { ineligibility } from '#domain/player/eligibility.ts';
import { squadFault, type SquadFault } from '#domain/team/squad-size.ts';
import { league } from '#league.config';
import {
  listPlayersOfTwoTeams,
  listDuplicateMembers,
  listMembers,
  listSharedNumbers,
  listSquads,
} from '#server/db/queries/check-squads.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { finding, type FaultCode, type Finding } from './faults.ts';

const SIZE_FAULTS: Record<SquadFault, FaultCode> = {
  empty: 'team-without-squad',
  'cannot-play': 'squad-too-small',
  'below-least': 'squad-below-rules',
  'above-most': 'squad-above-rules',
};

export async function checkSquads(db: Queryable, today: string): Promise<Finding[]> {
  const divided = await listPlayersOfTwoTeams(db);
  const doubled = await listDuplicateMembers(db);
  const shared = await listSharedNumbers(db, today);
  return [
    ...(await listMembers(db, today)).flatMap(checkMember),
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
    ...(await listSquads(db, today)).flatMap(checkSquad),
  ];
}

function checkMember(player: Awaited<ReturnType<typeof listMembers>>[number]): Finding[] {
  const { birthdate, day, team } = player;
  if (birthdate === null)
    return [finding('birthdate-unknown', player, `plays for ${team}, without a birthdate`, { team })];
  const fault = ineligibility(player, day, league.ages);
  if (fault === null) return [];
  return fault === 'too-young'
    ? [
        finding('too-young', player, `plays for ${team}, not yet ${league.ages.least} on ${day}`, {
          team,
          age: league.ages.least,
        }),
      ]
    : [
        finding('minor-without-declaration', player, `plays for ${team}, not yet ${league.ages.adult} on ${day}`, {
          team,
          age: league.ages.adult,
        }),
      ];
}

function checkSquad(team: Awaited<ReturnType<typeof listSquads>>[number]): Finding[] {
  const { size, badge, withoutPicture } = team;
  const fault = squadFault(size, league.squad);
  const { onPitch, least, most } = league.squad;
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
