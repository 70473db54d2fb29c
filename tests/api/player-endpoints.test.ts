import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerEndpoints } from '#contract/http/player.ts';
import { apiPaths } from '#contract/paths.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import { DEMO_NOW, demoLeague } from '#tests/support/demo-league.ts';
import { openLeagueApp, type LeagueApp } from '#tests/support/league-app.ts';
import {
  average,
  figuresOf,
  groupBy,
  kickOff,
  logPlayers,
  opponentOf,
  sum,
  totalsOf,
  type Appearance,
} from '#tests/support/player-log.ts';

/* The player endpoints against the demo league, recomputed here by plain loops over the league in memory. */

const TODAY = '2026-03-15';
const league = demoLeague();

const logs = logPlayers(league);
const logOf = (player: string) => logs.get(player) ?? [];
const shown = league.players.filter(({ hidden }) => !hidden);
const membershipsOf = (key: string) => league.memberships.filter(({ player }) => player === key);
/** All special cases, and some ordinary players. */
const sample = shown.filter(
  ({ key, nationality, birthdate }, i) =>
    i % 20 === 0 || nationality !== 'BG' || (birthdate ?? '') > '2008-03-15' || membershipsOf(key).length > 1,
);

let api: LeagueApp;
beforeAll(async () => {
  api = await openLeagueApp(league, DEMO_NOW);
});
afterAll(() => api?.close());

const playerId = (key: string) => api.id('players', key);
const teamName = new Map(league.teams.map(({ key, name }) => [key, name]));

test('the sample has minors, foreigners and movers', () => {
  expect(sample.some(({ nationality }) => nationality === 'GB-ENG')).toBe(true);
  expect(sample.some(({ birthdate }) => (birthdate ?? '') > '2008-03-15')).toBe(true);
  expect(sample.some(({ key }) => new Set(logOf(key).map(({ stats }) => stats.team)).size > 1)).toBe(true);
});

test('one: person, teams, transfers and awards of every player in the sample', async () => {
  const nations: Record<string, [string, string]> = { 'GB-ENG': ['England', 'gb'], BE: ['Belgium', 'be'] };
  for (const player of sample) {
    const answer = await api.ask(playerEndpoints.one, apiPaths.player(playerId(player.key)));
    expect(answer).toMatchObject({ name: player.name, position: player.position });
    const [country, code] = nations[player.nationality] ?? [expect.any(String), player.nationality.toLowerCase()];
    expect([answer.nationality, answer.nationalityCode]).toEqual([country, code]);

    const birthdate = player.birthdate ?? '';
    let age = 2026 - Number(birthdate.slice(0, 4));
    if (birthdate.slice(5) > TODAY.slice(5)) age -= 1;
    expect(answer.age).toBe(age);
    if (age < 18) expect(answer).not.toHaveProperty('birthdate');
    else expect(answer.birthdate).toBe(birthdate);

    const mine = membershipsOf(player.key);
    const current = mine.filter(({ joinedOn, leftOn }) => joinedOn <= TODAY && (leftOn === null || leftOn >= TODAY));
    const main = current.find(({ rank }) => rank === 'MAIN');
    expect(answer.currentTeam?.name).toBe(main && teamName.get(main.team));
    expect(new Set(answer.teams.map(({ name }) => name))).toEqual(new Set(mine.map(({ team }) => teamName.get(team))));
    expect(answer.teams).toHaveLength(new Set(mine.map(({ team }) => team)).size);
    expect(new Set(answer.teams.flatMap((team) => (team.isCurrent ? [[team.name, team.number]] : [])))).toEqual(
      new Set(current.map(({ team, shirtNumber }) => [teamName.get(team), shirtNumber])),
    );

    const moves = league.transfers.filter(({ player: key }) => key === player.key);
    expect(answer.transfers.map((t) => [t.date, t.fromTeam?.name, t.toTeam?.name, t.teamRank])).toEqual(
      moves
        .toSorted((a, b) => b.movedOn.localeCompare(a.movedOn))
        .map((t) => [t.movedOn, teamName.get(t.fromTeam ?? ''), teamName.get(t.toTeam ?? ''), t.rank]),
    );

    const won = league.awards.filter((award) =>
      award.type === 'TEAM_SEASONAL'
        ? logOf(player.key).some(
            ({ match, stats }) =>
              match.season === award.season && match.competition === award.competition && stats.team === award.team,
          )
        : award.player === player.key,
    );
    const awardLines = (
      awards: { subtype: string; awardedOn: string; notes: string | null; gameweek: number | null }[],
    ) => awards.map((a) => `${a.awardedOn} ${a.subtype} ${a.gameweek} ${a.notes}`).toSorted();
    expect(awardLines(answer.awards.map((a) => ({ ...a, awardedOn: a.awardedDate })))).toEqual(
      awardLines(won.map((a) => ({ ...a, notes: a.notesEn }))),
    );
    const days = answer.awards.map(({ awardedDate }) => awardedDate);
    expect(days).toEqual(days.toSorted().toReversed());
  }
});

