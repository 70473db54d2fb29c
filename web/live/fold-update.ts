import { entriesOf } from '#domain/match/live-list.ts';
import { beginLive, mergeLive, scoreOf, type LiveMessage } from '#domain/match/live-match.ts';
import { isUnplayed } from '#domain/match/status-display.ts';
import type { MatchPhase } from '#domain/match/status.ts';
import {
  sidesOf,
  type LiveProgress,
  type MatchClock,
  type MatchDetails,
  type MatchEvent,
  type Substitution,
} from '#web/football/match-model.ts';
import type { Goal } from '#web/football/goal-model.ts';
import type { Lineups, MatchStats } from '#web/football/match-model.ts';
import { foldLineups, foldStats } from './fold-lineups-and-stats.ts';
import type { LiveUpdate } from './parse-message.ts';

/** The cached data of a match. Statistics and line-ups may not have been requested yet. */
export interface CachedMatch {
  details: MatchDetails;
  stats: MatchStats | undefined;
  lineups: Lineups | undefined;
}

/** The match after one more message. [LM5] An older message changes nothing. */
export function foldUpdate(known: CachedMatch, update: LiveUpdate): CachedMatch {
  switch (update.kind) {
    case 'lineups':
      return { ...known, lineups: foldLineups(known.lineups, update) };
    case 'stats':
      return { ...known, stats: foldStats(known.stats, update) };
    default:
      return { ...known, details: foldDetails(known.details, update) };
  }
}

type Message = LiveMessage<Goal, MatchEvent, Substitution>;
type DetailsUpdate = Exclude<LiveUpdate, { kind: 'lineups' | 'stats' }>;

/** The live fold of a match, or a new one that starts with the API's data. */
export function liveOf(details: MatchDetails): LiveProgress {
  if (details.live) return details.live;
  const { status, score, penalties, clock, phase, goals, events, substitutions } = details;
  const revision = details.revision ?? 0;
  const messages: Message[] = [
    { kind: 'goals', revision, complete: true, entries: goals },
    { kind: 'events', revision, complete: true, entries: events },
    { kind: 'substitutions', revision, complete: true, entries: substitutions },
    { kind: 'match', revision, match: { status, score, penalties } },
    ...(clock ? [toTimer(revision, clock, phase)] : []),
  ];
  return messages.reduce<LiveProgress>(mergeLive, beginLive(sidesOf(details)));
}

function foldDetails(details: MatchDetails, update: DetailsUpdate): MatchDetails {
  const before = liveOf(details);
  const after = toMessages(details, update).reduce<LiveProgress>(mergeLive, before);
  if ((Object.keys(after) as (keyof LiveProgress)[]).every((part) => after[part] === before[part])) return details;

  const received = 'progress' in update ? update.progress : {};
  const { clock = details.clock, phase = details.phase, ...progress } = received;
  const { status, penalties } = after.announced ?? details;
  return {
    ...details,
    ...(after.announced !== before.announced && progress),
    ...((after.timer !== before.timer || !received.clock) && { clock, phase }),
    status,
    penalties,
    score: isUnplayed(status) ? null : scoreOf(after),
    goals: after.goals === before.goals ? details.goals : entriesOf(after.goals),
    events: after.events === before.events ? details.events : entriesOf(after.events),
    substitutions:
      after.substitutions === before.substitutions ? details.substitutions : entriesOf(after.substitutions),
    revision: update.revision === null ? details.revision : Math.max(update.revision, details.revision ?? 0),
    live: after,
  };
}

/** A match update may contain the clock too, and need not contain the score. */
function toMessages(details: MatchDetails, update: DetailsUpdate): Message[] {
  if (!('progress' in update)) return [update];
  const { status, score, penalties, clock, phase } = { ...details, ...update.progress };
  const { revision } = update;
  return [
    ...(update.kind === 'match' ? [{ kind: 'match' as const, revision, match: { status, score, penalties } }] : []),
    ...(update.progress.clock && clock ? [toTimer(revision, clock, phase)] : []),
  ];
}

const toTimer = (revision: number | null, clock: MatchClock, phase: MatchPhase | null): Message => ({
  kind: 'timer',
  revision,
  timer: { minute: clock.minute, second: clock.second, phase, running: clock.running, lastUpdate: clock.readAt },
});
