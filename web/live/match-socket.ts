import { fields, number, text } from '#web/api/read.ts';
import type { LiveSocket } from './open-socket.ts';
import type { MessageName } from './read-message.ts';

export type Connection = 'connecting' | 'live' | 'stale';

interface MatchSocketOptions {
  matchIds: readonly number[];
  open: () => Promise<LiveSocket>;
  onMessage: (name: MessageName, payload: unknown) => void;
  /** Of each match and each time anew, before the connection is called live; with the revision of what the server is about to send. */
  onJoined?: (revision: number | null) => void;
  /** The problem is why it is not live, as far as anybody said. */
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

/** Revisions of one match. */
interface Heard {
  newest: number;
  /** The newest of which all messages have come. */
  whole: number | undefined;
}

const RETRIES = 5;
const SHORTEST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 5000;
const ANSWER_MS = 20_000;

/**
 * Follows matches over one connection for as long as the server lets it. A try succeeds when all of them are joined;
 * whatever else happens, and every loss of the connection, costs one of five retries. After those it waits to be told.
 */
export function joinMatches({ matchIds, open, onMessage, onJoined, onConnection }: MatchSocketOptions) {
  let socket: LiveSocket | null = null;
  let connection: Connection = 'connecting';
  let problem: string | null = null;
  let retries = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let givenUp = false;
  let left = false;
  const heard = new Map<number | undefined, Heard>();

  function become(next: Connection) {
    connection = next;
    onConnection?.(connection, problem);
  }

  async function connect() {
    try {
      socket ??= listen(await open());
      if (!left) socket.connect();
    } catch (error) {
      tryAgain(String(error));
    }
  }

  function listen(opened: LiveSocket): LiveSocket {
    opened.on('connect', () => joinAll(opened));
    opened.on('connect_error', ({ message }) => tryAgain(message));
    opened.on('disconnect', tryAgain);
    opened.on('error', (payload) => note(text(fields(payload).error) ?? 'error'));
    opened.io.on('ping', () => {
      for (const revisions of heard.values()) revisions.whole = revisions.newest;
    });
    for (const name of MESSAGES)
      opened.on(name, (payload: unknown) => {
        hear(payload);
        try {
          onMessage(name, payload);
        } catch (error) {
          note(`${name} cannot be read: ${String(error)}`);
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
        become('live');
      });
  }

  function join(opened: LiveSocket, matchId: number, onDone: () => void) {
    const revision = heard.get(matchId)?.whole;
    const request = revision === undefined ? { matchId } : { matchId, revision };
    opened.timeout(ANSWER_MS).emit('join_match', request, (late, answer) => {
      if (left || !opened.connected) return;
      const refusal = late ? 'No answer to join_match' : text(fields(answer).error);
      if (refusal !== null) {
        note(refusal);
        opened.disconnect();
        return;
      }
      onJoined?.(number(fields(answer).revision));
      onDone();
      opened.emit('request_match_status', { matchId });
    });
  }

  /** The connection may break between two messages of one revision: it counts as known when something came after it. */
  function hear(payload: unknown) {
    const { revision, matchId } = fields(payload);
    const newest = number(revision);
    const about = number(matchId) ?? matchIds[0];
    const before = heard.get(about);
    if (newest === null || newest <= (before?.newest ?? -1)) return;
    heard.set(about, { newest, whole: before?.newest });
  }

  function tryAgain(reason: string) {
    if (left) return;
    if (reason !== 'io client disconnect') note(reason);
    if (retries === RETRIES) {
      givenUp = true;
      return become('stale');
    }
    // From stale only a join leads back: the data is old until then.
    if (connection === 'live') become('connecting');
    // Spread, or all who lost one server would come to the next at once.
    const delay = SHORTEST_DELAY_MS * 2 ** retries * (1 + Math.random() / 2);
    retries += 1;
    waiting = setTimeout(() => void connect(), Math.min(delay, LONGEST_DELAY_MS));
  }

  function note(what: string) {
    problem = what;
    // oxlint-disable-next-line no-console -- kept from visitors, there for whoever looks
    console.debug(`Live match ${matchIds.join(', ')}: ${what}`);
  }

  void connect();
  return {
    /** Tries anew after all retries have failed; before that it does nothing. */
    retry() {
      if (left || !givenUp) return;
      givenUp = false;
      retries = 0;
      void connect();
    },
    leave() {
      left = true;
      clearTimeout(waiting);
      if (socket?.connected) for (const matchId of matchIds) socket.emit('leave_match', { matchId });
      socket?.disconnect();
    },
  };
}
