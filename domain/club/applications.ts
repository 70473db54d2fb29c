import { searchKey } from '#domain/formatting/search-key.ts';

/** [AL3] A team that wants to join: sent, put on the waiting list, or decided. */
export const APPLICATION_STATES = ['open', 'waiting', 'accepted', 'refused', 'withdrawn'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Colours of kits that a form offers. */
export const KIT_COLOURS = [
  'turquoise',
  'red',
  'blue',
  'green',
  'yellow',
  'orange',
  'white',
  'black',
  'grey',
  'burgundy',
  'purple',
  'sky',
] as const;
export type KitColour = (typeof KIT_COLOURS)[number];

/** When a team would rather play. */
export const PLAYING_DAYS = ['saturday', 'sunday', 'weekday'] as const;
export type PlayingDay = (typeof PLAYING_DAYS)[number];

/** Of a league's own, to a team that applies. */
export const MOST_QUESTIONS = 5;

/** When a competition takes applications. */
export interface ApplicationDays {
  /** An organiser can close at once. */
  isOpen: boolean;
  opensOn: string | null;
  closesOn: string | null;
}

/** [AL1] `off` is one that was never opened, or was closed by hand. */
export type PeriodState = 'off' | 'coming' | 'open' | 'over';

/** [AL1] Both days are included. */
export function periodState({ isOpen, opensOn, closesOn }: ApplicationDays, today: string): PeriodState {
  if (!isOpen || opensOn === null || closesOn === null) return 'off';
  if (today < opensOn) return 'coming';
  return today <= closesOn ? 'open' : 'over';
}

/** [AL2] Never less than none: organisers may let in more teams than they had planned. */
export const freePlaces = (places: number, teams: number): number => Math.max(0, places - teams);

/** [AL3] Whether somebody still has to decide. */
export const isUndecided = (state: ApplicationState): boolean => state === 'open' || state === 'waiting';

interface Queued {
  id: number;
  state: ApplicationState;
  waitingSince: Date | null;
}

/** [AL4] The place on the waiting list, from 1; null for one that is not on it. Whoever was put on it first is first. */
export function waitingPlace(application: Queued, all: readonly Queued[]): number | null {
  const since = application.waitingSince?.getTime();
  if (application.state !== 'waiting' || since === undefined) return null;
  const isBefore = (other: Queued) => {
    const otherSince = other.waitingSince?.getTime() ?? Infinity;
    return otherSince < since || (otherSince === since && other.id < application.id);
  };
  return 1 + all.filter((other) => other.state === 'waiting' && isBefore(other)).length;
}

interface Applicant {
  teamId: number | null;
  teamName: string;
}

/** [AL5] What two applications of one team have in common: the team, or what its name sounds like. */
const teamKey = ({ teamName }: Applicant): string => searchKey(teamName) || teamName.trim().toLocaleLowerCase('bg');

/** [AL5] */
export const isSameTeam = (one: Applicant, other: Applicant): boolean =>
  (one.teamId !== null && one.teamId === other.teamId) || teamKey(one) === teamKey(other);

/** [AL5] In the order in which they were sent, those of one team together, each with whether the team has sent one before. */
export function groupByTeam<Application extends Applicant>(
  applications: readonly Application[],
): { application: Application; isRepeated: boolean }[] {
  const groups: Application[][] = [];
  for (const application of applications) {
    const group = groups.find((others) => others.some((other) => isSameTeam(other, application)));
    if (group) group.push(application);
    else groups.push([application]);
  }
  return groups.flatMap((group) => group.map((application, at) => ({ application, isRepeated: at > 0 })));
}

/** Why a team cannot be accepted now, or not without a second look. */
export const ACCEPTANCE_FAULTS = ['full_competition', 'has_fixtures'] as const;
export type AcceptanceFault = (typeof ACCEPTANCE_FAULTS)[number];

/** [AL6] A full competition takes nobody; one whose fixtures are published only somebody who was told so. */
export function acceptanceFault(
  { places, teams, matches }: { places: number; teams: number; matches: number },
  despiteFixtures: boolean,
): AcceptanceFault | null {
  if (freePlaces(places, teams) === 0) return 'full_competition';
  return matches > 0 && !despiteFixtures ? 'has_fixtures' : null;
}

/** [CB4] Nobody fills in the form faster. */
const LEAST_SECONDS = 3;

/** [CB4] Programs fill in every field, also the one that nobody sees, and send at once. */
export const isByProgram = ({ trap, openedAt, now }: { trap: string; openedAt: Date; now: Date }): boolean =>
  trap !== '' || now.getTime() - openedAt.getTime() < LEAST_SECONDS * 1000;
