import type { ClubRequest } from '#contract/desk/requests.ts';
import { subjectOf } from './request-words.ts';

const WEEK = 7 * 24 * 60 * 60_000;

/** What the league has refused in the last week, and the team has not asked for again. */
export function freshRefusals(sent: readonly ClubRequest[], now: Date): ClubRequest[] {
  const isAgain = (refused: ClubRequest) => (later: ClubRequest) =>
    later.kind === refused.kind && later.sentAt > refused.sentAt && subjectOf(later, 'bg') === subjectOf(refused, 'bg');
  return sent.filter(
    (request) =>
      request.outcome?.state === 'refused' &&
      now.getTime() - Date.parse(request.outcome.at) < WEEK &&
      !sent.some(isAgain(request)),
  );
}
