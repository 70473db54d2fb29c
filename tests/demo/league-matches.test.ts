import { describe, expect, it, vi } from 'vitest';
import type { LedgerEntry } from '#domain/match/ledger-entry.ts';
import type { MatchPhase } from '#domain/match/status.ts';
import type { League, MatchEntry, Pair, PlayerStatsEntry } from '#server/league-files/league.ts';
import { generateLeague } from '#server/demo/generate-league.ts';
import { isDecided } from '#server/demo/shoot-out.ts';
import { addMinutes, dayAt } from '#domain/formatting/sofia-time.ts';
import { tableOf, winnerOf } from '#server/demo/tables.ts';

// Half of the time, and nothing of the matches.
vi.mock('./press/write-news.ts', () => ({ writeNews: () => [] }));
vi.mock('./art/draw-media.ts', () => ({ drawMedia: () => [] }));

const leagues = [
  { seed: 'dobrich', now: new Date('2026-11-15T15:45:33Z') },
  { seed: 'balik', now: new Date('2027-07-01T06:20:00Z') },
  { seed: 'kavarna', now: new Date('2026-12-31T21:59:59Z') },
].map((options) => ({
  ...options,
  name: `${options.seed} at ${options.now.toISOString()}`,
  league: generateLeague(options),
}));

const isPlayed = ({ score }: MatchEntry) => score !== null;
const hasStatistics = ({ playerStats }: MatchEntry) => playerStats.length > 0;
const sum = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((total, item) => total + of(item), 0);

/** Says of which matches a rule does not hold, and how. */
function breaches(
  league: League,
  which: (match: MatchEntry) => boolean,
  rule: (match: MatchEntry) => (string | boolean)[],
) {
  const chosen = league.matches.filter(which);
  expect(chosen).not.toHaveLength(0);
  return chosen.flatMap((match) =>
    rule(match).flatMap((breach) => (typeof breach === 'boolean' ? [] : [`${match.key}: ${breach}`])),
  );
}

const differs = (what: string, actual: unknown, expected: unknown) => {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  return a === b ? false : `${what} is ${a}, not ${b}`;
};

function goalsIn({ home, ledger }: MatchEntry, phases: readonly MatchPhase[] | null = null): Pair {
  const goals: [number, number] = [0, 0];
  for (const { kind, team, ownGoal, phase } of ledger) {
    if (kind !== 'GOAL' || (phases && !phases.includes(phase))) continue;
    goals[(team === home) === ownGoal ? 1 : 0] += 1;
  }
  return goals;
}

const ACTS = new Set<LedgerEntry<string>['kind']>([
  'GOAL',
  'PENALTY_MISSED',
  'PENALTY_SAVED',
  'SHOOTOUT_SCORED',
  'SHOOTOUT_MISSED',
  'YELLOW_CARD',
  'SECOND_YELLOW',
  'RED_CARD',
]);

/** Walks through the ledger with the team sheet in hand. */
function followThePitch(match: MatchEntry): string[] {
  const onPitch = new Map(match.lineups.filter(({ starter }) => starter).map(({ player, team }) => [player, team]));
  const onSheet = new Map(match.lineups.map(({ player, team }) => [player, team]));
  const booked = new Set<string>();
  const sentOff = new Set<string>();
  const found: string[] = [];
  for (const { kind, revision, team, player, otherPlayer } of match.ledger) {
    if (player === null || team === null) continue;
    const say = (what: string) => found.push(`revision ${revision}, ${kind} of ${player}: ${what}`);
    if (kind === 'SUBSTITUTION') {
      if (onPitch.get(otherPlayer ?? '') !== team) say('who leaves is not on the pitch');
      if (onPitch.has(player) || onSheet.get(player) !== team) say('who comes on was not on the bench');
      if (sentOff.has(player)) say('who comes on was sent off');
      onPitch.delete(otherPlayer ?? '');
      onPitch.set(player, team);
    }
    if (!ACTS.has(kind)) continue;
    if (onPitch.get(player) !== team) say(sentOff.has(player) ? 'was sent off' : 'is not on the pitch for this team');
    if (kind === 'GOAL' && otherPlayer !== null) {
      if (otherPlayer === player) say('assists himself');
      if (onPitch.get(otherPlayer) !== team) say('was assisted from outside the pitch');
    }
    if (kind === 'YELLOW_CARD' && booked.has(player)) say('had a yellow card');
    if (kind === 'SECOND_YELLOW' && !booked.has(player)) say('had no yellow card');
    if (kind === 'YELLOW_CARD') booked.add(player);
    if (kind === 'SECOND_YELLOW' || kind === 'RED_CARD') {
      sentOff.add(player);
      onPitch.delete(player);
    }
  }
  return found;
}

