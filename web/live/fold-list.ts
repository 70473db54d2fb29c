import type { LiveAndUpcoming } from '#web/api/read-matches.ts';
import { fields, number } from '#web/api/read.ts';
import type { LiveMatch } from '#web/football/model.ts';
import { readMessage, type MessageName } from './read-message.ts';

/** The list after one more message. One that is about none of its matches, or does not say about which, changes nothing. */
export function foldIntoList(list: LiveAndUpcoming, name: MessageName, payload: unknown): LiveAndUpcoming {
  const message = fields(payload);
  const about = number(message.matchId) ?? number(message.match_id) ?? number(fields(message.match).id);
  if (!list.live.some(({ id }) => id === about)) return list;
  return { ...list, live: list.live.map((match) => (match.id === about ? foldMatch(match, name, payload) : match)) };
}

function foldMatch(match: LiveMatch, name: MessageName, payload: unknown): LiveMatch {
  const sides = { home: match.home.id, away: match.away.id };
  const update = readMessage(name, payload, { matchId: match.id, sides, nameOf: () => null });
  if (!update || !('course' in update) || (update.revision ?? Infinity) < (match.revision ?? 0)) return match;
  const {
    status = match.status,
    phase = match.phase,
    clock = match.clock,
    startTime = match.startTime,
  } = update.course;
  const { score } = update.course;
  return {
    ...match,
    status,
    phase,
    clock,
    startTime,
    ...(score !== undefined && { homeScore: score?.home ?? null, awayScore: score?.away ?? null }),
    revision: update.revision ?? match.revision,
  };
}
