import type { MatchEntry } from '#server/league-files/league.ts';
import { PITCHES } from './bookings.ts';
import { drawBracket } from '#domain/fixtures/knockout.ts';
import { roundRobin, type Pairing } from '#domain/fixtures/round-robin.ts';
import { kickOffAround, SATURDAY, TUESDAY } from './calendar.ts';
import { competitionSeason, entered, seeded, SEMI_FINAL_ZONES } from './competitions.ts';
import { cancelMatch } from './irregular-matches.ts';
import type { Played } from './previous-season.ts';
import type { Edition, Office } from './rounds.ts';
import { inExtraTime, INDOOR, onPenalties, OUTDOOR, playBracket, playRound, usualHours, withGoals } from './rounds.ts';
import { addDays, addMinutes, instantOf } from '#domain/formatting/sofia-time.ts';
import { tableOf } from './tables.ts';

/** Sixteen teams; eighth-finals and quarter-finals are over, the semi-finals are drawn, the final waits. */
export function playCurrentCup(office: Office, seeds: readonly string[]): Played {
  const { calendar } = office;
  const edition = { competition: 'kupa-delta', season: calendar.current.key, entrants: seeds };
  const matches = playBracket(office, edition, {
    firstRound: drawBracket(seeds),
    rounds: [
      { gameweek: 1, round: 'round_of_16', day: calendar.dayInWeek(-7, TUESDAY) },
      { gameweek: 2, round: 'quarter_final', day: calendar.dayInWeek(-3, TUESDAY) },
      { gameweek: 3, round: 'semi_final', day: calendar.dayInWeek(2, TUESDAY) },
      { gameweek: 4, round: 'final', day: calendar.dayInWeek(5, SATURDAY) },
    ],
    extraTime: true,
    venues: OUTDOOR,
    hours: 'evening',
    wishes: { round_of_16: { 4: inExtraTime, 6: onPenalties }, quarter_final: { 2: onPenalties } },
  });
  const rounds = { 1: 'round_of_16', 2: 'quarter_final', 3: 'semi_final', 4: 'final' } as const;
  const entry = competitionSeason({
    ...edition,
    format: 'KNOCKOUT',
    teams: seeded(seeds),
    matches,
    rounds,
    extraTime: true,
  });
  return { entry, matches };
}

/** Champion against cup winner, one match before the season, no extra time. */
export function playSuperCup(office: Office, teams: Pairing): Played {
  const { calendar } = office;
  const edition = { competition: 'superkupa', season: calendar.current.key, entrants: teams };
  const day = addDays(calendar.week(-15).startsOn, -4);
  const matches = playBracket(office, edition, {
    firstRound: [teams],
    rounds: [{ gameweek: 1, round: 'final', day }],
    extraTime: false,
    venues: OUTDOOR,
    hours: 'evening',
  });
  const entry = competitionSeason({
    ...edition,
    format: 'KNOCKOUT',
    teams: seeded(teams),
    matches,
    rounds: { 1: 'final' },
  });
  return { entry, matches };
}

/** Four neighbours warm up for the season. */
export function playBalikCup(office: Office): Played {
  const { calendar } = office;
  const seeds = ['balik', 'dobrudzha-united', 'riltsi', 'druzhba-98'];
  const edition = { competition: 'kupa-balik', season: calendar.current.key, entrants: seeds };
  const firstDay = calendar.week(-15).startsOn;
  const matches = playBracket(office, edition, {
    firstRound: drawBracket(seeds),
    rounds: [
      { gameweek: 1, round: 'semi_final', day: addDays(firstDay, -14) },
      { gameweek: 2, round: 'final', day: addDays(firstDay, -10) },
    ],
    extraTime: true,
    venues: [PITCHES.balik],
    hours: 'evening',
  });
  const rounds = { 1: 'semi_final', 2: 'final' } as const;
  const entry = competitionSeason({
    ...edition,
    format: 'KNOCKOUT',
    teams: seeded(seeds),
    matches,
    rounds,
    extraTime: true,
  });
  return { entry, matches };
}

type Groups = readonly { name: string; teams: readonly string[] }[];

const REGION: Groups = [
  { name: 'A', teams: ['karvuna', 'stepni-valtsi', 'zhitnitsa', 'vihar'] },
  { name: 'B', teams: ['dobrotitsa', 'chirakman', 'slanchogled', 'suha-reka'] },
];

/** Two groups of the region's clubs, semi-finals and a final, all in this season and over. */
export function playRegionCup(office: Office): Played {
  const { calendar } = office;
  const edition = {
    competition: 'kupa-dobrudzha',
    season: calendar.current.key,
    entrants: REGION.flatMap(({ teams }) => teams),
  };
  const matches = REGION.flatMap(({ name, teams }) =>
    roundRobin(teams, { twice: false }).flatMap((pairs, i) => {
      const book = usualHours(office, calendar.dayInWeek(i - 12, SATURDAY), 'day', OUTDOOR);
      const isFlooded = (index: number) => name === 'B' && i === 2 && index === 1;
      const round = playRound(office, edition, { gameweek: i + 1, group: name, pairs, book, unplayed: isFlooded });
      return round.map((match, index) =>
        isFlooded(index) ? cancelMatch(match, 'Терен под вода, мачът няма да се играе') : match,
      );
    }),
  );
  return finishGroupCup(office, edition, REGION, matches, {
    gameweek: 4,
    semiFinalWeek: -9,
    finalWeek: -8,
    venues: OUTDOOR,
  });
}