test('summary: the sums of all his finished matches', async () => {
  for (const { key } of sample) {
    const log = logOf(key);
    expect(await api.ask(playerEndpoints.summary, apiPaths.playerSummary(playerId(key)))).toEqual({
      stats: {
        totalMatches: log.length,
        totalGoals: sum(log, ({ goals }) => goals),
        totalAssists: sum(log, ({ assists }) => assists ?? 0),
        totalShots: sum(log, ({ shots }) => shots ?? 0),
        shotsOnTarget: sum(log, ({ shotsOnTarget }) => shotsOnTarget ?? 0),
        shotsOffTarget: sum(log, ({ shotsOffTarget }) => shotsOffTarget ?? 0),
        minutesPlayed: sum(log, ({ minutesPlayed }) => minutesPlayed ?? 0),
        yellowCards: sum(log, ({ yellowCards }) => yellowCards ?? 0),
        redCards: sum(log, ({ redCards }) => redCards ?? 0),
        saves: sum(log, ({ saves }) => saves ?? 0),
        avgRating: average(log),
      },
    });
  }
});

test('ratings: every rated match of the last season in which he was rated, newest first', async () => {
  for (const { key } of sample) {
    const { season, matches } = await api.ask(playerEndpoints.ratings, apiPaths.playerRatings(playerId(key)));
    const rated = logOf(key).filter(({ stats }) => stats.rating !== null);
    expect(season === null).toBe(rated.length === 0);
    // The newest of all are those of the last season.
    expect(matches.map(({ matchId, rating }) => [matchId, rating])).toEqual(
      rated.slice(0, matches.length).map(({ match, stats }) => [api.id('matches', match.key), stats.rating]),
    );
    for (const { playerTeam, opponent, is_home, matchId } of matches) {
      const match = league.matches.find((one) => api.id('matches', one.key) === matchId)!;
      const [own, other] = is_home ? [match.home, match.away] : [match.away, match.home];
      expect([playerTeam.name, opponent.name]).toEqual([teamName.get(own!), teamName.get(other!)]);
    }
  }
});

test('last matches: the ten newest, oldest first, named by the opponent', async () => {
  const shortName = new Map(league.teams.map((team) => [team.key, team.shortName]));
  for (const { key } of sample) {
    const answer = await api.ask(playerEndpoints.lastMatches, apiPaths.playerLastMatches(playerId(key)));
    expect(answer).toEqual(
      logOf(key)
        .slice(0, 10)
        .toReversed()
        .map((appearance) => ({
          matchId: api.id('matches', appearance.match.key),
          match: shortName.get(opponentOf(appearance)),
          match_latin: transliterate(shortName.get(opponentOf(appearance)) ?? ''),
          rating: appearance.stats.rating,
          goals: appearance.stats.goals,
          date: new Date(kickOff(appearance.match)).toISOString(),
        })),
    );
  }
});

test('season goals, oldest first, and the figures of each season, newest first', async () => {
  const seasons = league.seasons.toSorted((a, b) => a.yearStart - b.yearStart);
  for (const { key } of sample) {
    const ofSeason = new Map(
      seasons.map((season) => [season, logOf(key).filter((a) => a.match.season === season.key)]),
    );
    const played = seasons.filter((season) => ofSeason.get(season)?.length);
    expect(await api.ask(playerEndpoints.seasonGoals, apiPaths.playerSeasonGoals(playerId(key)))).toEqual(
      played.map((season) => ({
        season: `${season.yearStart}/${season.yearEnd}`,
        goals: sum(ofSeason.get(season) ?? [], ({ goals }) => goals),
      })),
    );

    const stats = await api.ask(playerEndpoints.stats, apiPaths.playerStats(playerId(key)));
    expect(stats.map(({ season }) => season)).toEqual(
      played.toReversed().map((season) => ({
        id: api.id('seasons', season.key),
        year_start: season.yearStart,
        year_end: season.yearEnd,
        is_current: season.isCurrent,
      })),
    );
    for (const [i, season] of played.toReversed().entries()) {
      const log = ofSeason.get(season) ?? [];
      expect(stats[i]?.totals).toEqual(totalsOf(log));
      const parts = groupBy(
        log,
        (a) => `${api.id('competitions', a.match.competition)} ${api.id('teams', a.stats.team)}`,
      );
      const answered = stats[i]?.competitions.map((row) => [`${row.competition.id} ${row.team.id}`, row.stats]);
      expect(answered).toHaveLength(parts.size);
      expect(Object.fromEntries(answered ?? [])).toEqual(
        Object.fromEntries([...parts].map(([part, of]) => [part, figuresOf(of)])),
      );
    }
  }
});

