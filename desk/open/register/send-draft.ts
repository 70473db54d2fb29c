import type { OwnRegistration, SendRegistration } from '#contract/desk/registrations.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { birthDay } from '#domain/club/registration.ts';
import type { Language } from '#domain/formatting/date.ts';
import type { Draft } from './draft.ts';

/** A photo on the edge of a network takes longer than words. */
const TIMEOUT = 90_000;

export type Sent =
  | { kind: 'answered'; own: OwnRegistration }
  | { kind: 'no-network' }
  | { kind: 'refused'; reason: string; field: string };

/** Sends what was written, once: the token makes a repetition the same registration. */
export async function sendDraft(
  code: string,
  draft: Draft,
  { consent, isMinor, language }: { consent: number; isMinor: boolean; language: Language },
): Promise<Sent> {
  const { token, firstName, lastName, position, shirtNumber, photo, keepsPhoto } = draft;
  const body: SendRegistration = {
    code,
    token,
    firstName,
    lastName,
    birthdate: birthDay(draft.day, draft.month, draft.year) ?? '',
    position,
    shirtNumber,
    photo,
    keepsPhoto,
    consent,
    parent: isMinor
      ? {
          name: draft.parentName,
          contact: draft.contact,
          signature: draft.typed ? { kind: 'typed' } : { kind: 'drawn', strokes: draft.strokes },
        }
      : null,
    language,
  };
  try {
    const options = { method: 'POST', body, timeout: TIMEOUT } as const;
    return { kind: 'answered', own: await callDesk<OwnRegistration>(deskPaths.openRegistrations, options) };
  } catch (error) {
    if (!(error instanceof DeskError)) return { kind: 'no-network' };
    return { kind: 'refused', reason: error.reason ?? 'invalid', field: error.field ?? '' };
  }
}

/** How it stands; null where the server knows nothing of it any more, undefined without an answer. */
export async function readOwn(token: string): Promise<OwnRegistration | null | undefined> {
  try {
    return await callDesk<OwnRegistration>(deskPaths.ownRegistration, { method: 'POST', body: { token } });
  } catch (error) {
    return error instanceof DeskError && error.status === 404 ? null : undefined;
  }
}
