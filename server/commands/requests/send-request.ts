import type { ContentOf, RequestContent, SentRequest } from '#contract/desk/requests.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import { needsLeague } from '#domain/club/requests.ts';
import { addDays, dayAt } from '#domain/formatting/sofia-time.ts';
import { runOnce, sessionOf, type Actor } from '#server/commands/run-command.ts';
import { announceChanges } from '#server/db/changes.ts';
import { writeJournal } from '#server/db/journal/journal.ts';
import { lockTeam } from '#server/db/people/managers.ts';
import { findPlayerRow } from '#server/db/players/office-players.ts';
import { insertRequest, listRegistrationDays, listTeamRequests, lockRequests } from '#server/db/requests/requests.ts';
import { lockSquads } from '#server/db/squads/squads.ts';
import { findTeamRow, lockTeams } from '#server/db/teams/office-teams.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { claimPicture } from '#server/commands/steps/claim-picture.ts';
import { readLeagueSettings } from '#server/league/league-settings.ts';
import { sendRequestSent } from '#server/messages/send-request-messages.ts';
import { applyRequest, type Asked } from './apply-request.ts';

/** As many as two whole squads. */
const MOST_OPEN = 60;

/** [CB1] What a team asks for, or does at once where the league leaves it to the team. */
export const sendRequest = (
  db: Database,
  actor: Actor,
  { teamId, ...content }: RequestContent & { teamId: number },
): Promise<SentRequest> => runOnce(db, actor, (tx) => sendWithin(tx, actor, { teamId, content }));

interface Sent {
  teamId: number;
  content: RequestContent;
  /** Of a player who registered himself. */
  registrationId?: number;
}

/** The same as a part of another command, in its transaction. */
export async function sendWithin(
  tx: Database,
  actor: Actor,
  { teamId, content, registrationId }: Sent,
): Promise<SentRequest> {
  await lockFor(tx, content);
  const team = await lockTeam(tx, teamId);
  if (!team) throw new ApiError('not_found', `There is no team ${teamId}`);
  const asked = {
    teamId,
    content,
    before: content.kind === 'team-data' ? await readTeamData(tx, teamId, content.payload) : null,
  };
  refuseTransferWithin(asked);
  const { requests: decides } = await readLeagueSettings(tx);
  const waits = needsLeague(content.kind, decides, await listRegistrationDays(tx, teamId), dayAt(actor.at));
  // What the rules forbid is said to whoever asks, and not only to whoever decides.
  const outcome = await tryRequest(
    tx,
    actor,
    { ...asked, ...(registrationId !== undefined && { registrationId }) },
    waits ? 'undo' : 'keep',
  );
  if (!waits && outcome === 'done') return { requestId: null };
  await refuseAskedAlready(tx, asked, actor.at);
  await keepPicture(tx, content);
  const requestId = await insertRequest(tx, {
    ...asked,
    fromRegistration: registrationId !== undefined,
    sentAt: actor.at,
    sentBy: sessionOf(actor),
    answerUntil: content.kind === 'transfer' ? addDays(dayAt(actor.at), decides.transferDays) : null,
  });
  await writeJournal(tx, {
    at: actor.at,
    sessionId: sessionOf(actor),
    what: 'send_request',
    subject: `team:${teamId}`,
    about: await nameOf(tx, asked, team.name),
    after: { request: content.kind },
  });
  await announceChanges(tx, ['requests']);
  const [request] = await lockRequests(tx, [requestId]);
  if (request) await sendRequestSent(tx, request, actor);
  return { requestId };
}

/** In the order of other commands. */
const lockFor = (tx: Queryable, { kind }: Pick<RequestContent, 'kind'>) =>
  kind === 'team-data' ? lockTeams(tx) : lockSquads(tx);

/** Thrown to take back what was only tried. */
class Undone extends Error {}

/**
 * Whether it could be done; what the rules forbid is thrown. Somebody who looks like another goes to the league in any case: a
 * team must not learn whom others have. [CB3]
 */
export async function tryRequest(
  tx: Database,
  actor: Actor,
  asked: Asked,
  then: 'keep' | 'undo',
): Promise<'done' | 'looks_alike'> {
  try {
    await tx.transaction(async (inner) => {
      await applyRequest(inner, actor, asked, {});
      if (then === 'undo') throw new Undone();
    });
    return 'done';
  } catch (error) {
    if (error instanceof Undone) return 'done';
    if (error instanceof ApiError && error.details.reason === 'looks_alike') return 'looks_alike';
    throw error;
  }
}

/** What the fields are that shall change, so that nobody's change is lost. */
async function readTeamData(tx: Queryable, teamId: number, changes: ContentOf<'team-data'>) {
  const row = await findTeamRow(tx, teamId);
  const names = Object.keys(changes) as (keyof typeof changes)[];
  if (names.length === 0) throw new InvalidField('payload', 'required', 'Say what shall change');
  return Object.fromEntries(names.map((name) => [name, row?.fields[name] ?? null]));
}

function refuseTransferWithin({ teamId, content }: Asked): void {
  if (content.kind === 'transfer' && content.payload.fromTeamId === teamId)
    throw new InvalidField('payload.fromTeamId', 'same_squad', 'He is in this squad already');
}

async function refuseAskedAlready(tx: Queryable, { teamId, content }: Asked, at: Date): Promise<void> {
  const open = (await listTeamRequests(tx, teamId, at)).filter(({ state }) => state === 'open');
  const key = keyOf(content);
  if (open.some((one) => keyOf(one.content) === key))
    throw new ApiError('refused', 'The team asks for this already', 'asked_already' satisfies DeskReason);
  if (open.length >= MOST_OPEN)
    throw new ApiError('refused', 'The team asks for too much at once', 'full_requests' satisfies DeskReason);
}

/** The clean-up leaves a picture alone that a request brings. */
const keepPicture = (tx: Queryable, { payload }: RequestContent) =>
  claimPicture(tx, 'payload.picture', ('picture' in payload && payload.picture) || null);

/** What makes two requests of a team the same. */
function keyOf({ kind, payload }: RequestContent): string {
  if (kind === 'new-player') return `${kind} ${payload.name.toLocaleLowerCase('bg')} ${payload.birthdate}`;
  return kind === 'team-data' ? kind : `${kind} ${payload.playerId}`;
}

/** Whom or what it is about, for the journal. */
async function nameOf(tx: Queryable, { content }: Asked, team: string): Promise<string> {
  if (content.kind === 'new-player') return content.payload.name;
  if (content.kind === 'team-data') return team;
  return (await findPlayerRow(tx, content.payload.playerId))?.fields.name ?? team;
}
