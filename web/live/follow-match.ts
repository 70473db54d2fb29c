import type { QueryClient } from '@tanstack/react-query';
import { newGoals, scoreOf } from '#domain/match/live-match.ts';
import type { Score } from '#domain/match/score.ts';
import { matchDetails, matchLineups, matchStats } from '#web/api/match-queries.ts';
import { namesIn, sidesOf } from '#web/api/read-match.ts';
import type { Goal, Lineups, MatchDetails, MatchStats } from '#web/football/match-model.ts';
import { foldUpdate, liveOf, type KnownMatch } from './fold-update.ts';
import { joinMatches, type Connection } from './match-socket.ts';
import type { LiveSocket } from './open-socket.ts';
import { readMessage, type LiveUpdate, type MessageName } from './read-message.ts';
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
/** Over which many browsers that would ask at once are spread. */
const SPREAD_MS = 2000;

/** Keeps what the cache knows of a live match up to date until it is told to stop: by the socket, else by asking. */
export function followMatch({ client, matchId, open, onConnection, onGoal }: FollowOptions): () => void {
  const keys = {
    details: matchDetails(matchId).queryKey,
    stats: matchStats(matchId).queryKey,
    lineups: matchLineups(matchId).queryKey,
  };
  const news = createNewsFilter();
  let polling: ReturnType<typeof setTimeout> | undefined;
  let unreachable = false;

  function known(): KnownMatch | null {
    const details = client.getQueryData<MatchDetails>(keys.details);
    if (!details) return null;
    const stats = client.getQueryData<MatchStats>(keys.stats);
    return { details, stats, lineups: client.getQueryData<Lineups>(keys.lineups) };
  }

  function take(name: MessageName, payload: unknown) {
    const before = known();
    if (!before) return;
    const nameOf = before.lineups ? namesIn(before.lineups) : () => null;
    const update = readMessage(name, payload, { matchId, sides: sidesOf(before.details), nameOf });
    if (!update) return;
    const after = foldUpdate(before, update);
    for (const part of ['details', 'stats', 'lineups'] as const)
      if (after[part] !== before[part]) client.setQueryData(keys[part], after[part]);
    if (news.brings(update)) celebrate(before.details, after.details);
    // The last whistle comes before the last figures and moves the table, and with it the page stops listening.
    if (before.details.status === 'LIVE' && after.details.status !== 'LIVE')
      setTimeout(() => void refreshAll(), spread());
  }

  /** Of several goals at once the last: it made the score that is shown. */
  function celebrate(before: MatchDetails, after: MatchDetails) {
    const goal = newGoals(liveOf(before).goals, liveOf(after).goals).at(-1);
    const score = scoreOf(liveOf(after));
    if (goal && score) onGoal(goal, score);
  }

  /** What is on the page is asked for again; the rest when it is next shown. */
  const refresh = () => Promise.all(Object.values(keys).map((queryKey) => client.invalidateQueries({ queryKey })));

  const refreshAll = () => {
    const [address] = keys.details;
    const ofMatch = address.slice(0, address.lastIndexOf('/') + 1);
    return client.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(ofMatch) });
  };

  async function poll() {
    polling = setTimeout(() => void poll(), POLL_MS);
    const before = known();
    await refresh();
    if (polling === undefined) return;
    const after = known();
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
    onMessage: take,
    onJoined: news.joined,
    onConnection: (connection, problem) => {
      if (connection === 'live') stopPolling();
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

/** What a server sends to one who comes in is how the match stands, not what is happening. */
function createNewsFilter() {
  let snapshot = Infinity;
  let heardGoals = false;
  return {
    joined(revision: number | null) {
      if (snapshot === Infinity) snapshot = revision ?? -1;
    },
    brings({ kind, revision }: LiveUpdate): boolean {
      if (kind !== 'goals') return false;
      const isFirst = !heardGoals;
      heardGoals = true;
      return revision === null ? !isFirst : revision > snapshot;
    },
  };
}
