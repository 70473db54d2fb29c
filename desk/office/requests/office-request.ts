import type { AcceptedMany, OfficeRequests } from '#contract/desk/requests.ts';

export type OfficeRequest = OfficeRequests['teams'][number]['requests'][number];
/** Why a request stayed when the others of its team were accepted. */
export type Kept = AcceptedMany['kept'][number];

/** [CB7] Whether one tap is enough. */
export const isClean = ({ turn, doubts, numberOf }: OfficeRequest) =>
  turn === 'league' && doubts.length === 0 && numberOf === null;
