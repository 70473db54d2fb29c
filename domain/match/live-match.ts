import { emptyList, entriesOf, isSameEntry, mergeList } from './live-list.ts';
import type { LiveEntry, LiveList } from './live-list.ts';
import { compareRevisions } from './revision.ts';
import { scoreFrom, type Goal, type Score, type Sides } from './score.ts';
import type { MatchPhase, ShownStatus } from './status.ts';

type Identity = string | number;

export interface LiveGoal<Id extends Identity> extends LiveEntry, Goal<Id> {
  player: Id | null;
}

export interface LiveEvent<Id extends Identity> extends LiveEntry {
  type: string;
  team: Id | null;
  player: Id | null;
}

export interface LiveSubstitution<Id extends Identity> extends LiveEntry {
  team: Id | null;
  playerIn: Id | null;
  playerOut: Id | null;
}

export interface LiveTimer {
  minute: number;
  second: number;
  phase: MatchPhase | null;
  running: boolean;
  /** When the clock was read, in milliseconds since the epoch. */
  lastUpdate: number;
}

interface Announcement {
  status: ShownStatus;
  score: Score | null;
  penalties: Score | null;
}

/** [LM10] Another backend sends no revisions. */
interface Revised {
  revision: number | null;
}

export type LiveMessage<G, E, S> = Revised &
  (
    | { kind: 'goals'; entries: readonly G[]; complete: boolean }
    | { kind: 'events'; entries: readonly E[]; complete: boolean }
    | { kind: 'substitutions'; entries: readonly S[]; complete: boolean }
    | { kind: 'match'; match: Announcement }
    | { kind: 'timer'; timer: LiveTimer }
  );

export interface LiveMatch<Id extends Identity, G, E, S> {
  sides: Sides<Id>;
  goals: LiveList<G>;
  events: LiveList<E>;
  substitutions: LiveList<S>;
  announced: (Announcement & { revision: number }) | null;
  timer: (LiveTimer & { revision: number }) | null;
}

const goalKey = <Id extends Identity>({ minute, extraTime, team, player }: LiveGoal<Id>): string =>
  [minute ?? 0, extraTime ?? 0, team, player].join(' ');

const eventKey = <Id extends Identity>({ type, minute, extraTime, team, player }: LiveEvent<Id>): string =>
  [type, minute ?? 0, extraTime ?? 0, team, player].join(' ');

const substitutionKey = <Id extends Identity>(change: LiveSubstitution<Id>): string =>
  [change.minute ?? 0, change.extraTime ?? 0, change.team, change.playerIn, change.playerOut].join(' ');

export const beginLive = <Id extends Identity, G, E, S>(sides: Sides<Id>): LiveMatch<Id, G, E, S> => ({
  sides,
  goals: emptyList(),
  events: emptyList(),
  substitutions: emptyList(),
  announced: null,
  timer: null,
});

/** The match after one more message. [LM12] The same messages in any order and number give the same match. */
export function mergeLive<
  Id extends Identity,
  G extends LiveGoal<Id>,
  E extends LiveEvent<Id>,
  S extends LiveSubstitution<Id>,
>(live: LiveMatch<Id, G, E, S>, message: LiveMessage<G, E, S>): LiveMatch<Id, G, E, S> {
  const revision = message.revision ?? newestRevision(live) + 1;
  switch (message.kind) {
    case 'goals':
      return { ...live, goals: mergeList(live.goals, { ...message, revision }, goalKey) };
    case 'events':
      return { ...live, events: mergeList(live.events, { ...message, revision }, eventKey) };
    case 'substitutions':
      return { ...live, substitutions: mergeList(live.substitutions, { ...message, revision }, substitutionKey) };
    case 'match':
      if (compareRevisions(revision, live.announced?.revision) < 0) return live;
      return { ...live, announced: { ...message.match, revision } };
    case 'timer':
      if (live.timer && isOlder(revision, message.timer, live.timer)) return live;
      return { ...live, timer: { ...message.timer, revision } };
  }
}

/** The clock is sent more often than the ledger grows: within a revision the later reading counts. */
const isOlder = (revision: number, { lastUpdate }: LiveTimer, known: LiveTimer & { revision: number }) =>
  (compareRevisions(revision, known.revision) || lastUpdate - known.lastUpdate) < 0;

function newestRevision<Id extends Identity, G, E, S>(live: LiveMatch<Id, G, E, S>): number {
  return Math.max(
    live.goals.latestRevision,
    live.events.latestRevision,
    live.substitutions.latestRevision,
    live.announced?.revision ?? -1,
    live.timer?.revision ?? -1,
  );
}

/** [LM6] [LM7] The announced score, unless there are newer goals; null while nothing is known. */
export function scoreOf<Id extends Identity, G extends LiveGoal<Id>, E, S>(live: LiveMatch<Id, G, E, S>): Score | null {
  const announced = live.announced;
  if (announced?.score && compareRevisions(announced.revision, live.goals.latestRevision) >= 0) return announced.score;
  return live.goals.latestRevision < 0 ? null : scoreFrom(entriesOf(live.goals), live.sides);
}

/** [LM9] */
export function newGoals<Id extends Identity, G extends LiveGoal<Id>>(before: LiveList<G>, after: LiveList<G>): G[] {
  const known = entriesOf(before);
  return entriesOf(after).filter((goal) => !known.some((other) => isSameEntry(other, goal, goalKey)));
}

/** [LM11] */
export const statsByTeam = <Id extends Identity, Stats>(
  { team1, team2 }: { team1: Stats; team2: Stats },
  { home, away }: Sides<Id>,
): Map<Id, Stats> =>
  new Map([
    [home, team1],
    [away, team2],
  ]);
