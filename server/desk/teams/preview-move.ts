import type { z } from 'zod';
import type { MoveEffect, MovePreview, movePreviewQuerySchema } from '#contract/desk/players.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { planMove } from '#domain/team/plan-move.ts';
import { squadFault, type SquadLimits } from '#domain/team/squad-size.ts';
import { findRefusal, noPlayer } from '#server/commands/steps/change-career.ts';
import { readMove } from '#server/commands/squads/move-player.ts';
import { findMoveFacts, listNumbers, type MoveFacts } from '#server/db/squads/moves.ts';
import { findPlayerRow } from '#server/db/players/office-players.ts';
import { findTeamNames, readCareer } from '#server/db/squads/squads.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { InvalidField } from '#server/errors.ts';
import { readLeagueSettings } from '#server/league/league-settings.ts';
import { readDisciplines } from '#server/discipline/read-suspensions.ts';

type Asked = z.infer<typeof movePreviewQuerySchema> & { playerId: number };

/** What would follow from a move, before it is made. */
export async function previewMove(
  db: Queryable,
  { playerId, membershipId, kind, teamId, on }: Asked,
  now: Date,
): Promise<MovePreview> {
  const player = await findPlayerRow(db, playerId);
  if (!player) throw noPlayer(playerId);
  const career = await readCareer(db, playerId);
  const left = career.memberships.find(({ id }) => id === membershipId);
  if (!left) throw new InvalidField('membershipId', 'invalid', 'He has no such membership');
  const newTeamId = kind === 'return' ? left.loanFromId : kind === 'release' ? null : (teamId ?? null);
  const today = dayAt(now);
  const facts = await findMoveFacts(db, { playerId, teamId: left.teamId, newTeamId, on, today });
  const names = await findTeamNames(db, [left.teamId, newTeamId]);
  const planned = planMove(
    career,
    membershipId,
    readMove({ kind, teamId: newTeamId ?? left.teamId, on, until: null, shirtNumber: null }),
  );
  const refusal =
    typeof planned === 'string'
      ? planned
      : await findRefusal(db, {
          playerIds: [playerId],
          birthdate: player.fields.birthdate,
          before: career,
          after: planned,
          at: now,
        });
  return {
    numbers: newTeamId === null ? [] : await listNumbers(db, newTeamId, on, playerId),
    afterGameweek: facts.afterGameweek,
    refusal: typeof refusal === 'string' ? refusal : (refusal?.reason ?? null),
    effects: [
      ...effectsOf(facts, {
        team: names.get(left.teamId) ?? '',
        newTeam: newTeamId === null ? null : (names.get(newTeamId) ?? ''),
        limits: (await readLeagueSettings(db)).squad,
      }),
      ...(await cardEffects(db, playerId, facts.competitionId)),
    ],
  };
}

function effectsOf(
  facts: MoveFacts,
  { team, newTeam, limits }: { team: string; newTeam: string | null; limits: SquadLimits },
): MoveEffect[] {
  const { match, goals, assists, players, newPlayers } = facts;
  const { least, most } = limits;
  const isTooSmall = ['cannot-play', 'below-least', 'empty'].includes(squadFault(players, limits) ?? '');
  const isTooLarge = newTeam !== null && squadFault(newPlayers + 1, limits) === 'above-most';
  return [
    ...(match ? [{ effect: 'plays_before' as const, ...match }] : []),
    ...(goals + assists > 0 ? [{ effect: 'goals_stay' as const, goals, assists }] : []),
    ...(isTooSmall ? [{ effect: 'squad_small' as const, team, players, least }] : []),
    ...(isTooLarge ? [{ effect: 'squad_large' as const, team: newTeam, players: newPlayers + 1, most }] : []),
  ];
}

/** [SU1] [SU4] [SU9] Cards and bans belong to the player. */
async function cardEffects(db: Queryable, playerId: number, competitionId: number | null): Promise<MoveEffect[]> {
  if (competitionId === null) return [];
  const discipline = (await readDisciplines(db, { id: 0, competitionId }, [playerId])).get(playerId);
  const { yellows = 0, yellowsLeft = null, suspension = null } = discipline ?? {};
  return [
    ...(suspension
      ? [{ effect: 'suspension_follows' as const, matches: suspension.matches, until: suspension.until }]
      : []),
    ...(yellows > 0 && yellowsLeft !== null
      ? [{ effect: 'cards_follow' as const, yellow: yellows, leftToSuspension: yellowsLeft }]
      : []),
  ];
}
