/** Marks that come with the program: the one of the demo league. */
export const MARKS = ['delta'] as const;
export type LeagueLogo = string | null;

/** As colour fields of forms write it. */
export const ACCENT = /^#[0-9a-f]{6}$/;

/** Two parts on a square of 48: the first in the colour of the text around it, the second in the accent. */
type MarkPaths = readonly [plain: string, accented: string];

const DELTA: MarkPaths = [
  'M24 4v26.8A12.2 12.2 0 0 0 11.8 43H1.5ZM24 34a9 9 0 0 0-9 9h9Z',
  'm24 4 22.5 39H36.2A12.2 12.2 0 0 0 24 30.8ZM24 34a9 9 0 0 1 9 9h-9Z',
];

/** A goal and a ball, which say nothing but football. */
const GOAL: MarkPaths = ['M4 9h40v30h-5V14H9v25H4Z', 'M17 32a7 7 0 1 0 14 0 7 7 0 1 0-14 0Z'];

/** What is drawn for a league without a picture of its own. */
export const markOf = (logo: LeagueLogo): MarkPaths => (logo === 'delta' ? DELTA : GOAL);

export const isPicture = (logo: LeagueLogo): logo is string => logo?.startsWith('/media/') ?? false;

/** Of the addresses of its icons, so that browsers fetch them again when the look changes. */
export const lookVersion = ({ logo, accent }: { logo: LeagueLogo; accent: string | null }): string =>
  [logo ?? 'mark', accent ?? ''].join('').replaceAll(/\/media\/|\W/g, '');