/** Two groups in the hall, the fourth of six rounds going on now; who will be in the semi-finals nobody knows. */
export function playWinterCup(office: Office, groups: Groups): Played {
  const { calendar } = office;
  const edition = {
    competition: 'zimna-kupa',
    season: calendar.current.key,
    entrants: groups.flatMap(({ teams }) => teams),
  };
  const matches = groups.flatMap(({ name, teams }, groupIndex) =>
    roundRobin(teams, { twice: true }).flatMap((pairs, i) => {
      const gameweek = i + 1;
      const usual = usualHours(office, calendar.dayInWeek(gameweek - 4, SATURDAY), 'day', INDOOR);
      const thisWeek = winterCupThisWeek(office, groupIndex);
      return playRound(office, edition, {
        gameweek,
        group: name,
        pairs,
        book: gameweek === 4 ? thisWeek : usual,
        wish: (index) => (gameweek === 4 && groupIndex === 0 && index === 1 ? withGoals(2) : undefined),
      });
    }),
  );
  return finishGroupCup(office, edition, groups, matches, {
    gameweek: 7,
    semiFinalWeek: 3,
    finalWeek: 4,
    venues: INDOOR,
  });
}

/** One match yesterday, one at half-time now, one in three quarters of an hour, one tomorrow. */
function winterCupThisWeek({ bookings, calendar }: Office, groupIndex: number) {
  const { now, today } = calendar;
  const starts = [
    [instantOf(addDays(today, -1), '19:00'), addMinutes(now, -27)],
    [kickOffAround(now, 45), instantOf(addDays(today, 1), '19:00')],
  ];
  return (teams: Pairing, index: number) =>
    bookings.bookAt(starts[groupIndex]?.[index] ?? now, PITCHES.hall, teams, 'league');
}

function finishGroupCup(
  office: Office,
  edition: Edition,
  groups: Groups,
  groupMatches: MatchEntry[],
  plan: { gameweek: number; semiFinalWeek: number; finalWeek: number; venues: readonly string[] },
): Played {
  const { calendar } = office;
  const teams = groups.flatMap(({ name, teams: members }) => entered(members, name));
  const rounds = { [plan.gameweek]: 'semi_final', [plan.gameweek + 1]: 'final' } as const;
  const rules = { ...edition, format: 'GROUP_PLUS_KNOCKOUT', teams, zones: SEMI_FINAL_ZONES, extraTime: true } as const;
  const groupStage = competitionSeason({ ...rules, matches: groupMatches });
  const isOver = groupMatches.every(
    ({ status }) => status === 'FINISHED' || status === 'AWARDED' || status === 'CANCELLED',
  );
  const places = groups.map(({ name }) =>
    isOver ? tableOf(groupStage, groupMatches, name).map(({ team }) => team) : [],
  );
  const at = (group: number, place: number) => places[group]?.[place] ?? null;
  const knockout = playBracket(office, edition, {
    firstRound: [
      [at(0, 0), at(1, 1)],
      [at(1, 0), at(0, 1)],
    ],
    rounds: [
      { gameweek: plan.gameweek, round: 'semi_final', day: calendar.dayInWeek(plan.semiFinalWeek, SATURDAY) },
      { gameweek: plan.gameweek + 1, round: 'final', day: calendar.dayInWeek(plan.finalWeek, SATURDAY) },
    ],
    extraTime: true,
    venues: plan.venues,
    hours: 'evening',
  });
  const matches = [...groupMatches, ...knockout];
  const entry = competitionSeason({ ...rules, matches, rounds });
  return { entry, matches };
}

/** Starts in a month: the fixtures are known, nothing has been played. */
export function announceYouthLeague(office: Office): Played {
  const { calendar } = office;
  const teams = ['iztok-city', 'balik', 'riltsi', 'druzhba-98', 'orlovets', 'dobrotitsa'];
  const edition = { competition: 'mladezhka-liga', season: calendar.current.key, entrants: teams };
  const matches = roundRobin(teams, { twice: true }).flatMap((pairs, i) =>
    playRound(office, edition, {
      gameweek: i + 1,
      group: null,
      pairs,
      book: usualHours(office, calendar.dayInWeek(4 + i, SATURDAY), 'day', OUTDOOR),
    }),
  );
  const entry = competitionSeason({ ...edition, format: 'LEAGUE', teams: entered(teams), matches });
  return { entry, matches };
}
