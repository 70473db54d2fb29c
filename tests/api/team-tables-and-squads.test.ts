import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Standing } from '#contract/http/competition.ts';
import type { Squad, TeamStandings } from '#contract/http/team.ts';
import type { MatchEntry } from '#tests/support/league.ts';
import {
  average,
  byRank,
  clubs,
  currentSeason,
  entriesOf,
  isOf,
  isPlayed,
  league,
  openTeamLeague,
  scoreOf,
  sum,
  today,
  type TeamLeague,
} from '#tests/support/team-league.ts';

/* Tables and squads of the demo league, against sums made here from the league in memory. */

let site: TeamLeague;
beforeAll(async () => {
  site = await openTeamLeague();
});
afterAll(() => site?.close());

const idOf: TeamLeague['idOf'] = (...of) => site.idOf(...of);
const keyOf: TeamLeague['keyOf'] = (...of) => site.keyOf(...of);
const ask: TeamLeague['ask'] = (...request) => site.ask(...request);

describe('standings', () => {
  test('each table of a team has the sums of its matches', async () => {
    let tables = 0;
    for (const season of league.competitionSeasons.filter(({ format }) => format !== 'KNOCKOUT')) {
      const [first] = season.teams;
      if (!first) continue;
      const query = `?competition_id=${idOf('competitions', season.competition)}&season_id=${idOf('seasons', season.season)}`;
      const answer = await ask<TeamStandings>('standings', first.team, query);
      expect(answer.format).toBe(season.format);
      expect(answer.zones.length).toBe(season.zones.length);
      expect(answer.adjustments.map(({ team, points }) => [keyOf('teams', team), points])).toEqual(
        season.adjustments.map(({ team, points }) => [team, points]),
      );
      const rounds = new Map(season.gameweeks.map(({ number, eliminationRound }) => [number, eliminationRound]));
      const counted = league.matches.filter(
        (match) =>
          match.competition === season.competition &&
          match.season === season.season &&
          isPlayed(match) &&
          rounds.get(match.gameweek) === null,
      );
      const lists: Standing[][] = Array.isArray(answer.standings)
        ? [answer.standings]
        : Object.values(answer.standings);
      expect(lists.flat().length).toBe(season.teams.length);
      for (const row of lists.flat()) {
        const team = keyOf('teams', row.team);
        const sides = counted.filter(isOf(team)).map((match) => {
          const [home, away] = scoreOf(match);
          return match.home === team ? home - away : away - home;
        });
        const wins = sides.filter((difference) => difference > 0).length;
        const draws = sides.filter((difference) => difference === 0).length;
        const adjusted = sum(
          season.adjustments.filter((entry) => entry.team === team),
          ({ points }) => points,
        );
        expect(row).toMatchObject({
          matches_played: sides.length,
          wins,
          draws,
          losses: sides.length - wins - draws,
          goal_difference: sum(sides, (difference) => difference),
          points: wins * season.points.win + draws * season.points.draw + adjusted,
          points_adjustment: adjusted,
        });
      }
      for (const table of lists) {
        tables += 1;
        const inOrder = table.toSorted(
          (a, b) => b.points - a.points || b.goal_difference - a.goal_difference || b.goals_scored - a.goals_scored,
        );
        expect(table.map(({ points }) => points)).toEqual(inOrder.map(({ points }) => points));
        expect(table.map(({ goal_difference }) => goal_difference)).toEqual(
          inOrder.map(({ goal_difference }) => goal_difference),
        );
      }
    }
    expect(tables).toBeGreaterThan(4);
  });

  test('without a choice: the first competition of the current season', async () => {
    for (const team of clubs) {
      const answer = await ask<TeamStandings>('standings', team);
      const [first] = entriesOf(team)
        .filter(({ season }) => season === currentSeason.key)
        .toSorted(byRank(({ competition }) => competition));
      const query = `?competition_id=${idOf('competitions', first!.competition)}&season_id=${idOf('seasons', currentSeason.key)}`;
      expect(answer).toEqual(await ask<TeamStandings>('standings', team, query));
    }
  });
});

