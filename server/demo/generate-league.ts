import type { League, MatchEntry, MembershipEntry, TeamEntry } from '#server/league-files/league.ts';
import { drawMedia } from './art/draw-media.ts';
import { giveAwards } from './awards.ts';
import { openBookings } from './bookings.ts';
import { openCalendar } from './calendar.ts';
import { CLUBS } from './clubs.ts';
import { COMPETITIONS } from './competitions.ts';
import { nameTeams } from './compositions.ts';
import { openPlayground } from './fixtures.ts';
import { gatherPeople } from './people.ts';
import { writeNews } from './press/write-news.ts';
import { createRandom } from './random.ts';
import { playSeasons } from './seasons.ts';
import { foundSquads } from './squads.ts';
import { moveAbout } from './transfers.ts';

export interface GenerateOptions {
  seed: string;
  now: Date;
}

/** What comes next, of what is to be done. */
export interface Step {
  what: string;
  done: number;
  total: number;
}

/** An invented league around an instant: the same seed and minute give the same bytes, anywhere. */
export function generateLeague(options: GenerateOptions): League {
  const steps = generateInSteps(options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The same, with a pause before each step: whoever waits for it can do something else for a moment, or give it up. */
export function* generateInSteps({ seed, now: instant }: GenerateOptions): Generator<Step, League> {
  const steps = ['squads', 'matches', 'honours', 'news', 'pictures'] as const;
  const begin = (what: (typeof steps)[number]): Step => ({ what, done: steps.indexOf(what), total: steps.length });

  yield begin('squads');
  const random = createRandom(seed);
  const calendar = openCalendar(instant);
  const people = gatherPeople(random.fork('people'), calendar.today);
  const squads = foundSquads(random.fork('squads'), calendar, people);
  moveAbout({ random: random.fork('transfers'), calendar, people, squads });

  yield begin('matches');
  const referees = people.referees;
  const bookings = openBookings(
    random.fork('bookings'),
    referees.map(({ key }) => key),
  );
  const playground = openPlayground(random.fork('matches'), calendar, squads);
  const played = playSeasons({ calendar, bookings, playground, random: random.fork('competitions') });
  const matches = played.flatMap((competition) => competition.matches).toSorted(byKickOff);

  yield begin('honours');
  const seasons = played.map(({ entry }) => entry);
  const { footballers } = squads;
  const compositions = nameTeams(seasons, matches, footballers, calendar);
  const firstDays = firstDaysOf(squads.memberships);
  const awards = giveAwards({
    seasons,
    matches,
    compositions,
    footballers,
    firstDays,
    calendar,
    random: random.fork('awards'),
  });
  const told = {
    seasons: [calendar.previous, calendar.current],
    competitions: COMPETITIONS.map((competition) => ({ ...competition })),
    competitionSeasons: seasons,
    teams: CLUBS.map(toTeam),
    players: [...footballers.values()].map(({ entry }) => entry),
    referees,
    memberships: squads.memberships,
    transfers: squads.transfers.toSorted((a, b) => (a.movedOn < b.movedOn ? -1 : a.movedOn > b.movedOn ? 1 : 0)),
    matches,
    awards,
    compositions,
  };

  yield begin('news');
  const news = writeNews(told, { seed, now: calendar.now });

  yield begin('pictures');
  const media = drawMedia({ ...told, news });
  return { ...told, news, media };
}

function byKickOff(a: MatchEntry, b: MatchEntry): number {
  const byTime = Date.parse(a.startTime ?? '') - Date.parse(b.startTime ?? '');
  if (byTime !== 0 && !Number.isNaN(byTime)) return byTime;
  return a.key < b.key ? -1 : 1;
}

function toTeam({ crest: _crest, kit: _kit, ...club }: (typeof CLUBS)[number]): TeamEntry {
  return { ...club, badge: `team/${club.key}` };
}

function firstDaysOf(memberships: readonly MembershipEntry[]): Map<string, string> {
  const days = new Map<string, string>();
  for (const { player, joinedOn } of memberships) {
    const known = days.get(player);
    if (known === undefined || joinedOn < known) days.set(player, joinedOn);
  }
  return days;
}