const MINUTES: Partial<Record<MatchPhase, readonly [first: number, last: number]>> = {
  FIRST_HALF: [1, 25],
  SECOND_HALF: [26, 50],
  EXTRA_TIME: [51, 55],
  SECOND_EXTRA_TIME: [56, 60],
};

describe.each(leagues)('the matches of $name', ({ league, now }) => {
  it('have the score of the goals in their ledger, own goals for the other side', () => {
    expect(
      breaches(league, isPlayed, (match) => [
        differs('score', match.score, goalsIn(match)),
        match.halfTime !== null && differs('half-time', match.halfTime, goalsIn(match, ['FIRST_HALF'])),
        match.fullTime !== null && differs('full time', match.fullTime, goalsIn(match, ['FIRST_HALF', 'SECOND_HALF'])),
        match.extraTime !== null && differs('extra time', match.extraTime, match.score),
        match.status === 'FINISHED' && (match.fullTime === null || match.halfTime === null) && 'lacks a score',
      ]),
    ).toEqual([]);
    expect(league.matches.some(({ ledger }) => ledger.some(({ ownGoal }) => ownGoal))).toBe(true);
  });

  it('add up: all goals scored are conceded by somebody', () => {
    for (const season of league.competitionSeasons) {
      const matches = league.matches.filter((m) => m.competition === season.competition && m.season === season.season);
      for (const group of new Set(season.teams.map((entry) => entry.group))) {
        const table = tableOf(season, matches, group);
        expect(sum(table, (row) => row.goalsScored)).toBe(sum(table, (row) => row.goalsConceded));
        expect(sum(table, (row) => row.wins)).toBe(sum(table, (row) => row.losses));
      }
    }
  });

  it('let only players on the pitch act, and nobody who was sent off', () => {
    expect(breaches(league, isPlayed, followThePitch)).toEqual([]);
  });

  it('record acts in order, within the minutes of their phase, and none from the future', () => {
    expect(
      breaches(
        league,
        ({ ledger }) => ledger.length > 0,
        (match) =>
          match.ledger.flatMap((entry, i) => {
            const { phase, minute, extraTime, kind, revision, recordedAt } = entry;
            const [first, last] = MINUTES[phase] ?? [0, 0];
            const before = match.ledger[i - 1];
            return [
              revision !== i + 1 && `revision ${revision} is number ${i + 1}`,
              before !== undefined && recordedAt < before.recordedAt && `revision ${revision} was before ${i}`,
              recordedAt > now.toISOString() && `revision ${revision} is yet to happen`,
              minute !== null && (minute < first || minute > last) && `${kind} in minute ${minute} of ${phase}`,
              minute !== null && extraTime !== null && minute !== last && `stoppage after minute ${minute}`,
              ACTS.has(kind) && minute === null && phase !== 'PENALTIES' && `${kind} without a minute`,
            ];
          }),
      ),
    ).toEqual([]);
  });

  it('go through their phases: kick-off on time, five minutes of rest, a whistle at the end', () => {
    expect(
      breaches(league, isPlayed, (match) => {
        const phases = match.ledger.filter(({ kind }) => kind === 'PHASE');
        const at = (phase: MatchPhase) => Date.parse(phases.find((entry) => entry.phase === phase)?.recordedAt ?? '');
        const restOver = at('SECOND_HALF') - at('HALF_TIME');
        const whistles = match.ledger.filter(({ kind }) => kind === 'FINAL_WHISTLE').length;
        return [
          differs('kick-off', phases[0]?.recordedAt, match.startTime),
          !Number.isNaN(restOver) && differs('rest', restOver, 5 * 60_000),
          differs('whistles', whistles, match.status === 'LIVE' ? 0 : 1),
        ];
      }),
    ).toEqual([]);
  });

  it('line up six with one goalkeeper, four to six on the bench and one captain', () => {
    expect(
      breaches(league, isPlayed, (match) =>
        [match.home, match.away].flatMap((team) => {
          const sheet = match.lineups.filter((entry) => entry.team === team);
          const starters = sheet.filter(({ starter }) => starter);
          const numbers = sheet.map(({ shirtNumber }) => shirtNumber).filter((number) => number !== null);
          const bench = sheet.length - starters.length;
          return [
            starters.length !== 6 && `${starters.length} starters`,
            starters.filter(({ position }) => position === 'GK').length !== 1 && 'not one goalkeeper',
            (bench < 4 || bench > 6) && `${bench} on the bench`,
            starters.filter(({ captain }) => captain).length !== 1 && 'not one captain',
            sheet.some(({ captain, starter }) => captain && !starter) && 'captain on the bench',
            new Set(sheet.map(({ place }) => place)).size !== sheet.length && 'a place twice',
            new Set(numbers).size !== numbers.length && 'a number twice',
          ];
        }),
      ),
    ).toEqual([]);
  });

  it('have player statistics that agree with the ledger', () => {
    const count = (match: MatchEntry, which: (entry: LedgerEntry<string>) => boolean) =>
      match.ledger.filter(which).length;
    expect(
      breaches(league, hasStatistics, (match) =>
        match.playerStats.flatMap((stats) => {
          const own = (kinds: readonly string[]) =>
            count(match, ({ kind, player, ownGoal }) => player === stats.player && kinds.includes(kind) && !ownGoal);
          const named = (what: keyof PlayerStatsEntry, expected: number) =>
            differs(`${stats.player}'s ${what}`, stats[what], expected);
          return [
            named('goals', own(['GOAL'])),
            named(
              'ownGoals',
              count(match, ({ player, ownGoal }) => ownGoal && player === stats.player),
            ),
            named(
              'assists',
              count(match, ({ kind, otherPlayer }) => kind === 'GOAL' && otherPlayer === stats.player),
            ),
            named('yellowCards', own(['YELLOW_CARD', 'SECOND_YELLOW'])),
            named('redCards', own(['RED_CARD', 'SECOND_YELLOW'])),
            stats.assists > stats.keyPasses && `${stats.player} assists more than he creates`,
            stats.passesCompleted > stats.passes && `${stats.player} completes more than he passes`,
            stats.goals > stats.shotsOnTarget && `${stats.player} scores without shooting`,
            stats.woodwork > stats.shotsOffTarget && `${stats.player} hits the post on target`,
            named('shots', stats.shotsOnTarget + stats.shotsOffTarget + stats.shotsBlocked),
            (stats.rating === null || stats.rating < 3 || stats.rating > 10) &&
              `${stats.player} is rated ${stats.rating}`,
            stats.rating !== null &&
              Math.round(stats.rating * 10) !== stats.rating * 10 &&
              `${stats.rating} is not a tenth`,
          ];
        }),
      ),
    ).toEqual([]);
  });

  it('have team statistics that are the sums of their players, and mirror the other team', () => {
    const SUMS = [
      'shots',
      'shotsOnTarget',
      'shotsOffTarget',
      'shotsBlocked',
      'woodwork',
      'fouls',
      'yellowCards',
      'redCards',
      'saves',
    ] as const;
    expect(
      breaches(league, hasStatistics, (match) => {
        const possession = sum(match.teamStats, (team) => team.possession ?? 0);
        return [
          differs(
            'teams',
            match.teamStats.map(({ team }) => team),
            [match.home, match.away],
          ),
          differs('possession', possession, 100),
          ...match.teamStats.flatMap((team, i) => {
            const own = match.playerStats.filter((stats) => stats.team === team.team);
            const others = match.playerStats.filter((stats) => stats.team !== team.team);
            const scored = sum(own, ({ goals }) => goals);
            const conceded = sum(others, ({ goals }) => goals);
            const other = match.teamStats[1 - i]!;
            const mean = sum(own, ({ rating }) => rating!) / own.length;
            return [
              ...SUMS.map((what) =>
                differs(
                  `${team.team} ${what}`,
                  team[what],
                  sum(own, (stats) => stats[what]),
                ),
              ),
              differs(`${team.team} goals`, team.goals, match.score![i]),
              differs(
                `${team.team} goals of players`,
                scored + sum(others, ({ ownGoals }) => ownGoals),
                match.score![i],
              ),
              differs(`${team.team} conceded`, team.goalsConceded, other.goals),
              differs(
                `${team.team} keeper conceded`,
                sum(own, (stats) => stats.goalsConceded),
                other.goals,
              ),
              differs(`${team.team} saves`, team.saves, other.shotsOnTarget - conceded),
              differs(
                `${team.team} blocks`,
                sum(own, ({ blocks }) => blocks),
                other.shotsBlocked,
              ),
              differs(`${team.team} rating`, team.averageRating, Math.round(mean * 100) / 100),
            ];
          }),
        ];
      }),
    ).toEqual([]);
  });

  it('count minutes that agree with changes and dismissals', () => {
    expect(
      breaches(
        league,
        (match) => match.status === 'FINISHED',
        (match) => {
          const length = match.extraTime === null ? 50 : 60;
          return [match.home, match.away].map((team) => {
            const lost = match.ledger
              .filter((entry) => entry.team === team && (entry.kind === 'RED_CARD' || entry.kind === 'SECOND_YELLOW'))
              .reduce((total, { minute }) => total + length - minute!, 0);
            const played = match.playerStats.filter((stats) => stats.team === team);
            return differs(
              `minutes of ${team}`,
              sum(played, (stats) => stats.minutesPlayed),
              6 * length - lost,
            );
          });
        },
      ),
    ).toEqual([]);
    const alwaysOn = league.matches.flatMap((match) => {
      const changed = new Set(
        match.ledger.filter(({ kind }) => kind === 'SUBSTITUTION').flatMap((e) => [e.player, e.otherPlayer]),
      );
      const off = new Set(
        match.ledger.filter(({ kind }) => kind === 'RED_CARD' || kind === 'SECOND_YELLOW').map((e) => e.player),
      );
      if (match.status !== 'FINISHED' || match.extraTime !== null) return [];
      return match.playerStats.filter(({ player, starter }) => starter && !changed.has(player) && !off.has(player));
    });
    expect(new Set(alwaysOn.map(({ minutesPlayed }) => minutesPlayed))).toEqual(new Set([50]));
  });

  it('name one man of the match when they are over, mostly a winner, and none before', () => {
    expect(
      breaches(league, isPlayed, (match) => {
        const chosen = match.playerStats.filter(({ manOfTheMatch }) => manOfTheMatch).map(({ player }) => player);
        const recorded = match.ledger.filter(({ kind }) => kind === 'MAN_OF_THE_MATCH').map(({ player }) => player);
        return [
          differs('number', chosen.length, match.status === 'FINISHED' ? 1 : 0),
          differs('man of the match', recorded, chosen),
        ];
      }),
    ).toEqual([]);
    const decided = league.matches.filter((match) => match.status === 'FINISHED' && winnerOf(match) !== null);
    const winners = decided.filter((m) => m.playerStats.find((s) => s.manOfTheMatch)?.team === winnerOf(m));
    expect(winners.length / decided.length).toBeGreaterThan(0.85);
  });

  it('decide knockout matches, and shoot-outs only when decided', () => {
    const shootOuts = league.matches.filter(({ penalties }) => penalties !== null);
    expect(shootOuts.length).toBeGreaterThan(1);
    for (const match of shootOuts) {
      const kicks = match.ledger.filter(({ kind }) => kind === 'SHOOTOUT_SCORED' || kind === 'SHOOTOUT_MISSED');
      const scored: [number, number] = [0, 0];
      const taken: [number, number] = [0, 0];
      for (const [i, { team, kind }] of kicks.entries()) {
        expect(isDecided(scored, taken)).toBe(false);
        if (i > 0) expect(team).not.toBe(kicks[i - 1]!.team);
        const side = team === match.home ? 0 : 1;
        taken[side] += 1;
        if (kind === 'SHOOTOUT_SCORED') scored[side] += 1;
      }
      expect(isDecided(scored, taken)).toBe(true);
      expect(match.penalties).toEqual(scored);
      expect(match.score![0]).toBe(match.score![1]);
    }
    const knockout = league.matches.filter((m) => m.bracketSlot !== null && m.status === 'FINISHED');
    expect(knockout.filter((match) => winnerOf(match) === null)).toEqual([]);
  });

  it('lead the winners of one round into the next', () => {
    for (const season of league.competitionSeasons) {
      const bracket = league.matches.filter(
        (m) => m.bracketSlot !== null && m.competition === season.competition && m.season === season.season,
      );
      const rounds = season.gameweeks.filter(({ eliminationRound }) => eliminationRound !== null);
      for (const [i, { number }] of rounds.entries()) {
        const before = rounds[i - 1];
        if (!before) continue;
        for (const match of bracket.filter(({ gameweek }) => gameweek === number)) {
          const winnerAt = (slot: number) => {
            const from = bracket.find((m) => m.gameweek === before.number && m.bracketSlot === slot)!;
            return winnerOf(from);
          };
          expect([match.home, match.away]).toEqual([
            winnerAt(match.bracketSlot! * 2 - 1),
            winnerAt(match.bracketSlot! * 2),
          ]);
        }
      }
    }
  });

  it('use players who belong to the team that day, at least fifteen, and for one team a day', () => {
    const born = new Map(league.players.map(({ key, birthdate }) => [key, birthdate!]));
    const playedFor = new Map<string, string>();
    expect(
      breaches(league, isPlayed, (match) => {
        const day = dayAt(new Date(match.startTime!));
        return match.lineups.flatMap(({ player, team, shirtNumber }) => {
          const membership = league.memberships.find(
            (m) =>
              m.player === player && m.team === team && m.joinedOn <= day && (m.leftOn === null || m.leftOn >= day),
          );
          const before = playedFor.get(`${player} ${day}`);
          playedFor.set(`${player} ${day}`, team);
          return [
            membership === undefined && `${player} is no member of ${team}`,
            membership !== undefined && differs(`number of ${player}`, shirtNumber, membership.shirtNumber),
            before !== undefined && before !== team && `${player} plays for ${before} and ${team} on ${day}`,
            `${Number(day.slice(0, 4)) - 15}${day.slice(4)}` < born.get(player)! && `${player} is not fifteen`,
          ];
        });
      }),
    ).toEqual([]);
  });

  it('never double-book a team, a referee or a pitch', () => {
    const teamDays: string[] = [];
    const held = new Map<string, [from: number, to: number][]>();
    const clashes: string[] = [];
    for (const { key, home, away, startTime, venue, referee, status, bracketSlot } of league.matches) {
      const start = new Date(startTime!);
      if (status === 'POSTPONED' || status === 'CANCELLED') continue;
      for (const team of [home, away]) if (team !== null) teamDays.push(`${team} ${dayAt(start)}`);
      const to = addMinutes(start, bracketSlot === null ? 60 : 80).getTime();
      for (const who of [venue!, referee!]) {
        const others = held.get(who) ?? [];
        if (others.some(([a, b]) => a < to && start.getTime() < b)) clashes.push(`${who} at ${startTime} in ${key}`);
        held.set(who, [...others, [start.getTime(), to]]);
      }
    }
    expect(clashes).toEqual([]);
    expect(teamDays.filter((teamDay, i) => teamDays.indexOf(teamDay) !== i)).toEqual([]);
  });

  it('keep what the tables of the database demand', () => {
    expect(
      breaches(
        league,
        () => true,
        (match) => [
          match.home !== null && match.home === match.away && 'a team against itself',
          ['LIVE', 'FINISHED', 'AWARDED'].includes(match.status) && (!match.home || !match.away) && 'no teams',
          ['LIVE', 'FINISHED'].includes(match.status) && !match.score && 'no score',
          match.status === 'AWARDED' && !match.official && 'no official result',
          match.status !== 'LIVE' && match.clockRunningSince !== null && 'the clock runs',
          match.status === 'UPCOMING' && match.startTime! <= now.toISOString() && 'should have begun',
          ['AWARDED', 'UPCOMING', 'POSTPONED', 'CANCELLED'].includes(match.status) &&
            hasStatistics(match) &&
            'statistics',
        ],
      ),
    ).toEqual([]);
  });

  it('look like six-a-side: about six goals, and a top scorer who stands out', () => {
    const finished = league.matches.filter(({ status }) => status === 'FINISHED');
    const goals = sum(finished, ({ score }) => score![0] + score![1]) / finished.length;
    expect(goals).toBeGreaterThan(5);
    expect(goals).toBeLessThan(7.2);
    const record = new Map<string, { goals: number; matches: number }>();
    const previous = league.seasons.find(({ isCurrent }) => !isCurrent)!.key;
    for (const match of finished) {
      if (match.competition !== 'delta-liga' || match.season !== previous) continue;
      for (const stats of match.playerStats) {
        const so = record.get(stats.player) ?? { goals: 0, matches: 0 };
        record.set(stats.player, { goals: so.goals + stats.goals, matches: so.matches + 1 });
      }
    }
    const leader = [...record.values()].toSorted((a, b) => b.goals - a.goals)[0]!;
    expect(leader.goals / leader.matches).toBeGreaterThan(1.1);
    expect(leader.goals / leader.matches).toBeLessThan(3);
    const assisted = finished
      .flatMap(({ ledger }) => ledger)
      .filter(({ kind, ownGoal }) => kind === 'GOAL' && !ownGoal);
    const share = assisted.filter(({ otherPlayer }) => otherPlayer !== null).length / assisted.length;
    expect(share).toBeGreaterThan(0.58);
    expect(share).toBeLessThan(0.74);
  });
});
