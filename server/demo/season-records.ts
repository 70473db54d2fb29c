import type { CompetitionSeasonEntry, MatchEntry, PlayerStatsEntry } from '#server/league-files/league.ts';
import { LEAST_SHARE_OF_MATCHES } from '#domain/player/rating.ts';
import type { Footballer, Line } from './people.ts';

/** What a player did over a stretch of matches. */
export interface PlayerRecord {
  footballer: Footballer;
  player: string;
  team: string;
  line: Line;
  matches: number;
  minutes: number;
  goals: number;
  assists: number;
  saves: number;
  conceded: number;
  cleanSheets: number;
  manOfTheMatch: number;
  rating: number;
}

export type Footballers = ReadonlyMap<string, Footballer>;

export const matchesOf = ({ competition, season }: CompetitionSeasonEntry, matches: readonly MatchEntry[]) =>
  matches.filter((match) => match.competition === competition && match.season === season);

/** Those who asked not to be shown win nothing that is shown. */
export function recordsOf(matches: readonly MatchEntry[], footballers: Footballers): PlayerRecord[] {
  const played = new Map<string, PlayerStatsEntry[]>();
  for (const { playerStats } of matches) {
    for (const stats of playerStats) {
      const list = played.get(stats.player);
      if (list) list.push(stats);
      else played.set(stats.player, [stats]);
    }
  }
  return [...played].flatMap(([player, list]) => {
    const footballer = footballers.get(player);
    if (!footballer || footballer.entry.hidden) return [];
    const sum = (of: (stats: PlayerStatsEntry) => number) => list.reduce((total, stats) => total + of(stats), 0);
    return [
      {
        footballer,
        player,
        team: list.at(-1)?.team ?? '',
        line: footballer.line,
        matches: list.length,
        minutes: sum((stats) => stats.minutesPlayed),
        goals: sum((stats) => stats.goals),
        assists: sum((stats) => stats.assists),
        saves: sum((stats) => stats.saves),
        conceded: sum((stats) => stats.goalsConceded),
        cleanSheets: sum((stats) => Number(stats.minutesPlayed >= 40 && stats.goalsConceded === 0)),
        manOfTheMatch: sum((stats) => Number(stats.manOfTheMatch)),
        rating: sum((stats) => stats.rating ?? 0) / list.length,
      },
    ];
  });
}

/** Who has played enough for his rating to mean something. */
export function regulars(records: readonly PlayerRecord[], share = LEAST_SHARE_OF_MATCHES): PlayerRecord[] {
  const most = Math.max(0, ...records.map(({ matches }) => matches));
  return records.filter(({ matches }) => matches >= most * share);
}

/** The first by a measure; equals are told apart by rating, then by key, never by the order of entry. */
export function best(
  records: readonly PlayerRecord[],
  measure: (record: PlayerRecord) => number,
): PlayerRecord | undefined {
  return records.toSorted(
    (a, b) => measure(b) - measure(a) || b.rating - a.rating || (a.player < b.player ? -1 : 1),
  )[0];
}

export const isOver = (entry: CompetitionSeasonEntry, matches: readonly MatchEntry[], today: string): boolean =>
  entry.endsOn < today && matches.every(({ status }) => status !== 'UPCOMING' && status !== 'LIVE');
