import type { TeamRank } from './rank.ts';

/** Days of a membership, both included; without a last day it goes on. */
export interface Days {
  joinedOn: string;
  leftOn: string | null;
}

/** A player's time in a squad. */
export interface Membership extends Days {
  /** Null until it is stored. */
  id: number | null;
  teamId: number;
  shirtNumber: number | null;
  rank: TeamRank;
  captain: boolean;
  /** The team that lent him. */
  loanFromId: number | null;
}

export const isMemberOn = ({ joinedOn, leftOn }: Days, day: string): boolean =>
  joinedOn <= day && (leftOn === null || day <= leftOn);

/** Later than every day of a membership. */
const FOR_EVER = '9999-12-31';

export interface Span {
  from: string;
  until: string;
}

export const spanOf = ({ joinedOn, leftOn }: Days): Span => ({ from: joinedOn, until: leftOn ?? FOR_EVER });

/** The days that all of them share. */
export function commonDays(...spans: readonly Span[]): Span | null {
  const from =
    spans
      .map((span) => span.from)
      .toSorted()
      .at(-1) ?? FOR_EVER;
  const until = spans.map((span) => span.until).toSorted()[0] ?? FOR_EVER;
  return from <= until ? { from, until } : null;
}

export const isWithin = (inner: Span, outer: Span): boolean => outer.from <= inner.from && inner.until <= outer.until;
