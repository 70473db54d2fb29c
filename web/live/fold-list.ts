import { compareRevisions } from '#domain/match/revision.ts';
import type { LiveAndUpcoming } from '#web/api/parse-matches.ts';
import { fields, number } from '#web/api/parse.ts';
import type { LiveListMatch } from '#web/football/model.ts';
import { parseMessage, type MessageName } from './parse-message.ts';
import { sidesOf } from '#web/football/match-model.ts';

/** The list after one more message. Messages about other matches change nothing. */
export function foldIntoList(list: LiveAndUpcoming, name: MessageName, payload: unknown): LiveAndUpcoming {
  const message = fields(payload);
  const matchId = number(message.matchId) ?? number(message.match_id) ?? number(fields(message.match).id);
  if (!list.live.some(({ id }) => id === matchId)) return list;
  return { ...list, live: list.live.map((match) => (match.id === matchId ? foldMatch(match, name, payload) : match)) };
}

function foldMatch(match: LiveListMatch, name: MessageName, payload: unknown): LiveListMatch {
  const update = parseMessage(name, payload, { matchId: match.id, sides: sidesOf(match), nameOf: () => null });
  if (!update || compareRevisions(update.revision, match.revision) < 0) return match;
  // [LM4] Only a complete list says which goals still stand.
  if (update.kind === 'goals') return update.complete ? { ...match, goals: update.entries } : match;
  if (!('progress' in update)) return match;
  const {
    status = match.status,
    phase = match.phase,
    clock = match.clock,
    startTime = match.startTime,
    kickedOffAt = match.kickedOffAt,
  } = update.progress;
  const { score } = update.progress;
  return {
    ...match,
    status,
    phase,
    clock,
    startTime,
    kickedOffAt,
    ...(score !== undefined && { homeScore: score?.home ?? null, awayScore: score?.away ?? null }),
    revision: update.revision ?? match.revision,
  };
}
