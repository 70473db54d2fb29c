import type { ConfirmedRegistration } from '#contract/desk/registrations.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import type { Position } from '#domain/lineup/position.ts';
import { registrationFault } from '#domain/club/registration.ts';
import { addDays, dayAt } from '#domain/formatting/sofia-time.ts';
import { sendWithin } from '#server/commands/requests/send-request.ts';
import { runOnce, sessionOf, type Actor } from '#server/commands/run-command.ts';
import { announceChanges } from '#server/db/changes.ts';
import { writeJournal } from '#server/db/journal/journal.ts';
import {
  lockRegistration,
  storeConfirmation,
  storeManagersCorrection,
  storeRefusal,
  type RegistrationRow,
} from '#server/db/registrations/registrations.ts';
import { lockSquads } from '#server/db/squads/squads.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { readLeagueSettings } from '#server/league/league-settings.ts';
import { sendRegistrationDecided } from '#server/messages/send-registration-messages.ts';
import { carryRegistration } from './carry-registration.ts';
import { findAlike } from './find-alike.ts';

interface OfRegistration {
  registrationId: number;
}

type Waiting = RegistrationRow & { birthdate: string };

/**
 * [RG2] [CB1] He is one of the team: the league is asked, or he is in the squad at once. Whom the manager recognises in another
 * team is asked for as a transfer, in his own gets what he sent. [RG6]
 */
export const confirmRegistration = (
  db: Database,
  actor: Actor,
  { registrationId, version, playerId }: OfRegistration & { version: number; playerId: number | null },
): Promise<ConfirmedRegistration> =>
  runOnce(db, actor, async (tx) => {
    // In the order of other commands.
    await lockSquads(tx);
    const row = await lockWaiting(tx, registrationId, version);
    const known = playerId === null ? null : await recognise(tx, actor, row, playerId);
    const away = known?.teams.find(({ id }) => id !== row.team.id);
    const { name, birthdate, position, shirtNumber } = row;
    const decided = { decidedAt: actor.at, decidedBy: sessionOf(actor) };
    await sendRegistrationDecided(tx, { team: row.team, player: name, reason: null }, actor);
    await announceChanges(tx, ['requests']);
    if (known?.isOwn) {
      await storeConfirmation(tx, row.id, { ...decided, requestId: null });
      await carryRegistration(tx, actor, row.id, known.playerId);
      return { requestId: null, isTransfer: false };
    }
    const { requestId } = await sendWithin(tx, actor, {
      teamId: row.team.id,
      content:
        known && away
          ? {
              kind: 'transfer',
              payload: { playerId: known.playerId, fromTeamId: away.id, on: addDays(dayAt(actor.at), 1), shirtNumber },
            }
          : { kind: 'new-player', payload: { name, birthdate, position, shirtNumber } },
      registrationId: row.id,
    });
    await storeConfirmation(tx, row.id, { ...decided, requestId });
    return { requestId, isTransfer: away !== undefined };
  });

/** [RG6] One of those whom he was asked about: nobody tries out numbers of players. */
async function recognise(tx: Queryable, { at }: Actor, { team, name, birthdate }: Waiting, playerId: number) {
  const known = (await findAlike(tx, { teamId: team.id, name, birthdate }, at)).find(
    (one) => one.playerId === playerId,
  );
  if (!known) throw new InvalidField('playerId', 'invalid', 'He is not one of those who look alike');
  return known;
}

interface Corrected {
  name: string;
  birthdate: string;
  position: Position | null;
  shirtNumber: number | null;
}

/** What somebody typed wrong, written by the manager. What a parent signed for stays the child's. [RG1] */
export const correctRegistration = (
  db: Database,
  actor: Actor,
  { registrationId, version, ...fields }: OfRegistration & Corrected & { version: number },
): Promise<void> =>
  runOnce(db, actor, async (tx) => {
    const row = await lockWaiting(tx, registrationId, version);
    const { ages } = await readLeagueSettings(tx);
    const parent = { birthdate: fields.birthdate, hasParent: row.parentName !== null };
    const fault = registrationFault(parent, dayAt(actor.at), ages);
    if (fault) throw new InvalidField('birthdate', fault, 'Nobody of this age can register so');
    await storeManagersCorrection(tx, row.id, { ...fields, changedAt: actor.at });
    await journal(tx, actor, row, 'correct_registration', {});
    await announceChanges(tx, ['requests']);
  });

/** He is none of the team; the reason is on his phone. */
export const refuseRegistration = (
  db: Database,
  actor: Actor,
  { registrationId, reason }: OfRegistration & { reason: string | null },
): Promise<void> =>
  runOnce(db, actor, async (tx) => {
    const row = await lockWaiting(tx, registrationId);
    await storeRefusal(tx, row.id, { decidedAt: actor.at, decidedBy: sessionOf(actor), reason });
    await journal(tx, actor, row, 'refuse_registration', reason === null ? {} : { reason });
    await sendRegistrationDecided(tx, { team: row.team, player: row.name, reason: reason ?? '' }, actor);
    await announceChanges(tx, ['requests']);
  });

/** [RG2] Two managers at once: the second is told. What was corrected since it was seen is looked at again. */
async function lockWaiting(tx: Queryable, id: number, version?: number): Promise<Waiting> {
  const row = await lockRegistration(tx, id);
  if (!row) throw new ApiError('not_found', `There is no registration ${id}`);
  const { birthdate } = row;
  if (!row.waits || birthdate === null)
    throw new ApiError('refused', 'Somebody else has decided it meanwhile', 'decided' satisfies DeskReason);
  if (version !== undefined && row.revision !== version)
    throw new ApiError('refused', 'It was corrected since', 'changed_since' satisfies DeskReason);
  return { ...row, birthdate };
}

const journal = (tx: Queryable, actor: Actor, { team, name }: RegistrationRow, what: string, after: object) =>
  writeJournal(tx, { at: actor.at, sessionId: sessionOf(actor), what, subject: `team:${team.id}`, about: name, after });
