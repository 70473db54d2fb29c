import type { EliminationRound } from '#domain/match/round.ts';
import type { TableZone } from '#domain/standings/format.ts';
import type { CompetitionEntry, CompetitionSeasonEntry, MatchEntry } from '#server/league-files/league.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';

const competition = (key: string, name: string, nameLatin: string, rank: number): CompetitionEntry => ({
  key,
  name,
  nameLatin,
  logo: `competition/${key}`,
  city: 'Добрич',
  country: 'BG',
  rank,
});

export const HOME_LEAGUE = 'delta-liga';

export const COMPETITIONS: readonly CompetitionEntry[] = [
  competition(HOME_LEAGUE, 'Делта Лига', 'Delta Liga', 1),
  competition('kupa-delta', 'Купа Делта', 'Kupa Delta', 2),
  competition('zimna-kupa', 'Зимна купа', 'Zimna Kupa', 3),
  competition('mladezhka-liga', 'Младежка лига', 'Mladezhka Liga', 4),
  competition('superkupa', 'Суперкупа Делта', 'Superkupa Delta', 10),
  competition('kupa-dobrudzha', 'Купа Добруджа', 'Kupa Dobrudzha', 11),
  competition('kupa-balik', 'Купа Балик', 'Kupa Balik', 12),
  competition('zlaten-klas', 'Турнир „Златен клас“', 'Turnir Zlaten Klas', 13),
  competition('prolet', 'Пролетен турнир', 'Proleten Turnir', 14),
  competition('zala', 'Зимен турнир на закрито', 'Zimen Turnir na Zakrito', 15),
  competition('koleda', 'Коледен турнир', 'Koleden Turnir', 16),
];

export const LEAGUE_ZONES: TableZone[] = [
  { from: 1, to: 1, kind: 'title', labelBg: 'Шампион', labelEn: 'Champion' },
  { from: 2, to: 4, kind: 'playoff', labelBg: 'Квалификации за Суперкупата', labelEn: 'Super Cup play-offs' },
  { from: 11, to: 12, kind: 'drop', labelBg: 'Изпадане', labelEn: 'Relegation' },
];

export const PROMOTION_ZONES: TableZone[] = [
  { from: 1, to: 2, kind: 'playoff', labelBg: 'Влизане в Делта Лига', labelEn: 'Promotion to Delta Liga' },
];

export const SEMI_FINAL_ZONES: TableZone[] = [
  { from: 1, to: 2, kind: 'playoff', labelBg: 'Полуфинал', labelEn: 'Semi-final' },
];

const POINTS = { win: 3, draw: 1, loss: 0 };

type Gameweek = CompetitionSeasonEntry['gameweeks'][number];

interface SeasonPlan extends Pick<CompetitionSeasonEntry, 'competition' | 'season' | 'format' | 'teams'> {
  matches: readonly MatchEntry[];
  extraTime?: boolean;
  zones?: TableZone[];
  adjustments?: CompetitionSeasonEntry['adjustments'];
  rounds?: Readonly<Record<number, EliminationRound>>;
  /** Where gameweeks are more than the days on which somebody played. */
  gameweeks?: Gameweek[];
}

export function competitionSeason(plan: SeasonPlan): CompetitionSeasonEntry {
  const gameweeks = plan.gameweeks ?? gameweeksOf(plan.matches, plan.rounds ?? {});
  const days = gameweeks.flatMap(({ startsOn, endsOn }) => [startsOn, endsOn]).toSorted();
  return {
    competition: plan.competition,
    season: plan.season,
    format: plan.format,
    startsOn: days[0] ?? '',
    endsOn: days.at(-1) ?? '',
    points: POINTS,
    tieBreakers: ['head_to_head', 'wins', 'fair_play'],
    extraTime: plan.extraTime ?? false,
    halfMinutes: 25,
    zones: plan.zones ?? [],
    teams: plan.teams,
    adjustments: plan.adjustments ?? [],
    gameweeks,
  };
}

function gameweeksOf(matches: readonly MatchEntry[], rounds: Readonly<Record<number, EliminationRound>>): Gameweek[] {
  const days = new Map<number, string[]>();
  for (const { gameweek, startTime, previousStartTime } of matches) {
    const start = previousStartTime ?? startTime;
    if (start === null) continue;
    days.set(gameweek, [...(days.get(gameweek) ?? []), dayAt(new Date(start))].toSorted());
  }
  return [...days]
    .toSorted(([a], [b]) => a - b)
    .map(([number, played]) => ({
      number,
      startsOn: played[0] ?? '',
      endsOn: played.at(-1) ?? '',
      eliminationRound: rounds[number] ?? null,
    }));
}

export const entered = (teams: readonly string[], group: string | null = null): CompetitionSeasonEntry['teams'] =>
  teams.map((team) => ({ team, group, seed: null, withdrawnOn: null }));

/** In order of seeding, the best first. */
export const seeded = (teams: readonly string[]): CompetitionSeasonEntry['teams'] =>
  teams.map((team, i) => ({ team, group: null, seed: i + 1, withdrawnOn: null }));
