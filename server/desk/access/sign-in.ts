import type { CodePreview } from '#contract/desk/people.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import { linkedMatch, MAX_LINK_DEVICES, scoringWindow, type SignedIn } from '#domain/desk/permissions.ts';
import { claimInvitation, countLinkDevices, findInvitation, findMatchLink } from '#server/db/people/codes.ts';
import { writeJournal } from '#server/db/journal/journal.ts';
import {
  findPerson,
  findScorableMatch,
  FIRST_ORGANISER,
  listCompetitionNames,
  lockPeople,
  renamePerson,
} from '#server/db/people/people.ts';
import { endSessions, insertSession } from '#server/db/people/sessions.ts';
import type { Database } from '#server/db/transactions.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError } from '#server/errors.ts';
import { keepAnOrganiser } from './people.ts';
import { hashSecret, newSecret } from './secret.ts';

const SESSION_DAYS = 180;
export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;
export const sessionExpiry = (now: Date): Date => new Date(now.getTime() + SESSION_SECONDS * 1000);

const unusable = (reason: DeskReason & `${string}_code`, message: string) => new ApiError('refused', message, reason);
const usedError = () => unusable('used_code', 'This link was opened before');
const expiredError = () => unusable('expired_code', 'This link has expired');

/** An invitation or a link that can be used; null for a code that nobody made. */
async function findCode(db: Queryable, code: string, now: Date) {
  const hash = hashSecret(code);
  const invitation = await findInvitation(db, hash);
  if (invitation) {
    if (invitation.usedAt !== null) throw usedError();
    if (invitation.endedAt !== null) throw unusable('ended_code', 'This link was ended by an organiser');
    if (invitation.expiresAt <= now) throw expiredError();
    return { invitation };
  }
  const link = await findMatchLink(db, hash);
  if (!link) return null;
  const match = link.matchId === null ? null : await findScorableMatch(db, link.matchId);
  if (link.endedAt !== null || !match) throw unusable('ended_code', 'This link was ended by an organiser');
  const window = scoringWindow(match);
  if (window && window.until < now) throw expiredError();
  return { link, match };
}

/** What a code is for; null for one that nobody made. */
export async function previewCode(db: Database, code: string, now: Date): Promise<CodePreview | null> {
  const found = await findCode(db, code, now);
  if (!found) return null;
  if (found.link) {
    const { home, away, startTime, id } = found.match;
    const { invitedBy } = found.link;
    const expiresAt = scoringWindow(found.match)?.until.toISOString() ?? null;
    const kickOff = startTime && startTime.toISOString();
    return { kind: 'match-link', matchId: id, home, away, startTime: kickOff, expiresAt, invitedBy };
  }
  const { name, roles, personId, invitedBy, expiresAt } = found.invitation;
  const competitions = await listCompetitionNames(db, personId);
  const teams = (await findPerson(db, personId))?.teams ?? [];
  const asksName = isFirstOrganiser(found.invitation);
  const until = expiresAt.toISOString();
  return { kind: 'invitation', name, roles, teams, invitedBy, competitions, asksName, expiresAt: until };
}

interface SignInRequest {
  code: string;
  name: string | undefined;
  device: string;
  /** The session that the device has; it ends. */
  current: SignedIn | null;
}

/** The token of the new session; null for a code that nobody made. */
export function signIn(
  db: Database,
  { code, name, device, current }: SignInRequest,
  now: Date,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const found = await findCode(tx, code, now);
    if (!found) return null;
    const token = newSecret();
    const session = { tokenHash: hashSecret(token), device, createdAt: now, expiresAt: sessionExpiry(now) };
    if (current) {
      await lockPeople(tx);
      // An organiser may try a link for somebody else on his only device.
      if (!found.invitation?.roles.includes('organiser'))
        await keepAnOrganiser(tx, ({ sessionId }) => sessionId === current.sessionId, now);
      await endSession(tx, current, now);
    }
    if (found.link) {
      if (name === undefined) throw new ApiError('bad_request', 'A name is needed', 'name_needed' satisfies DeskReason);
      if ((await countLinkDevices(tx, found.link.id, now)) >= MAX_LINK_DEVICES)
        throw new ApiError('refused', 'No more devices can open this link', 'full_link' satisfies DeskReason);
      const sessionId = await insertSession(tx, { ...session, matchLinkId: found.link.id, name });
      await writeJournal(tx, { at: now, sessionId, what: 'sign_in', matchId: found.match.id });
      return token;
    }
    const { id, personId } = found.invitation;
    if (!(await claimInvitation(tx, id, personId, now))) throw usedError();
    const newName = isFirstOrganiser(found.invitation) ? name : undefined;
    if (newName !== undefined) await renamePerson(tx, personId, newName);
    const about = newName ?? found.invitation.name;
    const sessionId = await insertSession(tx, { ...session, personId });
    await writeJournal(tx, { at: now, sessionId, what: 'sign_in', personId, about });
    return token;
  });
}

/** He was not invited by anybody, and says his name himself. */
const isFirstOrganiser = ({ name, invitedBy }: { name: string; invitedBy: string | null }): boolean =>
  invitedBy === null && name === FIRST_ORGANISER;

export const signOut = (db: Database, who: SignedIn, now: Date): Promise<void> =>
  db.transaction((tx) => endSession(tx, who, now));

async function endSession(tx: Queryable, who: SignedIn, now: Date) {
  const { sessionId, personId, name } = who;
  const matchId = linkedMatch(who);
  await endSessions(tx, { sessionId }, now);
  await writeJournal(tx, { at: now, sessionId, what: 'sign_out', personId, matchId, about: name });
}
