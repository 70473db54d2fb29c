import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { competitionEndpoints } from '#contract/http/competition.ts';
import { apiPaths } from '#contract/paths.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import type { CompetitionSeasonEntry, MatchEntry, Pair } from '#tests/support/league.ts';
import { DEMO_NOW, demoLeague } from '#tests/support/demo-league.ts';
import { openLeagueApp, type LeagueApp } from '#tests/support/league-app.ts';

/* The competition endpoints against the demo league, recomputed here by plain loops over the league in memory. */

const TODAY = '2026-03-15';
const league = demoLeague();
const teams = new Map(league.teams.map((team) => [team.key, team]));
const nameOf = (team: string | null) => (team === null ? null : teams.get(team)?.name);
const byName = new Intl.Collator('bg').compare;

let site: LeagueApp;
beforeAll(async () => {
  site = await openLeagueApp(league, DEMO_NOW);
});
afterAll(() => site?.close());

const competitionId = (key: string) => site.id('competitions', key);
const inSeason = (path: (id: number) => string, { competition, season }: CompetitionSeasonEntry) =>
  `${path(competitionId(competition))}?season=${site.id('seasons', season)}`;
const matchesOf = ({ competition, season }: CompetitionSeasonEntry) =>
  league.matches.filter((match) => match.competition === competition && match.season === season);

/** The score in lists: none before the start, that of the moment if abandoned, the official one if there is one. */
function shownScore({ status, score, official }: MatchEntry): Pair | null {
  if (status === 'UPCOMING' || status === 'CANCELLED') return null;
  return official?.score ?? score;
}
const isPlayed = ({ status }: MatchEntry) => status === 'FINISHED' || status === 'AWARDED';
const played = (entry: CompetitionSeasonEntry) => matchesOf(entry).filter(isPlayed);

function describeSeason(entry: CompetitionSeasonEntry, competition: { name: string; city: string | null } | undefined) {
  const notOver = entry.gameweeks.filter(({ endsOn }) => endsOn >= TODAY).map(({ number }) => number);
  return {
    name: competition?.name,
    city: competition?.city,
    country: 'Bulgaria',
    current_gameweek: notOver.length > 0 ? Math.min(...notOver) : Math.max(...entry.gameweeks.map((g) => g.number)),
    format: entry.format,
    start_date: entry.startsOn,
    end_date: entry.endsOn,
  };
}

test('the demo league has what these tests are about', () => {
  const statuses = new Set(league.matches.map(({ status }) => status));
  expect(statuses).toEqual(new Set(['FINISHED', 'AWARDED', 'LIVE', 'UPCOMING', 'POSTPONED', 'CANCELLED']));
  expect(league.matches.some(({ penalties }) => penalties !== null)).toBe(true);
  expect(league.competitionSeasons.some((entry) => entry.teams.some(({ group }) => group !== null))).toBe(true);
});

test('competitions by status: each once, by the dates of the nearest season', async () => {
  const expected = { active: [] as string[], upcoming: [] as string[], finished: [] as [string, string][] };
  for (const { key, name } of league.competitions) {
    const seasons = league.competitionSeasons.filter(({ competition }) => competition === key);
    if (seasons.some(({ startsOn, endsOn }) => startsOn <= TODAY && TODAY <= endsOn)) expected.active.push(name);
    else if (seasons.some(({ startsOn }) => startsOn > TODAY)) expected.upcoming.push(name);
    else if (seasons.length > 0)
      expected.finished.push([
        name,
        seasons
          .map(({ endsOn }) => endsOn)
          .toSorted()
          .at(-1)!,
      ]);
  }
  expect(expected.finished.length).toBeGreaterThan(1);
  const answer = await site.ask(competitionEndpoints.byStatus, apiPaths.competitionsByStatus);
  expect(answer.active.map(({ name }) => name)).toEqual(expected.active);
  expect(answer.upcoming.map(({ name }) => name).toSorted(byName)).toEqual(expected.upcoming.toSorted(byName));
  expect(answer.finished.map(({ name, end_date }) => [name, end_date])).toEqual(
    expected.finished.toSorted(([, a], [, b]) => (a < b ? 1 : -1)),
  );
  expect(answer.total_finished).toBe(expected.finished.length);
  expect(await site.ask(competitionEndpoints.active, apiPaths.activeCompetitions)).toEqual(answer.active);
});

