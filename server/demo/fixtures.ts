import type { MatchEntry } from '#server/league-files/league.ts';
import type { Booking } from './bookings.ts';
import type { Calendar } from './calendar.ts';
import type { TeamSheet } from './line-up.ts';
import { pickTeam } from './line-up.ts';
import { summarise } from './match-statistics.ts';
import type { MatchState } from './match-state.ts';
import { playMatch } from './play-match.ts';
import type { Random } from './random.ts';
import { addMinutes, dayAt } from '#domain/formatting/sofia-time.ts';
import type { Squads } from './squads.ts';
import { addVideos } from './videos.ts';

export interface Fixture {
  key: string;
  competition: string;
  season: string;
  gameweek: number;
  group?: string | null;
  bracketSlot?: number | null;
  home: string | null;
  away: string | null;
  /** Every team of the competition: nobody plays in it for two of them. */
  entrants: readonly string[];
  booking: Booking;
  knockout?: boolean;
  extraTime?: boolean;
}

/** What a match must turn out to be; it is played again until it does. */
export type Wish = (match: MatchState) => boolean;

export interface Playground {
  play(fixture: Fixture, wish?: Wish): MatchEntry;
}

const MOST_REPLAYS = 600;

/** Plays fixtures as far as now allows: finished, under way, or still to come. */
export function openPlayground(random: Random, { now }: Calendar, squads: Squads): Playground {
  const turnedOut = new Map<string, string>();
  const suspended = new Map<string, Set<string>>();

  /** A second team gets its man now and then, in competitions where his own does not play. */
  const isLent = (player: string, { key, entrants }: Fixture) =>
    !squads.memberships.some(
      (other) => other.player === player && other.rank === 'MAIN' && entrants.includes(other.team),
    ) && random.fork(`lent/${key}/${player}`).chance(0.5);

  const sheetFor = (team: string, fixture: Fixture, day: string): TeamSheet => {
    const banKey = `${fixture.competition} ${fixture.season} ${team}`;
    const banned = suspended.get(banKey);
    suspended.delete(banKey);
    const eligible = squads.membersOn(team, day).filter(({ membership }) => {
      const other = turnedOut.get(`${membership.player} ${day}`);
      if ((other !== undefined && other !== team) || banned?.has(membership.player)) return false;
      return membership.rank === 'MAIN' || isLent(membership.player, fixture);
    });
    const sheet = pickTeam(team, eligible, random.fork(`sheet/${fixture.key}/${team}`));
    for (const { lineup } of [...sheet.starters, ...sheet.bench]) turnedOut.set(`${lineup.player} ${day}`, team);
    return sheet;
  };

  return {
    play: (fixture, wish = () => true) => {
      const { start } = fixture.booking;
      if (fixture.home === null || fixture.away === null || start > now) return scheduled(fixture);
      const day = dayAt(start);
      const home = sheetFor(fixture.home, fixture, day);
      const away = sheetFor(fixture.away, fixture, day);
      const matchRandom = random.fork(`match/${fixture.key}`);
      const attempt = (n: number) =>
        playMatch({
          home,
          away,
          kickOff: start,
          until: now,
          knockout: fixture.knockout ?? false,
          extraTime: fixture.extraTime ?? false,
          random: matchRandom.fork(`attempt ${n}`),
        });
      let match = attempt(0);
      for (let n = 1; n < MOST_REPLAYS && !wish(match); n++) match = attempt(n);
      for (const team of match.teams) {
        const sentOff = team.players.filter((player) => player.sentOff).map(({ lineup }) => lineup.player);
        if (sentOff.length > 0) suspended.set(`${fixture.competition} ${fixture.season} ${team.key}`, new Set(sentOff));
      }
      return written(fixture, match, matchRandom);
    },
  };
}

export function scheduled(fixture: Fixture): MatchEntry {
  return {
    key: fixture.key,
    competition: fixture.competition,
    season: fixture.season,
    gameweek: fixture.gameweek,
    group: fixture.group ?? null,
    bracketSlot: fixture.bracketSlot ?? null,
    home: fixture.home,
    away: fixture.away,
    startTime: fixture.booking.start.toISOString(),
    previousStartTime: null,
    venue: fixture.booking.venue,
    referee: fixture.booking.referee,
    status: 'UPCOMING',
    phase: 'NOT_STARTED',
    score: null,
    halfTime: null,
    fullTime: null,
    extraTime: null,
    penalties: null,
    official: null,
    clockSeconds: 0,
    clockRunningSince: null,
    liveVideo: null,
    summaryVideo: null,
    lineups: [],
    ledger: [],
    playerStats: [],
    teamStats: [],
  };
}

function written(fixture: Fixture, match: MatchState, random: Random): MatchEntry {
  const statistics = summarise(match, random.fork('statistics'));
  const best = statistics.players.find(({ manOfTheMatch }) => manOfTheMatch);
  const ledger = [...match.ledger];
  if (best) {
    const whistle = ledger.at(-1);
    if (whistle) {
      ledger.push({
        ...whistle,
        revision: ledger.length + 1,
        kind: 'MAN_OF_THE_MATCH',
        team: best.team,
        player: best.player,
        recordedAt: addMinutes(new Date(match.at), 3).toISOString(),
      });
    }
  }
  const entry: MatchEntry = {
    ...scheduled(fixture),
    status: match.over ? 'FINISHED' : 'LIVE',
    phase: match.phase,
    score: [...match.score],
    halfTime: match.halfTime,
    fullTime: match.fullTime,
    extraTime: match.extraTime,
    penalties: match.penalties,
    clockSeconds: match.clockSeconds,
    clockRunningSince: match.clockRunningSince === null ? null : new Date(match.clockRunningSince).toISOString(),
    lineups: match.teams.flatMap(({ players }) => players.map(({ lineup }) => lineup)),
    ledger,
    playerStats: statistics.players,
    teamStats: statistics.teams,
  };
  addVideos(entry, random.fork('videos'));
  return entry;
}
