import type { ApplicationFields, OwnApplication, SentApplication } from '#contract/desk/open-applications.ts';

/** What somebody has typed and not sent: it survives a reload. */
export interface Draft {
  competitionSeasonId: number | null;
  /** Whether the applicant has said that he is not the known team of this name. */
  isAnother: boolean;
  fields: Omit<ApplicationFields, 'language'>;
  /** When the form was first seen. */
  openedAt: string;
  /** Sent, but not answered: the same again has the same key, and happens once. */
  unanswered: {
    key: string;
    body: Omit<SentApplication, 'competitionSeasonId'> & { competitionSeasonId: number };
  } | null;
}

const NAME = 'apply-draft';

export const newDraft = (openedAt: string): Draft => ({
  competitionSeasonId: null,
  isAnother: false,
  fields: {
    teamName: '',
    teamId: null,
    contactName: '',
    contact: '',
    colour: null,
    days: [],
    pitch: '',
    answers: [],
    agreed: false,
  },
  openedAt,
  unanswered: null,
});

export function readDraft(): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

export function keepDraft(draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(NAME, JSON.stringify(draft));
    else localStorage.removeItem(NAME);
  } catch {
    // No space left: the draft lasts as long as the page.
  }
}

/** What was sent, to be changed. */
export const fieldsOf = (own: OwnApplication): Draft['fields'] => ({
  teamName: own.teamName,
  teamId: own.teamId,
  contactName: own.contactName,
  contact: own.contact,
  colour: own.colour,
  days: own.days,
  pitch: own.pitch ?? '',
  answers: own.period.questions.map(({ bg }) => own.answers.find((answer) => answer.bg === bg)?.answer ?? ''),
  agreed: own.rules !== null,
});
