import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  Fixtures,
  Results,
  TeamAwards,
  TeamCompetitions,
  TeamDetails,
  TeamNews,
  TeamStats,
  TeamTransfers,
} from '#contract/http/team.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
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
  NOW,
  openTeamLeague,
  scoreOf,
  sum,
  today,
  type TeamLeague,
} from '#tests/support/team-league.ts';

/* Every team of the demo league, against sums made here from the league in memory. */

let site: TeamLeague;
beforeAll(async () => {
  site = await openTeamLeague();
});
afterAll(() => site?.close());

const idOf: TeamLeague['idOf'] = (...of) => site.idOf(...of);
const keyOf: TeamLeague['keyOf'] = (...of) => site.keyOf(...of);
const ask: TeamLeague['ask'] = (...request) => site.ask(...request);

describe.each(clubs)('%s', (team) => {
  const own = league.matches.filter(isOf(team));

  test('details', async () => {
    const entry = league.teams.find(({ key }) => key === team)!;
    const details = await ask<TeamDetails>('one', team);
    expect(details).toMatchObject({
      name: entry.name,
      short_name: entry.shortName,
      city: entry.city,
      founded: entry.founded,
      stadium: entry.stadium,
      description: entry.descriptionEn,
      description_bg: entry.descriptionBg,
      socialMedia: { instagram: entry.instagram, facebook: entry.facebook, twitter: entry.twitter },
      website: entry.website,
    });
    const current = entriesOf(team).filter(({ season }) => season === currentSeason.key);
    expect(details.competitions.map((competition) => keyOf('competitions', competition))).toEqual(
      current.map(({ competition }) => competition).toSorted(byRank((key) => key)),
    );
  });

  test('fixtures: what the current season has left, by competition and soonest first', async () => {
    const open = own.filter((match) => !isPlayed(match) && match.season === currentSeason.key);
    const hasLostItsDay = ({ status, startTime }: MatchEntry) =>
      startTime === null || (/POSTPONED|CANCELLED/.test(status) && dayAt(new Date(startTime)) < today);
    const expected = open
      .toSorted(
        (a, b) =>
          byRank<MatchEntry>(({ competition }) => competition)(a, b) ||
          Number(hasLostItsDay(a)) - Number(hasLostItsDay(b)) ||
          (a.startTime ?? '9').localeCompare(b.startTime ?? '9') ||
          idOf('matches', a.key) - idOf('matches', b.key),
      )
      .map((match) => [match.competition, match.key, match.status, match.home === team]);
    const { totalFixtures, fixtures } = await ask<Fixtures>('fixtures', team);
    const rows = fixtures.flatMap(({ competition, matches }) =>
      matches.map((match) => [
        keyOf('competitions', competition),
        keyOf('matches', match),
        match.status,
        match.isHomeTeam,
      ]),
    );
    expect(rows).toEqual(expected);
    expect(totalFixtures).toBe(open.length);
    expect(new Set(fixtures.map(({ competition }) => competition.id)).size).toBe(fixtures.length);
  });

  test('results: the latest season with any, newest first, seen from its side', async () => {
    const played = own.filter(isPlayed);
    const season = played.some((match) => match.season === currentSeason.key)
      ? currentSeason.key
      : played
          .map((match) => match.season)
          .toSorted()
          .at(-1);
    const expected = played
      .filter((match) => match.season === season)
      .toSorted(
        (a, b) =>
          byRank<MatchEntry>(({ competition }) => competition)(a, b) ||
          b.startTime!.localeCompare(a.startTime!) ||
          idOf('matches', b.key) - idOf('matches', a.key),
      )
      .map((match) => {
        const [home, away] = scoreOf(match);
        const [scored, conceded] = match.home === team ? [home, away] : [away, home];
        return [match.key, home, away, scored > conceded ? 'W' : scored < conceded ? 'L' : 'D'];
      });
    const { totalResults, results } = await ask<Results>('results', team);
    expect(
      results.flatMap(({ matches }) =>
        matches.map((match) => [keyOf('matches', match), match.score.home, match.score.away, match.result]),
      ),
    ).toEqual(expected);
    expect(totalResults).toBe(expected.length);
  });

  test('competitions, each with its seasons', async () => {
    const { competitions } = await ask<TeamCompetitions>('competitions', team);
    const listed = competitions.flatMap((competition) =>
      competition.seasons.map((season) => [keyOf('competitions', competition), season.name, season.isCurrent]),
    );
    const seasonOf = (key: string) => league.seasons.find((season) => season.key === key)!;
    expect(listed).toEqual(
      entriesOf(team)
        .toSorted((a, b) => byRank<typeof a>((e) => e.competition)(a, b) || b.season.localeCompare(a.season))
        .map(({ competition, season }) => [
          competition,
          `${seasonOf(season).yearStart}/${seasonOf(season).yearEnd}`,
          seasonOf(season).isCurrent,
        ]),
    );
  });

  test('transfers: who came, and who left and is not there any more', async () => {
    const hidden = new Set(league.players.filter((player) => player.hidden).map(({ key }) => key));
    const stayed = (player: string, day: string) =>
      league.memberships.some(
        (m) => m.player === player && m.team === team && m.joinedOn <= day && (m.leftOn === null || m.leftOn > day),
      );
    const shown = league.transfers
      .filter(({ player }) => !hidden.has(player))
      .toSorted((a, b) => b.movedOn.localeCompare(a.movedOn) || idOf('transfers', b.key) - idOf('transfers', a.key));
    const seasonOn = (day: string) =>
      league.seasons.filter(({ endsOn }) => endsOn >= day).toSorted((a, b) => a.endsOn.localeCompare(b.endsOn))[0]!;
    const answer = await ask<TeamTransfers>('transfers', team);
    const rowsOf = (list: TeamTransfers['transfersIn']) =>
      list.map((row) => [keyOf('transfers', row), row.transferDate, keyOf('seasons', row.season!)]);
    const row = ({ key, movedOn }: { key: string; movedOn: string }) => [key, movedOn, seasonOn(movedOn).key];
    expect(rowsOf(answer.transfersIn)).toEqual(shown.filter(({ toTeam }) => toTeam === team).map(row));
    expect(rowsOf(answer.transfersOut)).toEqual(
      shown.filter(({ fromTeam, player, movedOn }) => fromTeam === team && !stayed(player, movedOn)).map(row),
    );
  });

  test('awards of the team, not of its players', async () => {
    const { awards } = await ask<TeamAwards>('awards', team);
    const own = league.awards.filter((award) => award.team === team && award.type === 'TEAM_SEASONAL');
    expect(new Map(awards.map((award) => [keyOf('awards', award), award.type]))).toEqual(
      new Map(own.map(({ key, subtype }) => [key, subtype])),
    );
    expect(awards.length).toBe(own.length);
    expect(awards.map(({ awardedDate }) => awardedDate)).toEqual(
      awards
        .map(({ awardedDate }) => awardedDate)
        .toSorted()
        .toReversed(),
    );
  });

  test('stats: sums of the finished and awarded matches', async () => {
    const stats = await ask<TeamStats>('stats', team);
    const played = own.filter(isPlayed);
    const record = (matches: MatchEntry[]) => {
      const sides = matches.map((match) => {
        const [home, away] = scoreOf(match);
        return match.home === team ? { scored: home, conceded: away } : { scored: away, conceded: home };
      });
      return {
        matchesPlayed: matches.length,
        wins: sides.filter(({ scored, conceded }) => scored > conceded).length,
        draws: sides.filter(({ scored, conceded }) => scored === conceded).length,
        losses: sides.filter(({ scored, conceded }) => scored < conceded).length,
        goalsFor: sum(sides, ({ scored }) => scored),
        goalsAgainst: sum(sides, ({ conceded }) => conceded),
        goalDifference: sum(sides, ({ scored, conceded }) => scored - conceded),
      };
    };
    const teamStats = (matches: MatchEntry[]) =>
      matches.flatMap((match) => match.teamStats.filter((row) => row.team === team));
    const period = (matches: MatchEntry[]) => {
      const ratings = teamStats(matches).flatMap(({ averageRating }) => averageRating ?? []);
      return {
        ...record(matches),
        cleanSheets: matches.filter(
          (match) => match.status === 'FINISHED' && scoreOf(match)[match.home === team ? 1 : 0] === 0,
        ).length,
        avgRating: average(ratings),
      };
    };
    expect(stats.allTime).toEqual(period(played));
    expect(stats.currentSeason).toEqual(period(played.filter((match) => match.season === currentSeason.key)));
    const seasons = [...new Set(played.map((match) => match.season))].toSorted().toReversed();
    expect(stats.allSeasons.map(({ season }) => keyOf('seasons', season))).toEqual(seasons);
    for (const { season, totals, competitions } of stats.allSeasons) {
      const inSeason = played.filter((match) => match.season === keyOf('seasons', season));
      expect(totals).toMatchObject(record(inSeason));
      const points = competitions.flatMap((row) => row.stats.points ?? []);
      expect(totals.points, '[ST29]').toBe(points.length === 0 ? null : sum(points, (given) => given));
      expect(competitions.map(({ competition }) => keyOf('competitions', competition))).toEqual(
        [...new Set(inSeason.map((match) => match.competition))].toSorted(byRank((key) => key)),
      );
      for (const row of competitions) {
        const competition = keyOf('competitions', row.competition);
        const matches = inSeason.filter((match) => match.competition === competition);
        const { format } = league.competitionSeasons.find(
          (entry) => entry.competition === competition && entry.season === keyOf('seasons', season),
        )!;
        expect(row.stats.points === null, '[ST29]').toBe(format === 'KNOCKOUT');
        expect(row.stats).toMatchObject({
          ...record(matches),
          totalYellowCards: sum(teamStats(matches), ({ yellowCards }) => yellowCards ?? 0),
          totalRedCards: sum(teamStats(matches), ({ redCards }) => redCards ?? 0),
        });
      }
    }
  });

  test('news: those that name it, newest first, twenty at most', async () => {
    const { news } = await ask<TeamNews>('news', team);
    const expected = league.news
      .filter((row) => (row.team === team || row.secondTeam === team) && Date.parse(row.publishedAt) <= NOW.getTime())
      .toSorted(
        (a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt) || idOf('news', b.key) - idOf('news', a.key),
      )
      .slice(0, 20);
    expect(news.map((row) => keyOf('news', row))).toEqual(expected.map(({ key }) => key));
  });
});
