import type { CompetitionSeasonEntry, MatchEntry } from '#server/league-files/league.ts';
import { drawBracket } from '#domain/fixtures/knockout.ts';
import { roundRobin } from '#domain/fixtures/round-robin.ts';
import { SATURDAY, WEDNESDAY } from './calendar.ts';
import { CLUBS } from './clubs.ts';
import { competitionSeason, entered, HOME_LEAGUE, LEAGUE_ZONES, PROMOTION_ZONES, seeded } from './competitions.ts';
import { awardMatch } from './irregular-matches.ts';
import type { Office } from './rounds.ts';
import { inExtraTime, INDOOR, onPenalties, OUTDOOR, playBracket, playRound, usualHours } from './rounds.ts';
import { addDays, nextWeekday } from '#domain/formatting/sofia-time.ts';
import { LEAGUE_CLUBS } from './squads.ts';

export interface Played {
  entry: CompetitionSeasonEntry;
  matches: MatchEntry[];
}

const clubs = CLUBS.map(({ key }) => key);
const leagueClubs = clubs.slice(0, LEAGUE_CLUBS);
const otherClubs = clubs.slice(LEAGUE_CLUBS);

/** All of it is over: the league and the cup, and four tournaments. */
export function playPreviousSeason(office: Office): Played[] {
  return [playLeague(office), playCup(office), playGoldenEar(office), playIndoor(office), ...playTournaments(office)];
}

function playLeague(office: Office): Played {
  const { calendar, random, bookings } = office;
  const season = calendar.previous.key;
  const edition = { competition: HOME_LEAGUE, season, entrants: leagueClubs };
  const rounds = roundRobin(random.fork('previous league').shuffle(leagueClubs), { twice: true });
  const matches = rounds.flatMap((pairs, i) => {
    const sunday = calendar.previousSundays[i] ?? '';
    return playRound(office, edition, {
      gameweek: i + 1,
      group: null,
      pairs,
      book: (teams, index) =>
        index < 4
          ? bookings.book({ day: sunday, teams, kind: 'league', hours: 'day', venues: OUTDOOR })
          : bookings.book({ day: addDays(sunday, 2), teams, kind: 'league', hours: 'evening', venues: OUTDOOR }),
    });
  });
  const contested = matches.findIndex(({ gameweek, score }) => gameweek >= 10 && score !== null && score[0] > score[1]);
  const match = matches[contested];
  if (match) {
    matches[contested] = awardMatch(
      match,
      [0, 3],
      'Домакините включиха футболист без подписана декларация за отговорност.',
      'The home side fielded a player without a signed liability waiver.',
    );
  }
  const gameweeks = calendar.previousSundays.map((sunday, i) => ({
    number: i + 1,
    startsOn: addDays(sunday, -3),
    endsOn: addDays(sunday, 3),
    eliminationRound: null,
  }));
  const entry = competitionSeason({
    ...edition,
    format: 'LEAGUE',
    teams: entered(leagueClubs),
    matches,
    gameweeks,
    zones: LEAGUE_ZONES,
  });
  return { entry, matches };
}

function playCup(office: Office): Played {
  const { calendar, random } = office;
  const seeds = [...random.fork('previous cup').shuffle(leagueClubs), ...otherClubs];
  const edition = { competition: 'kupa-delta', season: calendar.previous.key, entrants: seeds };
  const afterGameweek = (gameweek: number) => addDays(calendar.previousSundays[gameweek - 1] ?? '', 3);
  const matches = playBracket(office, edition, {
    firstRound: drawBracket(seeds),
    rounds: [
      { gameweek: 1, round: 'round_of_16', day: afterGameweek(4) },
      { gameweek: 2, round: 'quarter_final', day: afterGameweek(10) },
      { gameweek: 3, round: 'semi_final', day: afterGameweek(16) },
      { gameweek: 4, round: 'final', day: afterGameweek(21) },
    ],
    extraTime: true,
    venues: OUTDOOR,
    hours: 'evening',
    wishes: { semi_final: { 1: inExtraTime }, final: { 1: onPenalties } },
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

/** The four clubs outside the league play for two places in it. */
function playGoldenEar(office: Office): Played {
  const { calendar } = office;
  const edition = { competition: 'zlaten-klas', season: calendar.previous.key, entrants: otherClubs };
  let day = calendar.previousSeasonDay('05-02');
  const matches = roundRobin(otherClubs, { twice: true }).flatMap((pairs, i) => {
    day = nextWeekday(addDays(day, 1), i % 2 === 0 ? WEDNESDAY : SATURDAY);
    const book = usualHours(office, day, i % 2 === 0 ? 'evening' : 'day', OUTDOOR);
    return playRound(office, edition, { gameweek: i + 1, group: null, pairs, book });
  });
  const entry = competitionSeason({
    ...edition,
    format: 'LEAGUE',
    teams: entered(otherClubs),
    matches,
    zones: PROMOTION_ZONES,
  });
  return { entry, matches };
}

/** Two groups under a roof, and no final: each group has its winner. */
function playIndoor(office: Office): Played {
  const { calendar, random } = office;
  const entrants = random.fork('indoor').shuffle(clubs).slice(0, 8);
  const groups = { A: entrants.slice(0, 4), B: entrants.slice(4) };
  const edition = { competition: 'zala', season: calendar.previous.key, entrants };
  const firstDay = nextWeekday(calendar.previousSeasonDay('02-01'), SATURDAY);
  const matches = Object.entries(groups).flatMap(([group, teams]) =>
    roundRobin(teams, { twice: false }).flatMap((pairs, i) =>
      playRound(office, edition, {
        gameweek: i + 1,
        group,
        pairs,
        book: usualHours(office, addDays(firstDay, 7 * i), 'day', INDOOR),
      }),
    ),
  );
  const teams = Object.entries(groups).flatMap(([group, members]) => entered(members, group));
  const entry = competitionSeason({ ...edition, format: 'GROUP_STAGE', teams, matches });
  return { entry, matches };
}

/** Eight teams, three rounds, and straight to penalties where a match is level. */
function playTournaments(office: Office): Played[] {
  const { calendar, random } = office;
  const saturday = nextWeekday(calendar.previousSeasonDay('04-01'), SATURDAY);
  const friday = addDays(nextWeekday(calendar.previousSeasonDay('12-16'), SATURDAY), -1);
  const plans = [
    { competition: 'prolet', days: [0, 7, 14].map((days) => addDays(saturday, days)), venues: OUTDOOR },
    { competition: 'koleda', days: [0, 1, 2].map((days) => addDays(friday, days)), venues: [...INDOOR, ...OUTDOOR] },
  ];
  return plans.map(({ competition, days: [first = '', second = '', third = ''], venues }) => {
    const seeds = random.fork(competition).shuffle(clubs).slice(0, 8);
    const edition = { competition, season: calendar.previous.key, entrants: seeds };
    const matches = playBracket(office, edition, {
      firstRound: drawBracket(seeds),
      rounds: [
        { gameweek: 1, round: 'quarter_final', day: first },
        { gameweek: 2, round: 'semi_final', day: second },
        { gameweek: 3, round: 'final', day: third },
      ],
      extraTime: false,
      venues,
      hours: 'day',
      wishes: { semi_final: { 2: onPenalties } },
    });
    const rounds = { 1: 'quarter_final', 2: 'semi_final', 3: 'final' } as const;
    const entry = competitionSeason({ ...edition, format: 'KNOCKOUT', teams: seeded(seeds), matches, rounds });
    return { entry, matches };
  });
}
