import type { OwnRegistration } from '#contract/desk/registrations.ts';
import type { Position } from '#domain/lineup/position.ts';
import type { Crop } from './crop.ts';

/** What somebody has typed so far, and what becomes of it. It survives a reload and a crash. */
export interface Draft {
  /** Made with the form, so that what is sent twice is one registration. */
  token: string;
  firstName: string;
  lastName: string;
  day: string;
  month: string;
  year: string;
  position: Position | null;
  shirtNumber: number | null;
  /** As it was read, smaller than the camera made it: to be cropped again. */
  picture: ArrayBuffer | null;
  crop: Crop | null;
  /** As it is sent, in base64. */
  photo: string | null;
  /** The photo that was sent before stays, if there is no other. */
  keepsPhoto: boolean;
  agreed: boolean;
  parentName: string;
  contact: string;
  strokes: number[][];
  /** The typed name instead of a drawn signature. */
  typed: boolean;
  step: 0 | 1 | 2;
  /** Written, to be sent when there is a network, or sent. */
  state: 'open' | 'to-send' | 'sent';
  /** The league has it, perhaps not as it is written now. */
  wasSent: boolean;
}

export function newDraft(): Draft {
  const random = crypto.getRandomValues(new Uint8Array(18));
  return {
    token: btoa(String.fromCharCode(...random))
      .replaceAll('+', '-')
      .replaceAll('/', '_'),
    firstName: '',
    lastName: '',
    day: '',
    month: '',
    year: '',
    position: null,
    shirtNumber: null,
    picture: null,
    crop: null,
    photo: null,
    keepsPhoto: false,
    agreed: false,
    parentName: '',
    contact: '',
    strokes: [],
    typed: false,
    step: 0,
    state: 'open',
    wasSent: false,
  };
}

/** [RG5] Of what was sent the phone keeps the name, and what opens the registration. */
export const forgetContent = ({ token, firstName, lastName }: Draft): Draft => ({
  ...newDraft(),
  token,
  firstName,
  lastName,
  state: 'sent',
  wasSent: true,
});

/** Whether there is something to lose. */
export const isBegun = ({ firstName, lastName, day, month, year, picture }: Draft): boolean =>
  picture !== null || [firstName, lastName, day, month, year].some((typed) => typed.trim() !== '');

/** What was sent, to be written again: what the phone has forgotten is asked again, but for the photo. */
export const toCorrect = (draft: Draft, { position, shirtNumber, hasPhoto }: OwnRegistration): Draft => ({
  ...draft,
  position: draft.position ?? position,
  shirtNumber: draft.shirtNumber ?? shirtNumber,
  keepsPhoto: hasPhoto && draft.photo === null,
  step: 0,
  state: 'open',
});
