import type { Moved, MoveRequest } from '#contract/desk/players.ts';
import { planMove, type Career, type Move, type MoveRefusal } from '#domain/team/plan-move.ts';
import { findPlayerRow } from '#server/db/players/office-players.ts';
import { lockSquads } from '#server/db/squads/squads.ts';
import { findTeamRow } from '#server/db/teams/office-teams.ts';
import type { Database } from '#server/db/transactions.ts';
import { InvalidField } from '#server/errors.ts';
import {
  changeCareer,
  careersToJournal,
  noPlayer,
  squadTags,
  versionOfCareer,
} from '#server/commands/steps/change-career.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** A transfer, a loan, the return from one, or a release. */
export const movePlayer = (
  db: Database,
  actor: Actor,
  { playerId, ...request }: MoveRequest & { playerId: number },
): Promise<Moved> =>
  runCommand(db, actor, async (tx) => {
    await lockSquads(tx);
    const player = await findPlayerRow(tx, playerId, { lock: true });
    if (!player) throw noPlayer(playerId);
    const move = readMove(request);
    if ('toTeamId' in move && !(await findTeamRow(tx, move.toTeamId)))
      throw new InvalidField('teamId', 'invalid', `There is no team ${move.toTeamId}`);
    const { before, after } = await changeCareer(tx, actor, {
      playerId,
      birthdate: player.fields.birthdate,
      fields: { joinedOn: 'on', leftOn: 'on' },
      plan: (career) => plan(career, request.membershipId, move),
    });
    const subject = `player:${playerId}` as const;
    const described = await careersToJournal(tx, before, after);
    return {
      result: { version: versionOfCareer(after) },
      change: {
        what: `move_${request.kind}`,
        subject,
        about: player.fields.name,
        before: described.before,
        after: { ...described.after, from: request.on, ...(request.until !== null && { until: request.until }) },
        tags: squadTags(playerId, before, after),
      },
    };
  });

export function readMove({ kind, teamId, on, until, shirtNumber }: Omit<MoveRequest, 'membershipId'>): Move {
  if (kind === 'release') return { kind, on };
  if (kind === 'return') return { kind, on, shirtNumber };
  if (teamId === null) throw new InvalidField('teamId', 'required', 'The team that he joins is missing');
  return kind === 'loan'
    ? { kind, on, until, shirtNumber, toTeamId: teamId }
    : { kind, on, shirtNumber, toTeamId: teamId };
}

function plan(career: Career, membershipId: number, move: Move): Career {
  const planned = planMove(career, membershipId, move);
  if (typeof planned !== 'string') return planned;
  const { field, message } = REFUSALS[planned];
  throw new InvalidField(field, planned, message);
}

const REFUSALS: Record<MoveRefusal, { field: string; message: string }> = {
  not_in_squad: { field: 'on', message: 'He is not in that squad by then' },
  joined_later: { field: 'on', message: 'He joins that squad on this day, or later' },
  same_squad: { field: 'teamId', message: 'He is in this squad already' },
  on_loan: { field: 'kind', message: 'Who is on loan is not lent on' },
  not_on_loan: { field: 'kind', message: 'He is not on loan' },
  until_too_early: { field: 'until', message: 'The loan would end before it begins' },
};
