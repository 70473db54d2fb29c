import type { QueryClient } from '@tanstack/react-query';
import { newGoals, scoreOf } from '#domain/match/live-match.ts';
import { compareRevisions } from '#domain/match/revision.ts';
import type { Score } from '#domain/match/score.ts';
import { matchDetails, matchLineups, matchStats } from '#web/api/match-queries.ts';
import { namesIn } from '#web/api/parse-goal.ts';
import { sidesOf, type Lineups, type MatchDetails, type MatchStats } from '#web/football/match-model.ts';
import type { Goal } from '#web/football/goal-model.ts';
import { mayReload, reload } from '#ui/load-script.ts';
import { foldUpdate, liveOf, type CachedMatch } from './fold-update.ts';
import { joinMatches, type Connection } from './match-socket.ts';
import type { LiveSocket } from './live-socket.ts';
import { parseMessage, type LiveUpdate, type MessageName } from './parse-message.ts';
import { watchReturn } from './watch-return.ts';

export type OnGoal = (goal: Goal, score: Score) => void;

interface FollowOptions {
  client: QueryClient;
  matchId: number;
  open: () => Promise<LiveSocket>;
  onConnection: (connection: Connection, problem: string | null) => void;
  onGoal: OnGoal;
}

const POLL_MS = 30_000;
/** Spreads the requests of many browsers that would otherwise come at once. */
const SPREAD_MS = 2000;

/** Keeps the cached data of a live match up to date: by the socket, else by polling. Returns a function that stops it. */
export function followMatch({ client, matchId, open, onConnection, onGoal }: FollowOptions): () => void {
  const keys = {
    details: matchDetails(matchId).queryKey,
    stats: matchStats(matchId).queryKey,
    lineups: matchLineups(matchId).queryKey,
  };
  let polling: ReturnType<typeof setTimeout> | undefined;
  let unreachable = false;

  function cachedMatch(): CachedMatch | null {
    const details = client.getQueryData<MatchDetails>(keys.details);
    if (!details) return null;
    const stats = client.getQueryData<MatchStats>(keys.stats);
    return { details, stats, lineups: client.getQueryData<Lineups>(keys.lineups) };
  }

  const newsFilter = createNewsFilter(cachedMatch()?.details);

  function applyMessage(name: MessageName, payload: unknown) {
    const before = cachedMatch();
    if (!before) return;
    const nameOf = before.lineups ? namesIn(before.lineups) : () => null;
    const update = parseMessage(name, payload, { matchId, sides: sidesOf(before.details), nameOf });
    if (!update) return;
    const after = foldUpdate(before, update);
    for (const part of ['details', 'stats', 'lineups'] as const)
      if (after[part] !== before[part]) client.setQueryData(keys[part], after[part]);
    if (newsFilter.brings(update, after.details)) celebrate(before.details, after.details);
    // The page stops listening at the final whistle, but the last statistics and the table follow it.
    if (before.details.status === 'LIVE' && after.details.status !== 'LIVE')
      setTimeout(() => void refreshAll(), spread());
  }

  /** Only the last of several new goals is celebrated, because the score on the screen is already its score. */
  function celebrate(before: MatchDetails, after: MatchDetails) {
    const goal = newGoals(liveOf(before).goals, liveOf(after).goals).at(-1);
    const score = scoreOf(liveOf(after));
    if (goal && score) onGoal(goal, score);
  }

  /** Refetches what is on the page; the rest when it is next shown. */
  const refresh = () => Promise.all(Object.values(keys).map((queryKey) => client.invalidateQueries({ queryKey })));

  const refreshAll = () => {
    const [address] = keys.details;
    const matchPrefix = address.slice(0, address.lastIndexOf('/') + 1);
    return client.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(matchPrefix) });
  };

  async function poll() {
    polling = setTimeout(() => void poll(), POLL_MS);
    const before = cachedMatch();
    await refresh();
    if (polling === undefined) return;
    const after = cachedMatch();
    if (before && after) celebrate(before.details, after.details);
    const failed = client.getQueryState(keys.details)?.status === 'error';
    if (unreachable && !failed) socket.retry();
    unreachable = failed;
  }

  function stopPolling() {
    clearTimeout(polling);
    polling = undefined;
  }

  const socket = joinMatches({
    matchIds: [matchId],
    open,
    onMessage: applyMessage,
    onJoined: newsFilter.joined,
    onConnection: (connection, problem) => {
      if (connection === 'live') stopPolling();
      // The document itself was made during an outage, and says so.
      if (connection === 'live' && document.documentElement.dataset.saved && mayReload()) reload();
      if (connection === 'stale') polling ??= setTimeout(() => void poll(), spread());
      onConnection(connection, problem);
    },
  });

  const unwatch = watchReturn(socket.retry);
  return () => {
    unwatch();
    stopPolling();
    socket.leave();
  };
}

const spread = () => Math.random() * SPREAD_MS;

/**
 * The messages right after a join are the current state: only later goals are news. Without revisions the first list of goals is news
 * if it has more goals than the page knew of.
 */
function createNewsFilter(shown: MatchDetails | undefined) {
  let joinedAt: number | null | undefined;
  let receivedGoals = false;
  const shownGoals = Math.max(shown?.goals.length ?? 0, (shown?.score?.home ?? 0) + (shown?.score?.away ?? 0));
  return {
    joined(revision: number | null) {
      if (joinedAt === undefined) joinedAt = revision;
    },
    brings({ kind, revision }: LiveUpdate, { goals }: MatchDetails): boolean {
      if (kind !== 'goals') return false;
      const isFirst = !receivedGoals;
      receivedGoals = true;
      if (revision === null) return !isFirst || goals.length > shownGoals;
      return joinedAt !== undefined && compareRevisions(revision, joinedAt) > 0;
    },
  };
}
