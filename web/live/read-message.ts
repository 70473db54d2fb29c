import type { ServerEvents } from '#contract/socket.ts';
import type { Sides } from '#domain/match/score.ts';
import { readEvent, readGoal, readSubstitution, type NameOf } from '#web/api/read-match-acts.ts';
import { readLineups, readPlayerStats, readTeamStats } from '#web/api/read-match-sheet.ts';
import { readCourse } from '#web/api/read-match.ts';
import { each, fields, list, number } from '#web/api/read.ts';
import type {
  Goal,
  Lineups,
  MatchCourse,
  MatchEvent,
  PlayerStats,
  Substitution,
  TeamStats,
} from '#web/football/match-model.ts';

export type MessageName = Exclude<keyof ServerEvents, 'error'>;

interface ListUpdate<Kind, Entry> {
  kind: Kind;
  entries: Entry[];
  /** The whole list: what is not in it was taken back. */
  complete: boolean;
}

export type LiveUpdate = { revision: number | null } & (
  | ListUpdate<'goals', Goal>
  | ListUpdate<'events', MatchEvent>
  | ListUpdate<'substitutions', Substitution>
  | { kind: 'match' | 'timer'; course: Partial<MatchCourse> }
  | { kind: 'lineups'; teams: Lineups['teams'] }
  | { kind: 'stats'; teams: Record<number, TeamStats> | null; players: PlayerStats[] | null }
);

interface About {
  matchId: number;
  sides: Sides<number>;
  nameOf: NameOf;
}

/** A message in our own words, whichever backend sent it; null when it is about another match or says nothing. */
export function readMessage(name: MessageName, payload: unknown, { matchId, sides, nameOf }: About): LiveUpdate | null {
  const message = fields(payload);
  if ((number(message.matchId) ?? number(message.match_id) ?? matchId) !== matchId) return null;
  const revision = number(message.revision);
  const complete = message.complete === true;
  switch (name) {
    case 'match_update': {
      const course = readCourse(fields(message.match ?? message.matchInfo ?? message));
      return { kind: 'match', revision, course };
    }
    case 'timer_update': {
      const timer = fields(message.timer ?? message);
      const { clock, phase } = readCourse(timer);
      return clock ? { kind: 'timer', revision, course: phase ? { clock, phase } : { clock } } : null;
    }
    case 'goals_update': {
      const goals = each(list(payload, 'goals', 'matchGoals'), readGoal(nameOf));
      return { kind: 'goals', revision, complete, entries: goals };
    }
    case 'events_update': {
      const events = each(list(payload, 'events', 'matchEvents'), readEvent(nameOf));
      return { kind: 'events', revision, complete, entries: events };
    }
    case 'substitutions_update': {
      const changes = each(list(payload, 'substitutions', 'matchSubstitutions'), readSubstitution(nameOf));
      return { kind: 'substitutions', revision, complete, entries: changes };
    }
    case 'squads_update': {
      const { teams } = readLineups(message.squads ?? message.matchSquads ?? payload);
      return { kind: 'lineups', revision, teams };
    }
    case 'stats_update': {
      const { teamStats, playerStats } = fields(message.stats ?? message);
      const teams = teamStats === undefined ? null : readTeamStats(teamStats, sides);
      return {
        kind: 'stats',
        revision,
        teams,
        players: playerStats === undefined ? null : readPlayerStats(playerStats),
      };
    }
    case 'team_stats_update': {
      const teams = readTeamStats(message.teamStats ?? message, sides);
      return { kind: 'stats', revision, teams, players: null };
    }
    case 'player_stats_update':
      return { kind: 'stats', revision, teams: null, players: readPlayerStats(payload) };
  }
}
