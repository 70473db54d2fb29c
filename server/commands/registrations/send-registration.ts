import type { DeskReason } from '#contract/desk/reasons.ts';
import type { Parent, SendRegistration } from '#contract/desk/registrations.ts';
import { mayCorrect, MOST_A_DAY, MOST_WAITING, needsParent, registrationFault } from '#domain/club/registration.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { cleanName } from '#domain/lists/clean-name.ts';
import { announceChanges } from '#server/db/changes.ts';
import { findConsent, type ConsentText } from '#server/db/registrations/consents.ts';
import {
  countRegistrations,
  findByToken,
  insertRegistration,
  lockByToken,
  lockToken,
  storeCorrection,
  type RegistrationRow,
  type SentFields,
} from '#server/db/registrations/registrations.ts';
import { findLink, lockLink, type LinkedTeam } from '#server/db/registrations/team-links.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { readLeagueSettings } from '#server/league/league-settings.ts';
import { sendRegistrationSent } from '#server/messages/send-registration-messages.ts';

const DAY = 24 * 60 * 60_000;

interface ConvertedPhoto {
  bytes: Buffer;
  width: number;
  height: number;
}

export interface Signed {
  team: LinkedTeam;
  name: string;
  birthdate: string;
  parent: Parent;
  consent: ConsentText;
  language: SendRegistration['language'];
}

interface SendOptions {
  tokenHash: string;
  at: Date;
  convert: (photo: Buffer) => Promise<ConvertedPhoto>;
  drawDeclaration: (signed: Signed) => Promise<Buffer>;
}

/**
 * [RG2] Somebody registers, or corrects what he sent from this phone. The photo and the declaration are made before anything is
 * locked; what has changed meanwhile is asked again under the locks.
 */
export async function sendRegistration(
  db: Database,
  sent: SendRegistration,
  { tokenHash, at, convert, drawDeclaration }: SendOptions,
): Promise<RegistrationRow> {
  const before = await findByToken(db, tokenHash);
  const link = await findLink(db, sent.code);
  const team = before?.team ?? link?.team;
  if (!team) throw endedLink();
  const name = cleanName(`${sent.firstName} ${sent.lastName}`);
  if (!/\p{L}.* .*\p{L}/u.test(name)) throw new InvalidField('lastName', 'invalid', 'A name has letters');
  const { ages } = await readLeagueSettings(db);
  const today = dayAt(at);
  const fault = registrationFault({ birthdate: sent.birthdate, hasParent: sent.parent !== null }, today, ages);
  if (fault === 'needs_parent') throw new InvalidField('parent', fault, 'A parent has to sign');
  if (fault) throw new InvalidField('birthdate', fault, 'Nobody of this age can register');
  const consent = await findConsent(db, sent.consent);
  if (!consent) throw new InvalidField('consent', 'invalid', 'There is no such text');
  // Of an adult nothing of a parent is kept.
  const parent = needsParent(sent.birthdate, today, ages) ? sent.parent : null;
  const photo = sent.photo === null ? null : await convert(readJpeg(sent.photo));
  const { birthdate, language } = sent;
  const declaration = parent && (await drawDeclaration({ team, name, birthdate, parent, consent, language }));
  const fields: SentFields = {
    name,
    birthdate,
    position: sent.position,
    shirtNumber: sent.shirtNumber,
    photo: photo?.bytes ?? null,
    photoWidth: photo?.width ?? null,
    photoHeight: photo?.height ?? null,
    consentId: consent.edition,
    consentedAt: at,
    parentName: parent?.name ?? null,
    parentContact: parent?.contact ?? null,
    declaration,
    changedAt: at,
  };
  return db.transaction(async (tx) => {
    await lockToken(tx, tokenHash);
    const known = await lockByToken(tx, tokenHash);
    if (known) {
      // The phone shows how it stands; nothing of what was confirmed changes behind the manager's back.
      if (!mayCorrect(known.state)) return known;
      await storeCorrection(tx, known.id, fields, { keepsPhoto: sent.keepsPhoto === true && photo === null });
    } else {
      const open = await lockLink(tx, sent.code);
      if (!open) throw endedLink();
      const { teamId, id: linkId } = open;
      const { today: count, waiting } = await countRegistrations(tx, { teamId, since: new Date(at.getTime() - DAY) });
      if (count >= MOST_A_DAY || waiting >= MOST_WAITING)
        throw new ApiError('refused', 'Too many have registered in this team today', 'full_link' satisfies DeskReason);
      await insertRegistration(tx, { ...fields, teamId, linkId, tokenHash, sentAt: at });
    }
    const row = await findByToken(tx, tokenHash);
    if (!row) throw new Error('The registration was not stored');
    // A correction is seen where the registration is.
    if (known?.state !== 'waiting')
      await sendRegistrationSent(tx, { team: row.team, player: row.name }, { who: { kind: 'program' }, at });
    await announceChanges(tx, ['requests']);
    return row;
  });
}

/** Phones send what they have drawn themselves; nothing else comes near a decoder. */
function readJpeg(photo: string): Buffer {
  const bytes = Buffer.from(photo, 'base64');
  if (bytes.toString('hex', 0, 3) !== 'ffd8ff')
    throw new InvalidField('photo', 'unknown_picture', 'The photo is no JPEG');
  return bytes;
}

const endedLink = () => new ApiError('refused', 'This link has ended', 'ended_code' satisfies DeskReason);
