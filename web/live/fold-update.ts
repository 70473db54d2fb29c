import { entriesOf } from '#domain/match/live-list.ts';
import { beginLive, mergeLive, scoreOf, type LiveMessage } from '#domain/match/live-match.ts';
import type { MatchPhase } from '#domain/match/status.ts';
import { isUnplayed } from '#domain/match/status-display.ts';
import { sidesOf } from '#web/api/read-match.ts';
import type {
  Goal,
  LiveCourse,
  MatchClock,
  MatchDetails,
  MatchEvent,
  Substitution,
} from '#web/football/match-model.ts';
import type { Lineups, MatchStats } from '#web/football/match-model.ts';
import { foldLineups, foldStats } from './fold-sheet.ts';
import type { LiveUpdate } from './read-message.ts';

/** What the cache holds of a match. Statistics and lineups may not have been asked for. */
export interface KnownMatch {
  details: MatchDetails;
  stats: MatchStats | undefined;
  lineups: Lineups | undefined;
}

/** The match after one more message; one that is older than what is known changes nothing. */
export function foldUpdate(known: KnownMatch, update: LiveUpdate): KnownMatch {
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

/** The fold that a match is in the middle of, or one that begins with what was asked for. */
export function liveOf(details: MatchDetails): LiveCourse {
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
  return messages.reduce<LiveCourse>(mergeLive, beginLive(sidesOf(details)));
}

function foldDetails(details: MatchDetails, update: DetailsUpdate): MatchDetails {
  const before = liveOf(details);
  const after = toMessages(details, update).reduce<LiveCourse>(mergeLive, before);
  if ((Object.keys(after) as (keyof LiveCourse)[]).every((part) => after[part] === before[part])) return details;

  const told = 'course' in update ? update.course : {};
  const { clock = details.clock, phase = details.phase, ...course } = told;
  const { status, penalties } = after.announced ?? details;
  return {
    ...details,
    ...(after.announced !== before.announced && course),
    ...((after.timer !== before.timer || !told.clock) && { clock, phase }),
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

/** A match update may bring the clock too, and need not bring the score. */
function toMessages(details: MatchDetails, update: DetailsUpdate): Message[] {
  if (!('course' in update)) return [update];
  const { status, score, penalties, clock, phase } = { ...details, ...update.course };
  const { revision } = update;
  return [
    ...(update.kind === 'match' ? [{ kind: 'match' as const, revision, match: { status, score, penalties } }] : []),
    ...(update.course.clock && clock ? [toTimer(revision, clock, phase)] : []),
  ];
}

const toTimer = (revision: number | null, clock: MatchClock, phase: MatchPhase | null): Message => ({
  kind: 'timer',
  revision,
  timer: { minute: clock.minute, second: clock.second, phase, running: clock.running, lastUpdate: clock.readAt },
});
