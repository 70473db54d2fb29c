import { statusLine } from '#domain/match/status-display.ts';
import type { MatchPhase, ShownStatus } from '#domain/match/status.ts';
import type { Key, Translate } from '#i18n/translate.ts';
import type { MatchDetails } from '#web/football/match-model.ts';

const phaseKey = {
  NOT_STARTED: 'matchPage.phase.notStarted',
  FIRST_HALF: 'matchPage.phase.firstHalf',
  HALF_TIME: 'matchPage.phase.halfTime',
  SECOND_HALF: 'matchPage.phase.secondHalf',
  FULL_TIME_BREAK: 'matchPage.phase.fullTimeBreak',
  EXTRA_TIME: 'matchPage.phase.extraTime',
  EXTRA_TIME_BREAK: 'matchPage.phase.extraTimeBreak',
  SECOND_EXTRA_TIME: 'matchPage.phase.secondExtraTime',
  PENALTIES: 'matchPage.phase.penalties',
  PENALTY_SHOOTOUT: 'matchPage.phase.penalties',
  FULL_TIME: 'matchPage.phase.fullTime',
} satisfies Record<MatchPhase, Key>;

const statusKey = {
  UPCOMING: 'matchPage.status.upcoming',
  LIVE: 'match.live',
  FINISHED: 'matchPage.status.finished',
  AWARDED: 'matchPage.status.awarded',
  POSTPONED: 'matchPage.status.postponed',
  ABANDONED: 'matchPage.status.abandoned',
  CANCELLED: 'matchPage.status.cancelled',
} satisfies Record<Exclude<ShownStatus, 'OTHER'>, Key>;

/** The line under the score; an unknown status as received. */
export function statusText({ status, statusText: received, phase }: MatchDetails, t: Translate): string {
  const line = statusLine(received || status, phase, null);
  switch (line.kind) {
    case 'phase':
      return t(phaseKey[line.phase]);
    case 'status':
      return t(statusKey[line.status]);
    case 'unknown':
      return line.status;
  }
}
