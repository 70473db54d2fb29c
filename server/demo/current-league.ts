import type { MatchEntry } from '#server/league-files/league.ts';
import { PITCHES } from './bookings.ts';
import { roundRobin, type Pairing } from '#domain/fixtures/round-robin.ts';
import { CURRENT_GAMEWEEK, kickOffAround, LEAGUE_GAMEWEEKS, SUNDAY, TUESDAY } from './calendar.ts';
import { CLUBS } from './clubs.ts';
import { competitionSeason, entered, HOME_LEAGUE, LEAGUE_ZONES } from './competitions.ts';
import { awardMatch, postponeMatch, rescheduleMatch } from './irregular-matches.ts';
import type { Played } from './previous-season.ts';
import type { Office } from './rounds.ts';
import { OUTDOOR, playRound, withGoals } from './rounds.ts';
import { addDays, dayAt, instantOf } from '#domain/formatting/sofia-time.ts';

const NO_SHOW = { gameweek: 7, index: 2 };
const POSTPONED = { gameweek: 13, index: 1 };
const RESCHEDULED = { gameweek: 14, index: 3 };

/** The home league: its sixteenth gameweek is being played at this very moment. */
export function playCurrentLeague(
  office: Office,
  teams: readonly string[],
): Played & { currentPairs: readonly Pairing[] } {
  const { calendar, random, bookings } = office;
  const edition = { competition: HOME_LEAGUE, season: calendar.current.key, entrants: teams };
  const rounds = roundRobin(random.fork('current league').shuffle(teams), { twice: true });
  const isAt = (place: { gameweek: number; index: number }, gameweek: number, index: number) =>
    place.gameweek === gameweek && place.index === index;
  const matches = rounds.flatMap((pairs, i) => {
    const gameweek = i + 1;
    if (gameweek === CURRENT_GAMEWEEK) return playCurrentGameweek(office, edition, pairs);
    const offset = gameweek - CURRENT_GAMEWEEK;
    return playRound(office, edition, {
      gameweek,
      group: null,
      pairs,
      book: (pair, index) =>
        index < 4
          ? bookings.book({
              day: calendar.dayInWeek(offset, SUNDAY),
              teams: pair,
              kind: 'league',
              hours: 'day',
              venues: OUTDOOR,
            })
          : bookings.book({
              day: calendar.dayInWeek(offset, TUESDAY),
              teams: pair,
              kind: 'league',
              hours: 'evening',
              venues: OUTDOOR,
            }),
      unplayed: (index) => [NO_SHOW, POSTPONED, RESCHEDULED].some((place) => isAt(place, gameweek, index)),
    });
  });

  const amend = (place: { gameweek: number; index: number }, change: (match: MatchEntry) => MatchEntry) => {
    const at = (place.gameweek - 1) * (teams.length / 2) + place.index;
    const match = matches[at];
    if (!match) throw new Error(`The league has no match ${place.index} in gameweek ${place.gameweek}`);
    return (matches[at] = change(match));
  };
  const walkover = amend(NO_SHOW, (match) =>
    awardMatch(match, [3, 0], 'Гостите не се явиха на мача.', 'The visitors did not turn up for the match.'),
  );
  amend(POSTPONED, (match) => postponeMatch(match, 'Наводнен терен'));
  amend(RESCHEDULED, (match) => {
    const teamsOfMatch = [match.home, match.away].filter((team) => team !== null);
    const day = addDays(calendar.week(1).startsOn, 1);
    const { start } = bookings.book({ day, teams: teamsOfMatch, kind: 'league', hours: 'evening', venues: OUTDOOR });
    return rescheduleMatch(match, start, 'Силен вятър над терена');
  });

  const absent = CLUBS.find(({ key }) => key === walkover.away);
  const host = CLUBS.find(({ key }) => key === walkover.home);
  const entry = competitionSeason({
    ...edition,
    format: 'LEAGUE',
    teams: entered(teams),
    matches,
    zones: LEAGUE_ZONES,
    adjustments: [
      {
        key: `${edition.season}-no-show`,
        team: absent?.key ?? '',
        points: -1,
        reasonBg: `Неявяване на мача с ${host?.name} от ${NO_SHOW.gameweek}. кръг`,
        reasonEn: `Not turning up for the match with ${host?.nameLatin} in gameweek ${NO_SHOW.gameweek}`,
        decidedOn: addDays(dayAt(new Date(walkover.startTime ?? 0)), 2),
      },
    ],
    gameweeks: Array.from({ length: LEAGUE_GAMEWEEKS }, (_, i) => ({
      number: i + 1,
      ...calendar.week(i + 1 - CURRENT_GAMEWEEK),
      eliminationRound: null,
    })),
  });
  return { entry, matches, currentPairs: rounds[CURRENT_GAMEWEEK - 1] ?? [] };
}

/**
 * One match the day before yesterday, two under way (the first half, the second half), two within the half-hour,
 * one the day after tomorrow.
 */
function playCurrentGameweek(office: Office, edition: Parameters<typeof playRound>[1], pairs: readonly Pairing[]) {
  const { bookings, calendar } = office;
  const { now, today } = calendar;
  const slots = [
    { start: instantOf(addDays(today, -2), '20:15'), venue: PITCHES.balik },
    { start: kickOffAround(now, -14), venue: PITCHES.balik },
    { start: kickOffAround(now, -43), venue: PITCHES.druzhba },
    { start: kickOffAround(now, 10), venue: PITCHES.riltsi },
    { start: kickOffAround(now, 25), venue: PITCHES.druzhba },
    { start: instantOf(addDays(today, 2), '19:00'), venue: PITCHES.balik },
  ];
  const leastGoals = [0, 1, 3];
  return playRound(office, edition, {
    gameweek: CURRENT_GAMEWEEK,
    group: null,
    pairs,
    book: (teams, index) => {
      const { start, venue } = slots[index] ?? { start: now, venue: PITCHES.riltsi };
      return bookings.bookAt(start, venue, teams, 'league');
    },
    wish: (index) => withGoals(leastGoals[index] ?? 0),
  });
}
