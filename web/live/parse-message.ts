import type { ServerEvents } from '#contract/socket.ts';
import type { Sides } from '#domain/match/score.ts';
import { parseGoal, type NameOf } from '#web/api/parse-goal.ts';
import { parseEvent, parseSubstitution } from '#web/api/parse-match-acts.ts';
import { parseLineups } from '#web/api/parse-lineups.ts';
import { parsePlayerStats, parseTeamStats } from '#web/api/parse-match-stats.ts';
import { parseProgress } from '#web/api/parse-match.ts';
import { parseEach, fields, list, number } from '#web/api/parse.ts';
import type {
  Lineups,
  MatchProgress,
  MatchEvent,
  PlayerStats,
  Substitution,
  TeamStats,
} from '#web/football/match-model.ts';
import type { Goal } from '#web/football/goal-model.ts';

export type MessageName = Exclude<keyof ServerEvents, 'error' | 'silence'>;

interface ListUpdate<Kind, Entry> {
  kind: Kind;
  entries: Entry[];
  /** [LM4] */
  complete: boolean;
}

export type LiveUpdate = { revision: number | null } & (
  | ListUpdate<'goals', Goal>
  | ListUpdate<'events', MatchEvent>
  | ListUpdate<'substitutions', Substitution>
  | { kind: 'match' | 'timer'; progress: Partial<MatchProgress> }
  | { kind: 'lineups'; teams: Lineups['teams'] }
  | { kind: 'stats'; teams: Record<number, TeamStats> | null; players: PlayerStats[] | null }
);

interface About {
  matchId: number;
  sides: Sides<number>;
  nameOf: NameOf;
}

/** Parses a message of our own or another backend; null when it is about another match or empty. */
export function parseMessage(
  name: MessageName,
  payload: unknown,
  { matchId, sides, nameOf }: About,
): LiveUpdate | null {
  const message = fields(payload);
  if ((number(message.matchId) ?? number(message.match_id) ?? matchId) !== matchId) return null;
  const revision = number(message.revision);
  const complete = message.complete === true;
  switch (name) {
    case 'match_update': {
      const progress = parseProgress(fields(message.match ?? message.matchInfo ?? message));
      return { kind: 'match', revision, progress };
    }
    case 'timer_update': {
      const timer = fields(message.timer ?? message);
      const { clock, phase } = parseProgress(timer);
      return clock ? { kind: 'timer', revision, progress: phase ? { clock, phase } : { clock } } : null;
    }
    case 'goals_update': {
      const goals = parseEach(list(payload, 'goals', 'matchGoals'), parseGoal(nameOf));
      return { kind: 'goals', revision, complete, entries: goals };
    }
    case 'events_update': {
      const events = parseEach(list(payload, 'events', 'matchEvents'), parseEvent(nameOf));
      return { kind: 'events', revision, complete, entries: events };
    }
    case 'substitutions_update': {
      const changes = parseEach(list(payload, 'substitutions', 'matchSubstitutions'), parseSubstitution(nameOf));
      return { kind: 'substitutions', revision, complete, entries: changes };
    }
    case 'squads_update': {
      const { teams } = parseLineups(message.squads ?? message.matchSquads ?? payload);
      return { kind: 'lineups', revision, teams };
    }
    case 'stats_update': {
      const { teamStats, playerStats } = fields(message.stats ?? message);
      const teams = teamStats === undefined ? null : parseTeamStats(teamStats, sides);
      return {
        kind: 'stats',
        revision,
        teams,
        players: playerStats === undefined ? null : parsePlayerStats(playerStats),
      };
    }
    case 'team_stats_update': {
      const teams = parseTeamStats(message.teamStats ?? message, sides);
      return { kind: 'stats', revision, teams, players: null };
    }
    case 'player_stats_update':
      return { kind: 'stats', revision, teams: null, players: parsePlayerStats(payload) };
  }
}
