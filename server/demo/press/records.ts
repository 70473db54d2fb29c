import type { Position } from '#domain/lineup/position.ts';
import { orderTable, type TableRow } from '#domain/standings/order-table.ts';
import type { CompetitionSeasonEntry, League, MatchEntry, PlayerEntry } from '#server/league-files/league.ts';

import type { Line } from './article.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';

export type Chronicle = Omit<League, 'news' | 'media'>;
export type LineOfPlay = 'GK' | 'DEF' | 'MID' | 'FWD';

/** Somebody on the pitch, as an article calls him. */
export interface Person {
  key: string;
  full: Line;
  /** The surname, or the whole name when two on the pitch share it. */
  last: Line;
  line: LineOfPlay | null;
  age: number | null;
}

export interface Club {
  key: string;
  /** After a preposition, as an object. */
  name: Line;
  /** As the subject of a singular verb. */
  subject: Line;
}

export interface Side extends Club {
  at: 'home' | 'away';
  goals: number;
  captain: Person | null;
  keeper: Person | null;
  saves: number;
  shots: number | null;
  best: Person | null;
}

export interface Standing extends TableRow<string> {
  place: number;
}

export type Records = ReturnType<typeof openRecords>;

/** „Вълци“ would ask for a plural verb, so the team speaks instead. */
const PLURAL_NAMES = new Set(['stepni-valtsi']);

const IN_PROSE: Readonly<Record<string, Line>> = {
  'kupa-delta': { bg: 'Купа Делта', en: 'the Delta Cup' },
  'kupa-dobrudzha': { bg: 'Купа Добруджа', en: 'the Dobrudzha Cup' },
  'kupa-balik': { bg: 'Купа Балик', en: 'the Balik Cup' },
  'zimna-kupa': { bg: 'Зимната купа', en: 'the Winter Cup' },
  superkupa: { bg: 'Суперкупата', en: 'the Super Cup' },
  koleda: { bg: 'Коледния турнир', en: 'the Christmas tournament' },
  prolet: { bg: 'Пролетния турнир', en: 'the Spring tournament' },
  zala: { bg: 'Зимния турнир на закрито', en: 'the indoor winter tournament' },
  'zlaten-klas': { bg: 'турнира „Златен клас“', en: 'the Zlaten Klas tournament' },
  'mladezhka-liga': { bg: 'Младежката лига', en: 'the youth league' },
};

export function openRecords(league: Chronicle) {
  const players = new Map(league.players.map((player) => [player.key, player]));
  const teams = new Map(league.teams.map((team) => [team.key, team]));

  const club = (key: string): Club => {
    const team = teams.get(key);
    const name = { bg: team?.name ?? key, en: team?.nameLatin ?? key };
    return { key, name, subject: PLURAL_NAMES.has(key) ? { bg: `отборът на ${name.bg}`, en: name.en } : name };
  };

  const person = (key: string, known: readonly PlayerEntry[] = []): Person | undefined => {
    const player = players.get(key);
    if (!player) return undefined;
    const last = surname(player.name);
    const shared = known.some((other) => other.key !== key && surname(other.name) === last);
    return {
      key,
      full: { bg: player.name, en: player.nameLatin },
      last: shared ? { bg: player.name, en: player.nameLatin } : { bg: last, en: surname(player.nameLatin) },
      line: lineOf(player.position),
      age: player.birthdate === null ? null : seasonYear(league) - Number(player.birthdate.slice(0, 4)),
    };
  };

  const castOf = (match: MatchEntry) => {
    const known = match.lineups.flatMap(({ player }) => players.get(player) ?? []);
    return (key: string) => person(key, known);
  };

  const sideOf = (match: MatchEntry, key: string, goals: number): Side => {
    const cast = castOf(match);
    const lineup = match.lineups.filter(({ team }) => team === key);
    const stats = match.playerStats.filter(({ team }) => team === key);
    const find = (player: string | undefined) => (player === undefined ? null : (cast(player) ?? null));
    const keeper =
      lineup.find(({ starter, position }) => starter && position === 'GK')?.player ??
      lineup.find(({ starter, player }) => starter && players.get(player)?.position === 'GK')?.player;
    return {
      ...club(key),
      at: match.home === key ? 'home' : 'away',
      goals,
      captain: find(lineup.find(({ captain, starter }) => captain && starter)?.player ?? lineup[0]?.player),
      keeper: find(keeper),
      saves: stats.find(({ player }) => player === keeper)?.saves ?? 0,
      shots: match.teamStats.find(({ team }) => team === key)?.shots ?? null,
      best: find(match.playerStats.find(({ manOfTheMatch, team }) => manOfTheMatch && team === key)?.player),
    };
  };

  const seasonOf = (match: MatchEntry) =>
    league.competitionSeasons.find(
      ({ competition, season }) => competition === match.competition && season === match.season,
    );

  /** The table as it stood at an instant; empty where there is none. */
  const tableAt = (entry: CompetitionSeasonEntry | undefined, instant: Date): Standing[] => {
    if (entry?.format !== 'LEAGUE') return [];
    const results = league.matches.flatMap(
      ({ competition, season, home, away, status, score, official, startTime }) => {
        const result = official?.score ?? score;
        if (competition !== entry.competition || season !== entry.season || !home || !away || !result) return [];
        if (status !== 'FINISHED' && status !== 'AWARDED') return [];
        if (startTime === null || Date.parse(startTime) + 70 * 60_000 > instant.getTime()) return [];
        return { home, away, homeGoals: result[0], awayGoals: result[1] };
      },
    );
    return orderTable({
      teams: entry.teams.map(({ team }) => ({ id: team, name: teams.get(team)?.name ?? team })),
      results,
      adjustments: entry.adjustments.filter(({ decidedOn }) => decidedOn <= dayAt(instant)),
      rules: { points: entry.points, tieBreakers: entry.tieBreakers },
    }).map((row, index) => ({ ...row, place: index + 1 }));
  };

  /** As it stands after a preposition: „финала на Коледния турнир“. */
  const competitionName = (key: string): Line => {
    const entry = league.competitions.find((competition) => competition.key === key);
    return IN_PROSE[key] ?? { bg: entry?.name ?? key, en: entry?.nameLatin ?? key };
  };

  return { league, club, person, castOf, sideOf, seasonOf, tableAt, competitionName };
}

const seasonYear = ({ seasons }: Chronicle) => seasons.find(({ isCurrent }) => isCurrent)?.yearEnd ?? 2026;

const surname = (name: string) => name.slice(name.lastIndexOf(' ') + 1);

function lineOf(position: Position | null): LineOfPlay | null {
  switch (position) {
    case null:
      return null;
    case 'GK':
      return 'GK';
    case 'DEF':
    case 'CB':
    case 'LB':
    case 'RB':
      return 'DEF';
    case 'MID':
    case 'CM':
    case 'LM':
    case 'RM':
    case 'DM':
      return 'MID';
    default:
      return 'FWD';
  }
}