test('one competition: as it is in the current season, else in its latest', async () => {
  for (const competition of league.competitions) {
    const seasons = league.competitionSeasons.filter((entry) => entry.competition === competition.key);
    const latest = seasons.toSorted((a, b) => (a.season < b.season ? 1 : -1))[0];
    if (!latest) continue;
    const answer = await site.ask(competitionEndpoints.one, apiPaths.competition(competitionId(competition.key)));
    expect(answer).toMatchObject(describeSeason(latest, competition));
    expect(answer.logo_url).toMatch(/^\/media\//);
  }
});

test('seasons of a competition, newest first', async () => {
  for (const { key } of league.competitions) {
    const expected = league.seasons
      .filter((season) => league.competitionSeasons.some((e) => e.competition === key && e.season === season.key))
      .map((season) => ({
        id: site.id('seasons', season.key),
        name: `${season.yearStart}/${season.yearEnd}`,
        year_start: season.yearStart,
        year_end: season.yearEnd,
        is_current: season.isCurrent,
      }))
      .toSorted((a, b) => b.year_start - a.year_start);
    if (expected.length === 0) continue;
    expect(await site.ask(competitionEndpoints.seasons, apiPaths.competitionSeasons(competitionId(key)))).toEqual(
      expected,
    );
  }
});

test('gameweeks: the first that is not over is current, the one before it previous', async () => {
  for (const entry of league.competitionSeasons) {
    const gameweeks = entry.gameweeks.toSorted((a, b) => a.number - b.number);
    const isOpen = (number: number) => {
      const matches = league.matches.filter(
        (match) =>
          match.competition === entry.competition && match.season === entry.season && match.gameweek === number,
      );
      return matches.length === 0 || matches.some(({ status }) => status === 'UPCOMING' || status === 'LIVE');
    };
    const found = gameweeks.findIndex(({ number, endsOn }) => endsOn >= TODAY && isOpen(number));
    const over = found < 0 ? gameweeks.length : found;
    const { gameweeks: answer } = await site.ask(competitionEndpoints.gameweeks, inSeason(apiPaths.gameweeks, entry));
    expect(answer).toEqual(
      gameweeks.map(({ number, startsOn, endsOn, eliminationRound }, i) => ({
        id: site.gameweekId(entry.competition, entry.season, number),
        number,
        start_date: startsOn,
        end_date: endsOn,
        is_current: i === over,
        iscurrent: i === over,
        isprevious: i === over - 1,
        elimination_round: eliminationRound,
      })),
    );
  }
});

test('matches of every gameweek, by kick-off', async () => {
  for (const entry of league.competitionSeasons) {
    for (const { number } of entry.gameweeks) {
      const id = site.gameweekId(entry.competition, entry.season, number);
      const answer = await site.ask(
        competitionEndpoints.gameweekMatches,
        apiPaths.gameweekMatches(competitionId(entry.competition), id),
      );
      const expected = matchesOf(entry)
        .filter(({ gameweek }) => gameweek === number)
        .map((match) => {
          const score = shownScore(match);
          const penalties = match.official ? null : match.penalties;
          return {
            id: site.id('matches', match.key),
            status: match.status,
            at: match.startTime && Date.parse(match.startTime),
            teams: [nameOf(match.home) ?? null, nameOf(match.away) ?? null],
            score: score && { home: score[0], away: score[1] },
            penalties: penalties && { team1: penalties[0], team2: penalties[1] },
            venue: match.venue,
          };
        });
      const at = answer.map(({ start_time }) => (start_time ? Date.parse(start_time) : Infinity));
      expect(at).toEqual(at.toSorted((a, b) => a - b));
      expect(
        answer
          .map((match) => ({
            id: match.id,
            status: match.status,
            at: match.start_time && Date.parse(match.start_time),
            teams: [match.home_team?.name ?? null, match.away_team?.name ?? null],
            score: match.score,
            penalties: match.penalty_score,
            venue: match.venue,
          }))
          .toSorted((a, b) => a.id - b.id),
      ).toEqual(expected.toSorted((a, b) => a.id - b.id));
    }
  }
});

test('matches played and goals by gameweek: finished and awarded, no live ones', async () => {
  for (const entry of league.competitionSeasons) {
    expect(await site.ask(competitionEndpoints.totalMatches, inSeason(apiPaths.totalMatchesPlayed, entry))).toEqual({
      totalMatches: played(entry).length,
    });
    const goals = new Map<number, number>();
    for (const match of played(entry)) {
      const [home, away] = shownScore(match)!;
      goals.set(match.gameweek, (goals.get(match.gameweek) ?? 0) + home + away);
    }
    expect(await site.ask(competitionEndpoints.gameweekGoals, inSeason(apiPaths.gameweekGoals, entry))).toEqual(
      [...goals].map(([gameweek, total]) => ({ gameweek, goals: total })).toSorted((a, b) => a.gameweek - b.gameweek),
    );
  }
});

test('the bracket: round by round, from the top', async () => {
  const order = ['round_of_16', 'quarter_final', 'semi_final', 'final'];
  for (const entry of league.competitionSeasons) {
    const rounds = new Map(entry.gameweeks.map(({ number, eliminationRound }) => [number, eliminationRound]));
    const expected = matchesOf(entry)
      .filter(({ gameweek }) => Boolean(rounds.get(gameweek)))
      .map((match) => ({ match, round: rounds.get(match.gameweek)! }))
      .toSorted(
        (a, b) =>
          order.indexOf(a.round) - order.indexOf(b.round) ||
          (a.match.bracketSlot ?? 99) - (b.match.bracketSlot ?? 99) ||
          Date.parse(a.match.startTime ?? '') - Date.parse(b.match.startTime ?? ''),
      )
      .map(({ match, round }) => {
        const score = shownScore(match);
        const seedOf = (key: string | null) => entry.teams.find(({ team }) => team === key)?.seed ?? null;
        return [
          round,
          match.bracketSlot,
          site.id('matches', match.key),
          ...[match.home, match.away].map((key) => key && [nameOf(key), seedOf(key)]),
          score && [...score],
          match.penalties && { team1: match.penalties[0], team2: match.penalties[1] },
        ];
      });
    const { matches } = await site.ask(
      competitionEndpoints.eliminationMatches,
      inSeason(apiPaths.eliminationMatches, entry),
    );
    expect(
      matches.map((match) => [
        match.gameweek.elimination_round,
        match.bracket_slot,
        match.id,
        ...[match.home_team, match.away_team].map((team) => team && [team.name, team.seed]),
        match.home_score === null ? null : [match.home_score, match.away_score],
        match.penalty_score,
      ]),
    ).toEqual(expected);
  }
});

test('teams by name, and again by group', async () => {
  for (const entry of league.competitionSeasons) {
    const answer = await site.ask(competitionEndpoints.teams, inSeason(apiPaths.competitionTeams, entry));
    const expected = entry.teams
      .map(({ team: key, seed, group }) => {
        const team = teams.get(key)!;
        return {
          id: site.id('teams', key),
          name: team.name,
          name_latin: team.nameLatin,
          short_name: team.shortName,
          badge: expect.stringMatching(/^\/media\//),
          city: team.city,
          city_latin: transliterate(team.city ?? ''),
          founded: team.founded,
          seed,
          group_name: group,
          description: team.descriptionEn,
          description_bg: team.descriptionBg,
        };
      })
      .toSorted((a, b) => byName(a.name, b.name));
    expect(answer.teams).toEqual(expected);
    const groups = [...new Set(entry.teams.map(({ group }) => group))].filter((group) => group !== null);
    expect(Object.keys(answer.groupedTeams)).toEqual(groups.toSorted());
    for (const group of groups) {
      expect(answer.groupedTeams[group]).toEqual(expected.filter(({ group_name }) => group_name === group));
    }
  }
});

describe('bad input', () => {
  const paths = (id: string) =>
    ['', '/seasons', '/gameweeks', '/total-matches-played', '/elimination-matches', '/teams', '/gameweek-goals'].map(
      (rest) => `/api/competitions/${id}${rest}`,
    );

  test.each(['0', '-1', 'abc', '2147483648', '1.5', '1%00'])('competition %s is a 400', async (id) => {
    for (const path of paths(id)) await site.refuse(path, 400);
  });

  test('an unknown competition is a 404', async () => {
    for (const path of paths('2147483647')) await site.refuse(path, 404);
  });

  test('a season that is malformed, repeated or not one of the competition', async () => {
    const { competition } = league.competitionSeasons[0]!;
    for (const path of paths(String(competitionId(competition))).slice(2)) {
      for (const season of ['0', '-1', 'abc', '', '1%00', '1&season=2'])
        await site.refuse(`${path}?season=${season}`, 400);
      await site.refuse(`${path}?season=2147483647`, 404);
    }
  });

  test('a gameweek of another competition is a 404', async () => {
    const [first] = league.competitionSeasons;
    const other = league.competitionSeasons.find(({ competition }) => competition !== first!.competition)!;
    const foreign = site.gameweekId(other.competition, other.season, other.gameweeks[0]!.number);
    const path = (gameweek: string | number) =>
      `/api/competitions/${competitionId(first!.competition)}/gameweeks/${gameweek}/matches`;
    for (const gameweek of [foreign, 2147483647]) await site.refuse(path(gameweek), 404);
    for (const gameweek of ['0', 'abc', '2147483648', '1%00']) await site.refuse(path(gameweek), 400);
  });
});
