import { compareRevisions } from '#domain/match/revision.ts';
import { pushedNames } from '#web/api/names-in-language.ts';
import { fields, number, text } from '#web/api/parse.ts';
import type { LiveSocket } from './live-socket.ts';
import type { MessageName } from './parse-message.ts';

/** 'silent': the server hears of no changes itself. 'stale': there was no connection for too long. Both say how old the data is. */
export type Connection = 'connecting' | 'live' | 'silent' | 'stale';

interface MatchSocketOptions {
  matchIds: readonly number[];
  open: () => Promise<LiveSocket>;
  onMessage: (name: MessageName, payload: unknown) => void;
  /** Called for each match on each join, before the connection counts as live, with the revision of the snapshot that follows. */
  onJoined?: (revision: number | null) => void;
  /** `problem` is the last known reason why it is not live. */
  onConnection?: (connection: Connection, problem: string | null) => void;
}

const MESSAGES: readonly MessageName[] = [
  'match_update',
  'timer_update',
  'goals_update',
  'events_update',
  'substitutions_update',
  'squads_update',
  'stats_update',
  'team_stats_update',
  'player_stats_update',
];

/** Revisions received of one match. */
interface TrackedRevisions {
  newest: number;
  /** The newest of which all messages have arrived. */
  complete: number | undefined;
}

const RETRIES = 5;
const SHORTEST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 5000;
const JOIN_TIMEOUT_MS = 20_000;
const LEAVE_TIMEOUT_MS = 2000;

/**
 * Follows matches over one connection. An attempt succeeds when all of them are joined; any failure and every lost connection
 * costs one of five retries. After those it waits for retry().
 */
export function joinMatches({ matchIds, open, onMessage, onJoined, onConnection }: MatchSocketOptions) {
  let socket: LiveSocket | null = null;
  let connection: Connection = 'connecting';
  let problem: string | null = null;
  let retries = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let hasGivenUp = false;
  let hasLeft = false;
  const revisions = new Map<number | undefined, TrackedRevisions>();

  function setConnection(next: Connection) {
    connection = next;
    onConnection?.(connection, problem);
  }

  async function connect() {
    try {
      socket ??= listen(await open());
      if (!hasLeft) socket.connect();
    } catch (error) {
      tryAgain(String(error));
    }
  }

  function listen(opened: LiveSocket): LiveSocket {
    opened.on('connect', () => joinAll(opened));
    opened.on('connect_error', ({ message }) => tryAgain(message));
    opened.on('disconnect', tryAgain);
    opened.on('error', (payload) => reportProblem(text(fields(payload).error) ?? 'error'));
    opened.on('silence', (payload) => {
      if (text(fields(payload).since) !== null) setConnection('silent');
      else if (connection === 'silent') setConnection('live');
    });
    opened.on('ping', () => {
      for (const tracked of revisions.values()) tracked.complete = tracked.newest;
    });
    for (const name of MESSAGES)
      opened.on(name, (payload: unknown) => {
        if (hasLeft) return;
        trackRevision(payload);
        try {
          onMessage(name, pushedNames(payload));
        } catch (error) {
          reportProblem(`${name} cannot be read: ${String(error)}`);
        }
      });
    return opened;
  }

  function joinAll(opened: LiveSocket) {
    const missing = new Set(matchIds);
    for (const matchId of matchIds)
      join(opened, matchId, () => {
        missing.delete(matchId);
        if (missing.size > 0) return;
        retries = 0;
        problem = null;
        setConnection('live');
      });
  }

  function join(opened: LiveSocket, matchId: number, onDone: () => void) {
    const revision = revisions.get(matchId)?.complete;
    const request = revision === undefined ? { matchId } : { matchId, revision };
    opened.ask('join_match', request, JOIN_TIMEOUT_MS, (timeout, response) => {
      if (hasLeft || !opened.connected) return;
      const refusal = timeout ? 'No answer to join_match' : text(fields(response).error);
      if (refusal !== null) {
        reportProblem(refusal);
        opened.disconnect();
        return;
      }
      onJoined?.(number(fields(response).revision));
      onDone();
      opened.emit('request_match_status', { matchId });
    });
  }

  /** The connection may break between two messages of one revision: a revision counts as complete when a later one arrives. */
  function trackRevision(payload: unknown) {
    const { revision, matchId } = fields(payload);
    const newest = number(revision);
    const id = number(matchId) ?? matchIds[0];
    const before = revisions.get(id);
    if (newest === null || compareRevisions(newest, before?.newest) <= 0) return;
    revisions.set(id, { newest, complete: before?.newest });
  }

  function tryAgain(reason: string) {
    if (hasLeft) return;
    if (reason !== 'io client disconnect') reportProblem(reason);
    if (retries === RETRIES) {
      hasGivenUp = true;
      return setConnection('stale');
    }
    // A silent or stale connection stays so until it joins: its data is old until then.
    if (connection === 'live') setConnection('connecting');
    // Random, or all clients of a lost server would reconnect at once.
    const delay = SHORTEST_DELAY_MS * 2 ** retries * (1 + Math.random() / 2);
    retries += 1;
    waiting = setTimeout(() => void connect(), Math.min(delay, LONGEST_DELAY_MS));
  }

  function reportProblem(message: string) {
    problem = message;
    // oxlint-disable-next-line no-console -- for developers; visitors see the connection state
    console.debug(`Live match ${matchIds.join(', ')}: ${message}`);
  }

  void connect();
  return {
    /** Tries again after all retries have failed; before that it does nothing. */
    retry() {
      if (hasLeft || !hasGivenUp) return;
      hasGivenUp = false;
      retries = 0;
      void connect();
    },
    leave() {
      hasLeft = true;
      clearTimeout(waiting);
      if (!socket?.connected) {
        socket?.disconnect();
        return;
      }
      // A connection that closes at once may lose what was just sent.
      const joined = new Set(matchIds);
      for (const matchId of matchIds)
        socket.ask('leave_match', { matchId }, LEAVE_TIMEOUT_MS, () => {
          joined.delete(matchId);
          if (joined.size === 0) socket?.disconnect();
        });
    },
  };
}
