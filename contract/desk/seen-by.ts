import type { DeskEndpoint } from './endpoint.ts';

/** Who is looking: a row of docs/PRIVACY.md says what each may see. */
export const VIEWERS = [
  'public',
  'team link',
  'applicant’s link',
  'match link',
  'scorer',
  'photographer',
  'editor',
  'organiser of some',
  'manager',
  'other managers',
  'organiser',
] as const;
export type Viewer = (typeof VIEWERS)[number];

type Access = NonNullable<DeskEndpoint['access']>;

const OFFICE = ['organiser of some', 'organiser'] as const;
const PITCH = ['match link', 'scorer', ...OFFICE] as const;
const SIGNED_IN = [...PITCH, 'photographer', 'editor', 'manager'] as const;

/** [PV2] Who may use an endpoint with this access. The manager of another team is refused by the guard, so he is nowhere here. */
export const VIEWERS_BY_ACCESS: Record<Access, readonly Viewer[]> = {
  public: ['public', 'team link', 'applicant’s link'],
  session: SIGNED_IN,
  matches: [...PITCH, 'photographer', 'editor'],
  'read-match': [...PITCH, 'photographer', 'editor'],
  'score-match': PITCH,
  news: ['editor', 'organiser'],
  photos: ['photographer', 'editor', 'organiser'],
  'own-team': ['manager', 'organiser'],
  office: OFFICE,
  'own-competition': OFFICE,
  organiser: ['organiser'],
};

/** [PV2] Public endpoints that answer only whoever has the code of a link. */
export const VIEWERS_BY_CODE: Readonly<Record<string, Viewer>> = {
  readApplication: 'applicant’s link',
  openTeamLink: 'team link',
  sendRegistration: 'team link',
  readOwnRegistration: 'team link',
};

/** [PV2] Endpoints that answer with what somebody said about himself, to him alone. */
export const ABOUT_ONESELF: readonly string[] = ['getMessageChoices'];

interface PersonalField {
  /** As docs/PRIVACY.md calls it. */
  title: string;
  /** What the fields of responses that hold it are called. */
  fields: RegExp;
  /** Who may get it from the desk, beside organisers. */
  seenBy: readonly Viewer[];
  /** Where it has limits that a name of a role does not say. */
  note?: string;
}

/** [PV2] Personal data that a response of the desk may hold, by the names of its fields. */
export const PERSONAL_FIELDS = {
  birthdate: {
    title: 'birth date',
    fields: /^(birth_?date|born_?on|date_?of_?birth)$/i,
    seenBy: ['manager'],
    note: 'the public of adults whom the league recorded, unless it shows ages alone (AG2)',
  },
  declaration: {
    title: 'that a minor lacks a declaration',
    fields: /declaration/i,
    seenBy: ['match link', 'scorer', 'photographer', 'editor', 'organiser of some', 'manager'],
    note: 'at the pitch only for matches that somebody may score (CB3)',
  },
  parent: { title: 'name and contact of a parent', fields: /parent|guardian/i, seenBy: ['manager'] },
  signature: { title: 'signature, declaration as a file', fields: /signature/i, seenBy: [] },
  contact: {
    title: 'phone, e-mail, contact of a team or applicant',
    fields: /^(contact\w*|phone\w*|e?mail\w*)$/i,
    seenBy: ['manager', 'applicant’s link'],
    note: 'the one that the team or applicant gave itself',
  },
  devices: { title: 'devices, last use', fields: /^devices?$/i, seenBy: [] },
  payload: { title: 'what a club asks for', fields: /^payload$/i, seenBy: ['manager'] },
} as const satisfies Record<string, PersonalField>;
export type PersonalFieldName = keyof typeof PERSONAL_FIELDS;

/**
 * [PV2] Files that endpoints answer, with the personal data in them; a file that is not here has none that the public does not
 * see.
 */
export const FILES_WITH_PERSONAL_DATA: Readonly<Record<string, readonly PersonalFieldName[]>> = {
  downloadDeclaration: ['signature'],
  downloadSubject: ['birthdate', 'signature', 'parent', 'contact', 'devices', 'payload'],
  downloadLeague: ['birthdate', 'contact'],
  downloadTable: ['birthdate', 'contact'],
  downloadBackup: ['birthdate', 'signature', 'parent', 'contact', 'devices', 'payload'],
};
