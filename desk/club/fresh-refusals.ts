import type { ClubRequest } from '#contract/desk/requests.ts';
import { payloadOf, subjectOf } from './request-words.ts';

const WEEK = 7 * 24 * 60 * 60_000;

/** What the league has refused in the last week, and the team has neither asked for again nor given up. */
export function freshRefusals(sent: readonly ClubRequest[], now: Date): ClubRequest[] {
  const isAgain = (refused: ClubRequest) => (later: ClubRequest) =>
    later.kind === refused.kind && later.sentAt > refused.sentAt && isSame(later, refused);
  return sent.filter(
    (request) =>
      request.outcome?.state === 'refused' &&
      now.getTime() - Date.parse(request.outcome.at) < WEEK &&
      request.registration?.waits !== false &&
      !sent.some(isAgain(request)),
  );
}

/** Of a new player the name or the day may have been what was wrong. */
const isSame = (one: ClubRequest, other: ClubRequest): boolean =>
  subjectOf(one, 'bg') === subjectOf(other, 'bg') ||
  (one.kind === 'new-player' && birthdateOf(one) === birthdateOf(other));

const birthdateOf = (request: ClubRequest) => payloadOf('new-player', request).birthdate;
