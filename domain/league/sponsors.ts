export const SPONSOR_PLACES = ['inFooter', 'onCompetitions', 'onTeams', 'onMatchPictures'] as const;
export type SponsorPlace = (typeof SPONSOR_PLACES)[number];

interface Term {
  /** Days in the league's time zone, both included; null: without an end on that side. */
  startsOn: string | null;
  endsOn: string | null;
}

/** [LS8] */
export const isSponsorShown = ({ startsOn, endsOn }: Term, today: string): boolean =>
  (startsOn === null || startsOn <= today) && (endsOn === null || today <= endsOn);

/** [LS8] The field that is wrong. */
export const sponsorFault = ({ startsOn, endsOn }: Term): 'endsOn' | null =>
  startsOn !== null && endsOn !== null && endsOn < startsOn ? 'endsOn' : null;