describe('matches', () => {
  const expected = (log: readonly Appearance[]) =>
    log.map((appearance) => {
      const { match, stats } = appearance;
      const [home, away] = match.official?.score ?? match.score ?? [0, 0];
      const own = match.home === stats.team;
      return {
        matchId: api.id('matches', match.key),
        date: new Date(kickOff(match)).toISOString(),
        playerTeam: { name: teamName.get(stats.team) },
        opponent: { name: teamName.get(opponentOf(appearance)) },
        score: { playerTeamScore: own ? home : away, opponentScore: own ? away : home },
        competition: { id: api.id('competitions', match.competition) },
        playerStats: {
          minutesPlayed: stats.minutesPlayed,
          goals: stats.goals,
          assists: stats.assists,
          rating: stats.rating,
        },
      };
    });

  test('pages of ten put together are the whole log, newest first', async () => {
    for (const { key } of sample.slice(0, 25)) {
      const log = logOf(key);
      const matches = [];
      for (let page = 1; ; page += 1) {
        const answer = await api.ask(playerEndpoints.matches, `${apiPaths.playerMatches(playerId(key))}?page=${page}`);
        expect(answer.pagination).toEqual({ currentPage: page, hasMore: log.length > page * 10 });
        expect(answer.matches).toHaveLength(Math.max(0, Math.min(10, log.length - (page - 1) * 10)));
        matches.push(...answer.matches);
        if (!answer.pagination.hasMore) break;
      }
      expect(matches).toMatchObject(expected(log));
    }
  });

  test('of one team only', async () => {
    const movers = sample.filter(({ key }) => new Set(logOf(key).map(({ stats }) => stats.team)).size > 1);
    for (const { key } of movers) {
      for (const team of new Set(logOf(key).map(({ stats }) => stats.team))) {
        const query = `?limit=100&teamId=${api.id('teams', team)}`;
        const answer = await api.ask(playerEndpoints.matches, apiPaths.playerMatches(playerId(key)) + query);
        expect(answer.matches).toMatchObject(expected(logOf(key).filter(({ stats }) => stats.team === team)));
        expect(answer.pagination.hasMore).toBe(false);
      }
    }
  });
});

test('[TP1][TP2] trending: goals plus assists over the last three gameweeks played of each running competition, then rating', async () => {
  const recent: Appearance[] = league.competitionSeasons
    .filter(({ startsOn, endsOn }) => startsOn <= TODAY && TODAY <= endsOn)
    .flatMap(({ competition, season }) => {
      const finished = league.matches.filter(
        (m) => m.competition === competition && m.season === season && m.status === 'FINISHED',
      );
      const numbers = [...new Set(finished.map(({ gameweek }) => gameweek))].toSorted((a, b) => b - a).slice(0, 3);
      return finished
        .filter(({ gameweek }) => numbers.includes(gameweek))
        .flatMap((match) => match.playerStats.map((stats) => ({ match, stats })));
    });
  const ranked = [...groupBy(recent, ({ stats }) => stats.player)]
    .filter(([key]) => shown.some((player) => player.key === key))
    .map(([key, log]) => ({
      id: playerId(key),
      name: league.players.find((player) => player.key === key)?.name ?? '',
      goals: sum(log, ({ goals }) => goals),
      assists: sum(log, ({ assists }) => assists ?? 0),

      avg_rating: average(log),
      team: { name: teamName.get(log.toSorted((a, b) => kickOff(b.match) - kickOff(a.match))[0]?.stats.team ?? '') },
    }))
    .toSorted(
      (a, b) =>
        b.goals + b.assists - a.goals - a.assists ||
        (b.avg_rating ?? 0) - (a.avg_rating ?? 0) ||
        a.name.localeCompare(b.name, 'bg') ||
        a.id - b.id,
    );
  const answer = await api.ask(playerEndpoints.trending, apiPaths.trendingPlayers);
  expect(answer).toHaveLength(10);
  expect(answer).toMatchObject(ranked.slice(0, 10));
});

test('compositions: every team of the week, season or year with him in a slot, newest first', async () => {
  for (const { key } of shown.filter((_, i) => i % 6 === 0)) {
    const answer = await api.ask(playerEndpoints.compositions, apiPaths.playerCompositions(playerId(key)));
    const named = league.compositions.filter(({ goalkeeper, defenders, midfielder, forwards }) =>
      [goalkeeper, ...defenders, midfielder, ...forwards].includes(key),
    );
    const days = answer.map(({ createdDate }) => createdDate);
    expect(days).toEqual(days.toSorted().toReversed());
    const line = (type: string, gameweek: number | undefined, slots: (number | undefined)[]) =>
      [type, gameweek ?? '-', ...slots].join(' ');
    expect(
      answer
        .map((c) =>
          line(c.compositionType, c.gameweek?.week_number, [
            c.competition.id,
            c.season.id,
            c.goalkeeperId,
            c.firstDefenderId,
            c.secondDefenderId,
            c.midfielderId,
            c.firstForwardId,
            c.secondForwardId,
          ]),
        )
        .toSorted(),
    ).toEqual(
      named
        .map((c) =>
          line(c.type, c.gameweek ?? undefined, [
            api.id('competitions', c.competition),
            api.id('seasons', c.season),
            ...[c.goalkeeper, ...c.defenders, c.midfielder, ...c.forwards].map(playerId),
          ]),
        )
        .toSorted(),
    );
  }
});
