import type { ClubRequest } from '#contract/desk/requests.ts';
import { subjectOf } from './request-words.ts';

const WEEK = 7 * 24 * 60 * 60_000;

/** What the league has refused in the last week, and the team has neither asked for again nor given up. */
export function freshRefusals(sent: readonly ClubRequest[], now: Date): ClubRequest[] {
  const isSettled = (refused: ClubRequest) =>
    refused.fromRegistration ? !refused.registration?.waits : sent.some((later) => isAgain(refused, later));
  return sent.filter(
    (request) =>
      request.outcome?.state === 'refused' &&
      now.getTime() - Date.parse(request.outcome.at) < WEEK &&
      !isSettled(request),
  );
}

const isAgain = (refused: ClubRequest, later: ClubRequest): boolean =>
  later.kind === refused.kind && later.sentAt > refused.sentAt && subjectOf(later, 'bg') === subjectOf(refused, 'bg');