describe('squad', () => {
  const playersOf = ({ players }: Squad) => [
    ...players.goalkeepers,
    ...players.defenders,
    ...players.midfielders,
    ...players.forwards,
  ];
  const entryOf = new Map(league.players.map((player) => [player.key, player]));

  /** The figures of a player for a team in the matches that count. */
  const doneBy = (player: string, team: string, counts: (match: MatchEntry) => boolean) =>
    league.matches
      .filter((match) => match.status === 'FINISHED' && counts(match))
      .flatMap(({ playerStats }) => playerStats)
      .filter((row) => row.player === player && row.team === team);

  function expectSquad(
    squad: Squad,
    team: string,
    isIn: (joinedOn: string, leftOn: string) => boolean,
    counts: (match: MatchEntry) => boolean,
    alsoPlayed: boolean,
  ) {
    const members = league.memberships.filter((m) => m.team === team && isIn(m.joinedOn, m.leftOn ?? '9999'));
    const played = league.matches
      .filter((match) => match.status === 'FINISHED' && counts(match))
      .flatMap(({ playerStats }) => playerStats)
      .filter((row) => row.team === team);
    const expected = new Set([...members, ...(alsoPlayed ? played : [])].map(({ player }) => player));
    for (const key of expected) if (entryOf.get(key)!.hidden) expected.delete(key);
    const listed = playersOf(squad);
    expect(listed.map(({ player }) => keyOf('players', player)).toSorted()).toEqual([...expected].toSorted());
    expect(squad.totalPlayers).toBe(expected.size);
    for (const { player, shirtNumber, stats } of listed) {
      const key = keyOf('players', player);
      const rows = doneBy(key, team, counts);
      const ratings = rows.flatMap(({ rating }) => rating ?? []);
      expect({ key, ...stats }).toEqual({
        key,
        matches: rows.length,
        goals: sum(rows, ({ goals }) => goals),
        assists: sum(rows, ({ assists }) => assists ?? 0),
        avgRating: average(ratings),
      });
      const latest = members
        .filter((m) => m.player === key)
        .toSorted((a, b) => a.joinedOn.localeCompare(b.joinedOn))
        .at(-1);
      expect(shirtNumber).toBe(latest?.shirtNumber ?? null);
      const { birthdate } = entryOf.get(key)!;
      const isMinor = `${Number(birthdate!.slice(0, 4)) + 18}${birthdate!.slice(4)}` > today;
      expect([key, 'dob' in player]).toEqual([key, !isMinor]);
      expect(player.age! < 18).toBe(isMinor);
    }
    for (const list of Object.values(squad.players)) {
      const numbers = list.map(({ shirtNumber }) => shirtNumber ?? 100);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    }
  }

  test('today: members of the day, with their sums of the current season', async () => {
    for (const team of clubs) {
      const isToday = (joinedOn: string, leftOn: string) => joinedOn <= today && leftOn >= today;
      const inSeason = (match: MatchEntry) => match.season === currentSeason.key;
      expectSquad(await ask<Squad>('squad', team), team, isToday, inSeason, false);
      const [first] = entriesOf(team)
        .filter(({ season }) => season === currentSeason.key)
        .toSorted(byRank(({ competition }) => competition));
      const query = `?competition_id=${idOf('competitions', first!.competition)}`;
      const inBoth = (match: MatchEntry) => inSeason(match) && match.competition === first!.competition;
      expectSquad(await ask<Squad>('squad', team, query), team, isToday, inBoth, false);
    }
  });

  test('a season: who was a member in it or played in it', async () => {
    for (const team of clubs.slice(0, 4)) {
      for (const season of league.seasons) {
        expectSquad(
          await ask<Squad>('squad', team, `?season_id=${idOf('seasons', season.key)}`),
          team,
          (joinedOn, leftOn) => joinedOn <= today && joinedOn <= season.endsOn && leftOn >= season.startsOn,
          (match) => match.season === season.key,
          true,
        );
      }
    }
  });

  test('all time: all who were members or played; in a competition: while the team was in it', async () => {
    for (const team of clubs.slice(0, 4)) {
      const isEver = (joinedOn: string) => joinedOn <= today;
      expectSquad(await ask<Squad>('squad', team, '?season_id=all'), team, isEver, () => true, true);
      const { competition } = entriesOf(team)[0]!;
      const spans = entriesOf(team).filter((entry) => entry.competition === competition);
      expectSquad(
        await ask<Squad>('squad', team, `?season_id=all&competition_id=${idOf('competitions', competition)}`),
        team,
        (joinedOn, leftOn) =>
          joinedOn <= today && spans.some(({ startsOn, endsOn }) => joinedOn <= endsOn && leftOn >= startsOn),
        (match) => match.competition === competition,
        true,
      );
    }
  });
});
